/** Cards in combat and their values. */
import type { Amount, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type Mood, type Phrase, phrase } from '../sentence.ts';
import { valuing } from '../slavic/values.ts';
import { number, ofItself } from './amounts.ts';
import { theirCard, VALUE } from './grammar.ts';

export const value = valuing({
  value: VALUE,
  theirCard,
  its: 'её',
  of: {
    thisAttack: 'этой атаки',
    thisCard: 'этой карты',
    ownCard: 'своей карты',
    yourCard: 'вашей карты',
    opponentsCard: 'карты противника',
  },
});
/** Something comes to equal an amount: "значение этой карты становится равным 5". */
export function becomes(mood: Mood, what: string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = (card === 'theirs' ? ofItself(to, 'dat') : undefined) ?? number(to, context, 'dat').join('');
  return phrase(mood === 'bare' ? `сделать ${what} равным ${equal}${tail}` : `${what} становится равным ${equal}${tail}`);
}
