/** Cards in combat and their values. */
import type { Amount, Whose } from '@peerless/engine';
import type { Context } from '../language.ts';
import { type Mood, type Phrase, phrase } from '../sentence.ts';
import { valuing } from '../slavic/values.ts';
import { number, ofItself } from './amounts.ts';
import type { Case } from './declension.ts';
import { theirCard, VALUE } from './grammar.ts';

export const value = valuing({
  value: VALUE,
  theirCard,
  its: 'její',
  of: {
    thisAttack: 'tohoto útoku',
    thisCard: 'této karty',
    ownCard: 'své karty',
    yourCard: 'vaší karty',
    opponentsCard: 'karty protivníka',
  },
});
/** Something comes to equal an amount: "hodnota této karty je 5". */
export function becomes(mood: Mood, what: (c: Case) => string, card: Whose, to: Amount, context: Context, tail = ''): Phrase[] {
  const equal = (card === 'theirs' ? ofItself(to, 'acc') : undefined) ?? number(to, context).join('');
  if (mood === 'bare') return phrase(`změnit ${what('acc')} na ${equal}${tail}`);
  return phrase(`${what('nom')} ${typeof to === 'number' ? 'je' : 'se změní na'} ${equal}${tail}`);
}
