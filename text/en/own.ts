/** Words that one hero brings along. */
import type { Context } from '../language.ts';
import { heavy, type Phrase } from '../sentence.ts';
import { act, CARD, count, isYou, type Mood, my, theyDo } from './grammar.ts';

export type Details = Readonly<Record<string, unknown>>;
type OwnWord = (details: Details, context: Context, mood: Mood) => Phrase[];

export const OWN = {
  foresee: ({ cards, take }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('look')} at the top ${count(Number(cards), CARD)} of ${my(context)} deck, ${v('take')} ${take} of them into ${my(context)} hand and ${v('put')} the others back on top in any order`,
    ),
  research: ({ most, keep }, context, mood) =>
    act(
      context,
      mood,
      (v) =>
        `${v('name')} a number from 0 to ${most}, ${v('draw')} that many cards, ${v('keep')} ${keep === 1 ? 'one' : keep} of them and ${v('put')} the others on the bottom of ${my(context)} deck in any order`,
    ),
  confirm: (_details, context) => {
    const [them, their] = isYou(context) ? ['they', 'their'] : ['you', 'your'];
    return [
      heavy(
        `if ${theyDo(context, 'hold')} a card of that value, ${them} discard one such card of ${their} choice and ${their} hero takes damage equal to its BOOST value; otherwise ${them} show ${their} whole hand to everyone`,
      ),
    ];
  },
} satisfies Record<string, OwnWord>;
