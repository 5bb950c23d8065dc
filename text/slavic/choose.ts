import type { Effect } from '@peerless/engine';
import type { Context } from '../language.ts';
import { heavy, type Mood, type Phrase } from '../sentence.ts';
import type { VerbText } from '../words.ts';

export interface Choosing<Verb extends string> {
  act(context: Context, mood: Mood, say: (verb: (infinitive: Verb) => string) => string): Phrase[];
  numbered(options: readonly (readonly Effect[])[], context: Context): string;
  choose: Verb;
  resolve: Verb;
  /** What follows several options. */
  inOrder(resolve: string): string;
  one: string;
  thatMany: string;
  several(n: number): string;
}
/** "choose one: (1) …; (2) …". */
export const choosing =
  <Verb extends string>(language: Choosing<Verb>): VerbText<'choose'>['says'] =>
  ({ count, of }, context, mood) => {
    const { act, numbered, choose, resolve, inOrder, one, thatMany, several } = language;
    const which = count === 1 ? one : count === 'done' ? thatMany : several(count);
    return act(context, mood, (v) => `${v(choose)} ${which}${count === 1 ? '' : inOrder(v(resolve))}: ${numbered(of, context)}`).map(
      ({ text }) => heavy(text),
    );
  };
