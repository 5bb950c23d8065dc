/** Cards in combat and their values. */
import type { Amount, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { isOwner } from '../sentence.ts';
import { amount, ofItself } from './amounts.ts';
import { my, possessive } from './grammar.ts';
import { theirCard } from './who.ts';

export const card = (whose: Whose, context: Context): string =>
  whose === 'theirs' ? theirCard(context) : !isOwner(context) ? `${my(context)} card` : context.isBonusAttack ? 'this attack' : 'this card';
export function value(whose: Whose, context: Context): string {
  if (whose === 'theirs' && context.theirCardNamed) return 'its value';
  return whose === 'yours' && isOwner(context) ? `${possessive(card(whose, context))} value` : `the value of ${card(whose, context)}`;
}
/** What the value of a card becomes: a number, or one of the card itself. */
export const becoming = (whose: Whose, to: Amount, context: Context): string =>
  (whose === 'theirs' ? ofItself(to) : undefined) ?? amount(to, context);
