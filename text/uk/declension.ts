/** Cases, genders and numbers. */
import { type CaseOf, type Gender, type NounOf, nouns } from '../slavic/nouns.ts';

export type Case = CaseOf<'loc'>;
export type Noun = NounOf<'loc'>;
export type Shape = Gender | 'plural';

export const { CASES, inEveryCase, noun, someone, fixed, followed } = nouns('loc');

type Endings = Readonly<Record<Shape, string>>;
const HARD: Endings = { m: 'ий|ого|ому||им|ому', f: 'а|ої|ій|у|ою|ій', n: 'е|ого|ому|е|им|ому', plural: 'і|их|им||ими|их' };
const SOFT: Endings = { m: 'ій|ього|ьому||ім|ьому', f: 'я|ьої|ій|ю|ьою|ій', n: 'є|ього|ьому|є|ім|ьому', plural: 'і|іх|ім||іми|іх' };
const PRONOUNS: Record<string, Endings> = {
  ваш: { ...HARD, m: '|ого|ому||им|ому' },
  кожен: { ...HARD, m: 'ен|ного|ному||ним|ному', f: 'на|ної|ній|ну|ною|ній', n: 'не|ного|ному|не|ним|ному' },
  свій: {
    m: 'свій|свого|своєму||своїм|своєму',
    f: 'своя|своєї|своїй|свою|своєю|своїй',
    n: 'своє|свого|своєму|своє|своїм|своєму',
    plural: 'свої|своїх|своїм||своїми|своїх',
  },
  цей: {
    m: 'цей|цього|цьому||цим|цьому',
    f: 'ця|цієї|цій|цю|цією|цій',
    n: 'це|цього|цьому|це|цим|цьому',
    plural: 'ці|цих|цим||цими|цих',
  },
  один: {
    m: 'один|одного|одному||одним|одному',
    f: 'одна|однієї|одній|одну|однією|одній',
    n: 'одне|одного|одному|одне|одним|одному',
    plural: 'одні|одних|одним||одними|одних',
  },
};
const STEMS: Record<string, string> = { ваш: 'ваш', кожен: 'кож' };

/** An adjective or pronoun in a case; the empty accusative follows animacy. */
export function adjective(word: string, shape: Shape, c: Case, animate = false): string {
  const pronoun = PRONOUNS[word];
  const stem = pronoun ? (STEMS[word] ?? '') : word.slice(0, -2);
  const endings = (pronoun ?? (word.endsWith('ій') ? SOFT : HARD))[shape].split('|');
  const follows = c === 'acc' && (shape === 'm' || shape === 'plural');
  return stem + endings[follows ? (animate ? 1 : 0) : CASES.indexOf(c)];
}
/** A past tense: почав, почала, почало. */
export const past = (masculine: string, { gender }: Noun): string => masculine.replace(/в$/, { m: 'в', f: 'ла', n: 'ло' }[gender]);

const rules = new Intl.PluralRules('uk');
export type Count = 'one' | 'few' | 'many';
export const countOf = (n: number): Count => {
  const rule = rules.select(n);
  return rule === 'one' || rule === 'few' ? rule : 'many';
};
/** How a number stands: in a case, or after "по" (по 1 карті, по 2 карти). */
export type Counting = 'nom' | 'acc' | 'gen' | 'each';
/** `count(2, CARD)`: 2 карти; with an adjective if given. */
export function count(n: number, of: Noun, c: Counting = 'acc', word?: string): string {
  const number = countOf(n);
  const agrees = (shape: Shape, in_: Case) => (word ? `${adjective(word, shape, in_, of.animate)} ` : '');
  const single = c === 'each' ? 'dat' : c;
  if (number === 'one') return `${n} ${agrees(of.gender, single)}${of[single]}`;
  const isGenitive = number === 'many' || c === 'gen' || (c === 'acc' && of.animate);
  const several: Case = isGenitive ? 'gen' : 'nom';
  return `${n} ${agrees('plural', several)}${(of.plural ?? of)[several]}`;
}
