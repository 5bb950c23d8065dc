/** The forms of nouns, verbs and adjectives in a language with cases. */
import { type Inflected, stemsOf } from '../inflected.ts';
import type { CaseOf, NounOf } from './nouns.ts';

export interface Inflecting<Last extends string, Shape extends string> {
  CASES: readonly CaseOf<Last>[];
  /** Where the nouns are that cards are made of, among other things. */
  grammar: Readonly<Record<string, unknown>>;
  /** Of heroes, boards and what they bring. */
  nouns(): readonly NounOf<Last>[];
  verbs: Readonly<Record<string, readonly string[]>>;
  adjective(word: string, shape: Shape, c: CaseOf<Last>): string;
  /** One for each way in which adjectives end. */
  adjectives: readonly string[];
  shapes: readonly Shape[];
  families: readonly string[];
  forms: Readonly<Record<string, RegExp>>;
}
export function inflecting<Last extends string, Shape extends string>(language: Inflecting<Last, Shape>): Inflected {
  const { CASES, grammar, nouns, verbs, adjective, adjectives, shapes, families, forms } = language;
  const isNoun = (value: unknown): value is NounOf<Last> => typeof value === 'object' && value !== null && 'nom' in value;
  const formsOf = (noun: NounOf<Last>): string[] => CASES.flatMap((c) => [noun[c], ...(noun.plural ? [noun.plural[c]] : [])]);
  return {
    paradigms: () => [
      ...[...Object.values(grammar).filter(isNoun), ...nouns()].map(formsOf),
      ...Object.entries(verbs).map(([infinitive, others]) => [infinitive, ...others]),
      ...adjectives.map((word) => shapes.flatMap((shape) => CASES.map((c) => adjective(word, shape, c)))),
    ],
    families,
    stems: stemsOf(forms),
  };
}
