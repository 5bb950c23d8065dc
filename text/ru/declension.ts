/** Cases, genders and numbers. */
import { type CaseOf, type Gender, type NounOf, nouns } from '../slavic/nouns.ts';

export type Case = CaseOf<'pre'>;
export type Noun = NounOf<'pre'>;
export type Shape = Gender | 'plural';

export const { CASES, inEveryCase, noun, someone, fixed, followed } = nouns('pre');

type Endings = Readonly<Record<Shape, string>>;
const HARD: Endings = { m: 'ый|ого|ому||ым|ом', f: 'ая|ой|ой|ую|ой|ой', n: 'ое|ого|ому|ое|ым|ом', plural: 'ые|ых|ым||ыми|ых' };
const HUSHING: Endings = { m: 'ий|его|ему||им|ем', f: 'ая|ей|ей|ую|ей|ей', n: 'ее|его|ему|ее|им|ем', plural: 'ие|их|им||ими|их' };
const SOFT: Endings = { ...HUSHING, f: 'яя|ей|ей|юю|ей|ей' };
const STRESSED: Endings = { ...HARD, m: 'ой|ого|ому||ым|ом' };
const PRONOUNS: Record<string, Endings> = {
  ваш: {
    m: 'ваш|вашего|вашему||вашим|вашем',
    f: 'ваша|вашей|вашей|вашу|вашей|вашей',
    n: 'ваше|вашего|вашему|ваше|вашим|вашем',
    plural: 'ваши|ваших|вашим||вашими|ваших',
  },
  свой: {
    m: 'свой|своего|своему||своим|своём',
    f: 'своя|своей|своей|свою|своей|своей',
    n: 'своё|своего|своему|своё|своим|своём',
    plural: 'свои|своих|своим||своими|своих',
  },
  этот: {
    m: 'этот|этого|этому||этим|этом',
    f: 'эта|этой|этой|эту|этой|этой',
    n: 'это|этого|этому|это|этим|этом',
    plural: 'эти|этих|этим||этими|этих',
  },
  один: {
    m: 'один|одного|одному||одним|одном',
    f: 'одна|одной|одной|одну|одной|одной',
    n: 'одно|одного|одному|одно|одним|одном',
    plural: 'одни|одних|одним||одними|одних',
  },
};

/** An adjective or pronoun in a case; the empty accusative follows animacy. */
export function adjective(word: string, shape: Shape, c: Case, animate = false): string {
  const pronoun = PRONOUNS[word];
  const stem = pronoun ? '' : word.slice(0, -2);
  const table =
    pronoun ??
    (word.endsWith('ой') ? STRESSED : !word.endsWith('ий') || /[гкх]$/.test(stem) ? HARD : /[жшщч]$/.test(stem) ? HUSHING : SOFT);
  const endings = table[shape].split('|');
  const ending = endings[CASES.indexOf(c)] || endings[animate ? 1 : 0];
  return stem + (/[гкхжшщч]$/.test(stem) ? ending.replace(/^ы/, 'и') : ending);
}
/** A past tense or short form: начал, начала, начало. */
export const past = (stem: string, { gender }: Noun): string => stem + { m: '', f: 'а', n: 'о' }[gender];

const rules = new Intl.PluralRules('ru');
export type Count = 'one' | 'few' | 'many';
export const countOf = (n: number): Count => {
  const rule = rules.select(n);
  return rule === 'one' || rule === 'few' ? rule : 'many';
};
/** How a number stands: in a case, or after "по" (по 1 карте, по 2 карты). */
export type Counting = 'nom' | 'acc' | 'gen' | 'each';
/** `count(2, CARD)`: 2 карты; with an adjective if given. A noun without a plural is a mass: 5 урона. */
export function count(n: number, of: Noun, c: Counting = 'acc', word?: string): string {
  const number = countOf(n);
  const agrees = (shape: Shape, in_: Case) => (word ? `${adjective(word, shape, in_, of.animate)} ` : '');
  const single = c === 'each' ? 'dat' : c;
  if (number === 'one') return `${n} ${agrees(of.gender, single)}${of[single]}`;
  if (!of.plural) return `${n} ${agrees(of.gender, 'gen')}${of.gen}`;
  if (c === 'gen') return `${n} ${agrees('plural', 'gen')}${of.plural.gen}`;
  if (number === 'few') return `${n} ${agrees('plural', of.gender === 'f' ? 'nom' : 'gen')}${of.gen}`;
  return `${n} ${agrees('plural', 'gen')}${of.plural.gen}`;
}
/** "со" before с or з with another consonant. */
export const withPreposition = (ins: string): string => `${/^[«]?[сзшж][бвгджзклмнпрстфхцчшщ]/i.test(ins) ? 'со' : 'с'} ${ins}`;
