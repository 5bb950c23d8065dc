import type { Context } from '../language.ts';
import { capital, joining, type Mood, type Phrase, phrase, speaker } from '../sentence.ts';

type Verb = (base: string) => string;

const IRREGULAR: Record<string, string> = { have: 'has', do: 'does', be: 'is' };
export const third: Verb = (base) =>
  IRREGULAR[base] ?? (/(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`);
const base: Verb = (verb) => verb;

/** The speaker does it: "draw 1 card", "your opponent draws 1 card". */
export function act(context: Context, mood: Mood, say: (verb: Verb) => string): Phrase[] {
  if (mood === 'bare' || (isYou(context) && !context.isBack)) return phrase(say(base));
  return phrase(`${subject(context)} ${say(isYou(context) ? base : third)}`);
}
/** Someone or something else does it: "Alice recovers 2 health", "you may have Alice recover 2 health". */
export function happens(context: Context, mood: Mood, who: string, verb: string, rest: string): Phrase[] {
  if (mood === 'bare') return phrase(`have ${who} ${verb} ${rest}`);
  return phrase(`${isYou(context) ? who : who.replace(/\btheir\b/, possessive(subject(context)))} ${third(verb)} ${rest}`);
}

export function subject(context: Context): string {
  switch (speaker(context)) {
    case 'you':
      return 'you';
    case 'opponent':
      return 'your opponent';
    case 'eachOpponent':
      return 'each opponent';
  }
}
/** "you may draw 1 card"; the permission is said once. */
export const offered = (what: string, context: Context, mood: Mood): Phrase[] =>
  phrase(mood === 'bare' ? what : `${subject(context)} may ${what}`);
export const isYou = (context: Context): boolean => speaker(context) === 'you';
/** The speaker's. */
export const my = (context: Context): string => (isYou(context) ? 'your' : 'their');
/** Of the speaker's opponent. */
export const theirs = (context: Context): string => (isYou(context) ? "your opponent's" : 'your');
export const they = (context: Context): string => (isYou(context) ? 'your opponent' : 'you');
/** `verb` agreeing with the speaker's opponent. */
export const theyDo = (context: Context, verb: string): string => `${they(context)} ${isYou(context) ? third(verb) : verb}`;

export const is = (yes: boolean): string => (yes ? 'is' : 'is not');

export interface Unit {
  one: string;
  many: string;
}
export const CARD: Unit = { one: 'card', many: 'cards' };
export const SPACE: Unit = { one: 'space', many: 'spaces' };
export const ACTION: Unit = { one: 'action', many: 'actions' };
export const DAMAGE: Unit = { one: 'damage', many: 'damage' };
export const HEALTH: Unit = { one: 'health', many: 'health' };
export const isMass = (unit: Unit): boolean => unit.one === unit.many;

const plural = new Intl.PluralRules('en');
export const count = (n: number, unit: Unit): string => `${n} ${plural.select(n) === 'one' ? unit.one : unit.many}`;
const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIX: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const FIRST = ['first', 'second', 'third', 'fourth', 'fifth'];
export const nth = (n: number): string => FIRST[n - 1] ?? `${n}${SUFFIX[ordinal.select(n)] ?? 'th'}`;

export const list = (items: readonly string[], word: 'and' | 'or' = 'and'): string =>
  items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(', ')}, ${word} ${items[items.length - 1]}`;
/** A long name in -es takes the apostrophe alone: "Achilles'", but "Bess's". */
export const possessive = (name: string): string => (/(?:[aeiouy]+[^aeiouy\s]+){2}es$/i.test(name) ? `${name}'` : `${name}'s`);
export const a = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

export const join = joining(', then ');
/** A title at the end may bring its own mark. */
export const sentence = (text: string): string => `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`;
export const sentences = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => sentence(text)).join(' ');
