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
  its: 'її',
  of: {
    thisAttack: 'цієї атаки',
    thisCard: 'цієї карти',
    ownCard: 'своєї карти',
    yourCard: 'вашої карти',
    opponentsCard: 'карти суперника',
  },
});
/** Something comes to equal an amount: "значення цієї карти дорівнює 5". */
export function becomes(mood: Mood, what: string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = (c: 'dat' | 'gen') => (card === 'theirs' ? ofItself(to, c) : undefined) ?? number(to, context, c).join('');
  return phrase(mood === 'bare' ? `прирівняти ${what} до ${equal('gen')}${tail}` : `${what} дорівнює ${equal('dat')}${tail}`);
}
