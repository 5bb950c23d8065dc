/** What the nouns of a language are made of. */
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
