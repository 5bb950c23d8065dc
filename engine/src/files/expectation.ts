/** What is expected of data: the parts that are named, and how they may be compared. */
import { fitting, isData, type Kind, nested } from '../data/kinds.ts';
import { inside, say } from '../data/place.ts';

/** What is other than expected, and where. */
export interface Difference {
  problem: string;
  expected: unknown;
  found: unknown;
}

/** In the place of a value: an object with one of these says how the value is compared. No id is written so. */
const COMPARISONS: Readonly<
  Record<string, { takes: Kind<unknown>; compare: (found: unknown, with_: never, path: string) => Difference | null }>
> = {
  anyOrder: { takes: fitting('a list', Array.isArray), compare: inAnyOrder },
  atLeast: {
    takes: fitting('a number', isNumber),
    compare: (found, least: number, path) => bounded(found, least, path, 'less', (n) => n >= least),
  },
  atMost: {
    takes: fitting('a number', isNumber),
    compare: (found, most: number, path) => bounded(found, most, path, 'more', (n) => n <= most),
  },
  has: { takes: fitting('a list', Array.isArray), compare: having },
  otherThan: { takes: () => {}, compare: otherThan },
};
function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}

/** Compares only what is named: fields of objects, lists element by element and of the same length, everything else by equality. */
export function compare(found: unknown, expected: unknown, path: string): Difference | null {
  const differs = (): Difference => ({ problem: `${path || 'it'} differs`, expected, found });
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected) ? null : differs();
  const how = comparisonIn(expected);
  if (how) return COMPARISONS[how].compare(found, (expected as Record<string, unknown>)[how] as never, path);
  if (typeof found !== 'object' || found === null) return differs();
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return differs();
  }
  for (const [key, value] of Object.entries(expected)) {
    if (!Object.hasOwn(found, key)) return { problem: `${path ? `${path}.` : ''}${key} is not there`, expected: value, found: undefined };
    const short = compare((found as Record<string, unknown>)[key], value, path ? `${path}.${key}` : key);
    if (short) return short;
  }
  return null;
}
export const comparisonIn = (expected: object): string | undefined =>
  Array.isArray(expected) ? undefined : Object.keys(expected).find((key) => Object.hasOwn(COMPARISONS, key));

function bounded(found: unknown, bound: number, path: string, is: string, holds: (found: number) => boolean): Difference | null {
  if (typeof found !== 'number') return { problem: `${path || 'it'} is no number`, expected: bound, found };
  return holds(found) ? null : { problem: `${path || 'it'} is ${is}`, expected: bound, found };
}
function otherThan(found: unknown, unwanted: unknown, path: string): Difference | null {
  return compare(found, unwanted, path) ? null : { problem: `${path || 'it'} is so`, expected: { otherThan: unwanted }, found };
}
/** Each expected entry has one of its own, and there may be others. */
function having(found: unknown, expected: readonly unknown[], path: string): Difference | null {
  if (!Array.isArray(found)) return { problem: `${path || 'it'} is no list`, expected: { has: expected }, found };
  return placedEach(found, expected, path);
}
function inAnyOrder(found: unknown, expected: readonly unknown[], path: string): Difference | null {
  if (!Array.isArray(found) || found.length !== expected.length)
    return { problem: `${path || 'it'} differs`, expected: { anyOrder: expected }, found };
  return placedEach(found, expected, path);
}
/** As many as can have an entry of their own do, by augmenting paths. */
function placedEach(found: readonly unknown[], expected: readonly unknown[], path: string): Difference | null {
  const fits = expected.map((each) => found.flatMap((entry, i) => (compare(entry, each, '') ? [] : [i])));
  const takenBy: number[] = found.map(() => -1);
  const place = (wanted: number, tried: Set<number>): boolean =>
    fits[wanted].some((i) => {
      if (tried.has(i)) return false;
      tried.add(i);
      if (takenBy[i] >= 0 && !place(takenBy[i], tried)) return false;
      takenBy[i] = wanted;
      return true;
    });
  const left = expected.findIndex((_, wanted) => !place(wanted, new Set()));
  return left < 0 ? null : { problem: `${path || 'it'} has no entry like this, or too few`, expected: expected[left], found };
}

/** Is it sound, down to the last comparison? */
const part: Kind<unknown> = nested((value, at) => {
  if (Array.isArray(value)) return value.forEach((entry, i) => part(entry, inside(at, i)));
  if (!isData(value)) return;
  const how = comparisonIn(value);
  if (how && Object.keys(value).length > 1) say(at, `"${how}" stands alone in its object`);
  else if (how) COMPARISONS[how].takes(value[how], inside(at, how));
  for (const [key, entry] of Object.entries(value)) part(entry, inside(at, key));
});
/** An object that names parts. */
export const expectation: Kind<unknown> = (value, at) => {
  fitting('an object', isData)(value, at);
  if (isData(value)) part(value, at);
};
