/** Words that one hero brings along. */
import type { Context } from '../language.ts';
import type { Phrase } from '../sentence.ts';
import { act, CARD, count, type Mood, my } from './grammar.ts';

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
} satisfies Record<string, OwnWord>;
