/** Kinds of data. Each tells what is wrong with a value and where, whatever the value is; nothing throws. */
import { inside, NOUNS, type Noun, type Place, SAID_ONLY, SETTINGS, type Setting, say, start } from './place.ts';
import { LONGEST, type Problem, shown, unknown } from './problems.ts';

export type Data = Record<string, unknown>;
export const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
export const MOST_LISTED = 256;
/** The entries of a list, as many as any list can have. */
export const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MOST_LISTED) : []);
export const texts = (value: unknown): string[] => listed(value).filter((entry) => typeof entry === 'string');
export const idsOf = (value: unknown): string[] => texts(listed(value).map((entry) => (isData(entry) ? entry.id : undefined)));
const has = (of: object, key: string): boolean => Object.hasOwn(of, key);

export type Synonyms = Readonly<Record<string, string>>;
export function strange(what: string, word: unknown, known: readonly string[], synonyms: Synonyms = {}): string {
  if (word === undefined) return 'is missing';
  if (typeof word !== 'string') return `must be text, not ${shown(word)}`;
  if (!known.length) return `unknown ${what} ${shown(word)}; there is none`;
  if (has(synonyms, word)) return `unknown ${what} "${word}"; did you mean "${synonyms[word]}"?`;
  return word.length > LONGEST ? `unknown ${what} ${shown(word)}` : unknown(what, word, known);
}

/** What a value must be to count as a T. */
export interface Kind<T> {
  (value: unknown, at: Place): void;
  /** For the compiler alone. */
  readonly of?: T;
  /** What a plain value is taken from: for whoever makes up examples. */
  readonly holds?: Holds;
}
export type Holds =
  | { readonly from: number; readonly to: number }
  | { readonly oneOf: readonly unknown[]; readonly said?: Setting | Readonly<Record<string, Setting>> }
  | { readonly noun: Noun; readonly isYours?: true }
  | { readonly some: Kind<unknown>; readonly least: number };
/** A kind that says what its values are taken from. */
const holding = <T>(holds: Holds, check: (value: unknown, at: Place) => void): Kind<T> => Object.assign(check, { holds });
/** All that is wrong with a value; nothing if it is of that kind. */
export function problemsOf<T>(value: unknown, kind: Kind<T>, names: Place['names'] = {}): Problem[] {
  const at = start(names);
  kind(value, at);
  return at.problems;
}
export interface Optional<T> {
  readonly optional: Kind<T>;
}
export const optional = <T>(kind: Kind<T>): Optional<T> => ({ optional: kind });
/** A kind for every field; the compiler asks for each of them. */
export type Fields<T> = { readonly [K in keyof T]-?: undefined extends T[K] ? Optional<Exclude<T[K], undefined>> : Kind<T[K]> };

/** Whatever fits, with the words for it. */
export const fitting =
  <T>(is: string, fits: (value: unknown) => boolean): Kind<T> =>
  (value, at) => {
    if (!fits(value)) say(at, `must be ${is}, not ${shown(value)}`);
  };
/** The same, or nothing. */
export const orNull =
  <T>(kind: Kind<T>): Kind<T | null> =>
  (value, at) => {
    if (value !== null) kind(value, at);
  };
/** One of these values. */
export const among = <const V extends string | boolean>(values: readonly V[]): Kind<V> =>
  fitting(values.map(shown).join(' or '), (value) => values.includes(value as V));
const inRange = (value: unknown, least: number, most: number): boolean => typeof value === 'number' && value >= least && value <= most;
export const numberFrom =
  (least: number, most: number): Kind<number> =>
  (value, at) => {
    if (!inRange(value, least, most)) say(at, `must be a number from ${least} to ${most}, not ${shown(value)}`);
  };
export const wholeFrom = (least: number, most: number): Kind<number> =>
  holding({ from: least, to: most }, (value, at) => {
    if (!inRange(value, least, most) || !Number.isInteger(value))
      say(at, `must be a whole number from ${least} to ${most}, not ${shown(value)}`);
  });
