import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { oneToken, tokens } from '../../tokens.ts';
import { fighter, spaces, token } from '../../who.ts';

export const text: VerbText<'relocateTokens'> = {
  says: (effect, context, mood) => {
    const many = effect.under
      ? `${token(context).acc} з комірки ${fighter(effect.under, context).gen} (якщо там є жетон)`
      : effect.count === 'any'
        ? `будь-яку кількість ${tokens(context)}, кожен —`
        : effect.count === 1
          ? oneToken(context, false)
          : `${effect.count} з ${tokens(context)}, кожен —`;
    return act(context, mood, (v) => `${v('переставити')} ${many} в ${spaces(effect.where, context).acc}`);
  },
};
