import type { Context } from '../language.ts';
import { isYou } from '../slavic/sentences.ts';
import { tokensOf } from '../slavic/tokens.ts';
import { token } from './who.ts';

export const tokens = tokensOf(token, 'своих', 'ваших', 'противника');
/** "один из ваших жетонов", "другой ваш жетон". */
export function oneToken(context: Context, another: boolean): string {
  if (!another) return `один из ${tokens(context)}`;
  if (context.owner === 'opponent') return `другой ${token(context).acc} противника`;
  return `другой ${isYou(context) ? 'свой' : 'ваш'} ${token(context).acc}`;
}
