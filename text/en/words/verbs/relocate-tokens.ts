import type { VerbText } from '../../../words.ts';
import { act } from '../../grammar.ts';
import { oneToken, tokens } from '../../tokens.ts';
import { fighter, spaces, token } from '../../who.ts';

export const text: VerbText<'relocateTokens'> = {
  says: (effect, context, mood) => {
    const many = effect.under
      ? `the ${token(context).name} under ${fighter(effect.under, context)}, if any,`
      : effect.count === 'any'
        ? `any number of ${tokens(context)}, each`
        : effect.count === 1
          ? oneToken(context, false)
          : `${effect.count} of ${tokens(context)}, each`;
    return act(context, mood, (v) => `${v('move')} ${many} to ${spaces(effect.where, context)}`);
  },
  asks: {
    token: ({ count }, _context, { optional }) =>
      count === 'any' ? 'choose the next token, or stop' : `choose the token${optional ? ', or decline' : ''}`,
  },
};
