/** What the nouns of a language are made of, and what is wrong with a name that a player brings. */
import { isData, type Problem, shown, strange } from '@peerless/engine';
import type { NameKind } from './lexicon.ts';

export interface NounField {
  /** A text, nothing but `true`, one of these words, or a text for each of these cases. */
  holds: 'text' | 'yes' | { oneOf: readonly string[] } | { each: readonly string[] };
  /** Always, or where there are several of the thing; it may be left out otherwise. */
  needed?: 'always' | 'ofSeveral';
  /** Only names of this kind have it. */
  of?: NameKind;
}
/** The fields of a noun. A plain text stands for a noun that never changes. */
export type Grammar = Readonly<Record<string, NounField>>;

export const inEach = <C extends string>(cases: readonly C[]): Record<C, NounField> =>
  Object.fromEntries(cases.map((c) => [c, { holds: 'text', needed: 'always' }])) as Record<C, NounField>;

/** The place of a field; a strange key is quoted. */
export const inside = (path: string, key: string): string => (/^[\w-]{1,64}$/.test(key) ? `${path}.${key}` : `${path}[${shown(key)}]`);

/** What is named. */
export interface Subject {
  kind: NameKind;
  id: string;
  isSeveral: boolean;
}
/** Titles are never inflected. */
const TITLES: readonly NameKind[] = ['card', 'board', 'tag'];
const LONGEST = 64;
/** A line of its own; the last one is the mark that sentences are built with. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}⟩]/u;

const isText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST && value === value.trim() && !UNFIT.test(value);
const TEXT = `a text of 1 to ${LONGEST} characters in one line`;
const mustBe = (path: string, what: string, value: unknown): Problem[] => [{ path, problem: `must be ${what}, not ${shown(value)}` }];

export function problemsOfName(name: unknown, { kind, isSeveral }: Subject, grammar: Grammar, path: string): Problem[] {
  if (TITLES.includes(kind)) return isText(name) ? [] : mustBe(path, TEXT, name);
  const fields = Object.entries(grammar).filter(([, { of = kind }]) => of === kind);
  const needed = fields.filter(([, { needed: when }]) => when === 'always' || (when === 'ofSeveral' && isSeveral));
  const isInflected = needed.some(([, { needed: when }]) => when === 'ofSeveral');
  if (typeof name === 'string' && isInflected)
    return [{ path, problem: `there are several, so it must be an object with ${needed.map(([field]) => field).join(', ')}` }];
  if (typeof name === 'string') return isText(name) ? [] : mustBe(path, TEXT, name);
  if (!isData(name)) return mustBe(path, 'a text or an object', name);
  return problemsOfFields(name, Object.fromEntries(fields), Object.fromEntries(needed), path);
}
function problemsOfFields(name: Readonly<Record<string, unknown>>, fields: Grammar, needed: Grammar, path: string): Problem[] {
  const missing = Object.keys(needed).filter((field) => !Object.hasOwn(name, field));
  return [
    ...Object.entries(name).flatMap(([field, value]) =>
      Object.hasOwn(fields, field)
        ? problemsOfField(value, fields[field], inside(path, field))
        : [{ path: inside(path, field), problem: strange('field', field, Object.keys(fields)) }],
    ),
    ...missing.map((field) => ({
      path: inside(path, field),
      problem: needed[field].needed === 'always' ? 'is missing' : 'is missing: there are several',
    })),
  ];
}
function problemsOfField(value: unknown, { holds }: NounField, path: string): Problem[] {
  if (holds === 'text') return isText(value) ? [] : mustBe(path, TEXT, value);
  if (holds === 'yes') return value === true ? [] : mustBe(path, 'true or left out', value);
  if ('oneOf' in holds) return holds.oneOf.includes(value as string) ? [] : mustBe(path, `one of ${holds.oneOf.join(', ')}`, value);
  const forms = inEach(holds.each);
  return isData(value) ? problemsOfFields(value, forms, forms, path) : mustBe(path, `an object with ${holds.each.join(', ')}`, value);
}