export const yesOrNo: Kind<boolean> = fitting('true or false', (value) => typeof value === 'boolean');
export const yes: Kind<true> = holding({ oneOf: [true] }, (value, at) => {
  if (value !== true) say(at, `must be true or left out, not ${shown(value)}`);
});
export const text: Kind<string> = (value, at) => {
  if (typeof value !== 'string' || value.trim() === '' || value.length > LONGEST)
    say(at, `must be a text of 1 to ${LONGEST} characters, not ${shown(value)}`);
};
export const anyText: Kind<string> = fitting('a text', (value) => typeof value === 'string');
export const id: Kind<string> = (value, at) => {
  if (typeof value !== 'string' || !/^[a-z0-9-]{1,64}$/.test(value))
    say(at, `must be 1 to 64 small letters, digits and "-", not ${shown(value)}`);
};
export const oneOf = <const W extends string>(what: string, words: readonly W[]): Kind<W> =>
  holding({ oneOf: words }, (value, at) => {
    if (!words.includes(value as W)) say(at, strange(what, value, words));
  });
/** One of these words, where it has a meaning. */
export const wordIn = <W extends string>(what: string, words: Readonly<Record<W, Setting>>): Kind<W> =>
  holding({ oneOf: Object.keys(words), said: words }, (value, at) => {
    if (typeof value !== 'string' || !has(words, value)) say(at, strange(what, value, Object.keys(words)));
    else checkSetting(value, words[value as W], at);
  });
/** A number, or one word in its place. */
export const numberOr = <W extends string>(other: W, kind: Kind<number>): Kind<number | W> =>
  holding({ oneOf: [other, 1, 2] }, (value, at) => {
    if (value !== other) kind(value, at);
  });
export function checkSetting(word: string, needed: Setting, at: Place): void {
  if (SETTINGS.indexOf(needed) > SETTINGS.indexOf(at.setting)) say(at, `"${word}" can be said only ${SAID_ONLY[needed]}`);
}

/** A name of something that is there. */
export const name = (noun: Noun): Kind<string> =>
  holding({ noun }, (value, at) => {
    const known = at.names[noun] ?? [];
    if (!known.includes(value as string)) say(at, strange(NOUNS[noun], value, known));
  });
/** The same, where it is this hero's own and not the opponent's. */
export const yourName = (noun: Noun): Kind<string> =>
  holding({ noun, isYours: true }, (value, at) => {
    name(noun)(value, at);
    checkYours(noun, at);
  });
function checkYours(noun: Noun, at: Place): void {
  if (at.isTurned) say(at, `inside "opponent" this means a ${NOUNS[noun]} of the opponent's`);
}

/** What tells entries of a list apart, and the field it is in. */
export interface Apart {
  key: (entry: unknown) => string | undefined;
  field?: string;
}
export const BY_ID: Apart = { key: (entry) => (isData(entry) && typeof entry.id === 'string' ? entry.id : undefined), field: 'id' };
export const ITSELF: Apart = { key: (entry) => (typeof entry === 'string' ? entry : undefined) };

interface Size {
  least?: number;
  most: number;
  apart?: Apart;
}
/** Looks at no more entries than are allowed. */
export const list = <T>(kind: Kind<T>, { least = 0, most, apart }: Size): Kind<readonly T[]> =>
  holding({ some: kind, least }, (value, at) => {
    if (!Array.isArray(value)) return say(at, `must be a list, not ${shown(value)}`);
    if (value.length < least || value.length > most) say(at, `must have ${manyFrom(least, most)} entries, not ${value.length}`);
    const entries = value.slice(0, most);
    for (const [i, entry] of entries.entries()) kind(entry, inside(at, i));
    if (apart) checkApart(entries, apart, at);
  });
function manyFrom(least: number, most: number): string {
  if (least === most) return `${most}`;
  return least ? `${least} to ${most}` : `at most ${most}`;
}
function checkApart(entries: readonly unknown[], { key, field }: Apart, at: Place): void {
  const first = new Map<string, number>();
  entries.forEach((entry, i) => {
    const own = key(entry);
    if (own === undefined) return;
    const before = first.get(own);
    if (before === undefined) first.set(own, i);
    else say(field ? inside(inside(at, i), field) : inside(at, i), `"${own}" is there already: ${inside(at, before).path}`);
  });
}

