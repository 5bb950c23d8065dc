import { heavy } from '../../../sentence.ts';
import type { VerbText } from '../../../words.ts';
import { act, join } from '../../grammar.ts';
import { oneToken, tokens } from '../../tokens.ts';
import { fighter, spaces, token } from '../../who.ts';

export const text: VerbText<'relocateTokens'> = {
  says: (effect, context, mood) => {
    if (effect.under && mood === 'say') {
      const moved = act(context, mood, (v) => `${v('переставить')} этот жетон в ${spaces(effect.where, context).acc}`);
      return [heavy(`если под ${fighter(effect.under, context).ins} есть ${token(context).nom}, ${join(moved)}`)];
    }
    const many = effect.under
      ? `${token(context).acc} под ${fighter(effect.under, context).ins} (если он там есть)`
      : effect.count === 'any'
        ? `любое количество ${tokens(context)}, каждый —`
        : effect.count === 1
          ? oneToken(context, false)
          : `${effect.count} из ${tokens(context)}, каждый —`;
    return act(context, mood, (v) => `${v('переставить')} ${many} в ${spaces(effect.where, context).acc}`);
  },
};
