/** Who does it, and how clauses become sentences. */
import type { Context, Speaker } from '../language.ts';
import { capital, type Mood, type Phrase, phrase, speaker } from '../sentence.ts';

export const isYou = (context: Context): boolean => speaker(context) === 'you';

export interface Speaking<Verb extends string> {
  /** Infinitive: what a player is told to do, and what an opponent does. */
  verbs: Readonly<Record<Verb, readonly [string, string]>>;
  /** What you do, of what an opponent does. */
  second(third: string): string;
  subjects: Readonly<Record<Speaker, string>>;
  may: Readonly<Record<Speaker, string>>;
}
export function speaking<Verb extends string>({ verbs, second, subjects, may }: Speaking<Verb>) {
  const subject = (context: Context): string => subjects[speaker(context)];
  return {
    /** The speaker does it: a command, what an opponent does, or the infinitive. */
    act(context: Context, mood: Mood, say: (verb: (infinitive: Verb) => string) => string): Phrase[] {
      if (mood === 'bare') return phrase(say((verb) => verb));
      if (isYou(context) && !context.isBack) return phrase(say((verb) => verbs[verb][0]));
      return phrase(`${subject(context)} ${say((verb) => (isYou(context) ? second(verbs[verb][1]) : verbs[verb][1]))}`);
    },
    /** "you may …"; the permission is said once. */
    offered: (what: string, context: Context, mood: Mood): Phrase[] => phrase(mood === 'bare' ? what : `${may[speaker(context)]} ${what}`),
    /** The speaker's opponent, as a subject. */
    they: (context: Context): string => (isYou(context) ? subjects.opponent : subjects.you),
    theyMay: (context: Context): string => (isYou(context) ? may.opponent : may.you),
  };
}

/** Closes a subordinate clause: `close` makes it a comma, unless the sentence pauses or ends there anyway. */
export const END = '⟩';

export function ending(close: (text: string) => string) {
  const sentence = (text: string): string => `${capital(close(text))}.`;
  return {
    sentence,
    sentences: (phrases: readonly Phrase[]): string => phrases.map(({ text }) => sentence(text)).join(' '),
    /** Text that is not a whole sentence. */
    closed: close,
  };
}
/** "a, b and c". */
export const listing =
  (and: string) =>
  (items: readonly string[], word = and): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