const MOST_FIELDS = 64;
/** Every field that is there is known, and every one that must be there is. */
export function checkFields(data: Data, fields: Readonly<Record<string, unknown>>, at: Place, tag?: string): void {
  const known = Object.keys(fields);
  const given = Object.keys(data);
  if (given.length > MOST_FIELDS) return say(at, `must have at most ${MOST_FIELDS} fields, not ${given.length}`);
  for (const key of given) if (key !== tag && !known.includes(key)) say(inside(at, key), strange('field', key, known));
  checkKnown(data, fields, at);
}
function checkKnown(data: Data, fields: Readonly<Record<string, unknown>>, at: Place): void {
  for (const key of Object.keys(fields)) {
    const field = fields[key] as Kind<unknown> | Optional<unknown>;
    const value = has(data, key) ? data[key] : undefined;
    if (value !== undefined) (typeof field === 'function' ? field : field.optional)(value, inside(at, key));
    else if (typeof field === 'function') say(inside(at, key), 'is missing');
  }
}
export const record =
  <T>(fields: NoInfer<Fields<T>>): Kind<T> =>
  (value, at) => {
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    checkFields(value, fields, at);
  };
/** The same, whatever else there is: others look at that. */
export const containing =
  <T>(fields: NoInfer<Fields<T>>): Kind<T> =>
  (value, at) => {
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    checkKnown(value, fields, at);
  };
/** The same kind under every name. */
export const each =
  <T>(kind: Kind<T>): Kind<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    for (const [key, entry] of Object.entries(value).slice(0, MOST_LISTED)) kind(entry, inside(at, key));
  };
/** Under every name a kind of its own; others mean nothing here. */
export const named =
  <T>(what: string, kinds: Readonly<Record<string, Kind<T>>>): Kind<Readonly<Record<string, T>>> =>
  (value, at) => {
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    const known = Object.keys(kinds);
    // Of so many at least some are strange: that is told of them, and nobody looks at more.
    for (const [key, entry] of Object.entries(value).slice(0, known.length + MOST_FIELDS))
      if (has(kinds, key)) kinds[key](entry, inside(at, key));
      else say(inside(at, key), strange(what, key, known));
  };
/** Then also what no single field can tell. */
export const also =
  <T>(kind: Kind<T>, check: (data: Data, at: Place) => void): Kind<T> =>
  (value, at) => {
    kind(value, at);
    if (isData(value)) check(value, at);
  };
/** The same kind, in a place that the value itself may change. */
export const within =
  <T>(change: (data: Data, at: Place) => Partial<Place>, kind: Kind<T>): Kind<T> =>
  (value, at) =>
    kind(value, { ...at, ...change(isData(value) ? value : {}, at) });
/** One of several records, known by a field that only it has. */
export const byField =
  <T>(kinds: Readonly<Record<string, Kind<T>>>): Kind<T> =>
  (value, at) => {
    const known = Object.keys(kinds);
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    const found = known.find((key) => has(value, key));
    if (found) return kinds[found](value, at);
    const [wrong] = Object.keys(value);
    if (wrong === undefined) say(at, `must have one of the fields ${known.join(', ')}`);
    else say(inside(at, wrong), strange('field', wrong, known));
  };
/** One of several records, told apart by what one of their fields says. */
export const byTag =
  <T extends Readonly<Record<K, string>>, K extends string>(
    tag: K,
    kinds: { readonly [V in T[K]]: Kind<Omit<Extract<T, Readonly<Record<K, V>>>, K>> },
  ): Kind<T> =>
  (value, at) => {
    if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
    const found = value[tag];
    if (typeof found === 'string' && has(kinds, found)) kinds[found as T[K]](value, at);
    else say(inside(at, tag), strange(tag, found, Object.keys(kinds)));
  };

const DEEPEST = 12;
export const MOST_WORDS = 1000;
/** Words inside words, as far as is sane. */
export const nested =
  <T>(kind: Kind<T>): Kind<T> =>
  (value, at) => {
    if (at.depth === DEEPEST) say(at, `is more than ${DEEPEST} words deep`);
    else kind(value, { ...at, depth: at.depth + 1 });
  };

/** There must be one of these, and maybe of this hero's own. */
export function checkNeeds(said: string, needs: Noun, isYours: boolean, at: Place): void {
  if (!at.names[needs]?.length) say(at, `"${said}" needs a ${NOUNS[needs]}, and there is none`);
  else if (isYours) checkYours(needs, at);
}
/** A mark that means something only where a word of that name could be said. */
export const markSaid = (word: string, said: Setting): Kind<true> =>
  holding({ oneOf: [true], said }, (value, at) => {
    yes(value, at);
    checkSetting(word, said, at);
  });
