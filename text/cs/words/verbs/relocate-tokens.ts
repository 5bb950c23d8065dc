import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { oneToken, tokens } from '../../tokens.ts';
import { fighter, spaces, token } from '../../who.ts';

export const text: VerbText<'relocateTokens'> = {
  says: (effect, context, mood) => {
    const many = effect.under
      ? `${token(context).acc} z pole ${fighter(effect.under, context).gen} (pokud tam je)`
      : effect.count === 'any'
        ? `libovolný počet ${tokens(context)}, každý`
        : effect.count === 1
          ? oneToken(context, false)
          : `${effect.count} z ${tokens(context)}, každý`;
    return act(context, mood, (v) => `${v('přesunout')} ${many} na ${spaces(effect.where, context).acc}`);
  },
};
