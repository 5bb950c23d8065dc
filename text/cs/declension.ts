/** Cases, genders and numbers. */
import { type CaseOf, type Gender, type NounOf, nouns } from '../slavic/nouns.ts';

export type Case = CaseOf<'loc'>;
export type Noun = NounOf<'loc'>;
/** A gender, and the plural of a gender. */
export type Shape = Gender | `${Gender}s`;

export const { CASES, inEveryCase, noun, someone, fixed, followed } = nouns('loc');

type Endings = Readonly<Record<Shape, string>>;
const HARD_PLURAL = 'é|ých|ým|é|ými|ých';
const HARD: Endings = {
  m: 'ý|ého|ému||ým|ém',
  f: 'á|é|é|ou|ou|é',
  n: 'é|ého|ému|é|ým|ém',
  ms: HARD_PLURAL,
  fs: HARD_PLURAL,
  ns: 'á|ých|ým|á|ými|ých',
};
const SOFT_PLURAL = 'í|ích|ím|í|ími|ích';
const SOFT: Endings = {
  m: 'í|ího|ímu||ím|ím',
  f: 'í|í|í|í|í|í',
  n: 'í|ího|ímu|í|ím|ím',
  ms: SOFT_PLURAL,
  fs: SOFT_PLURAL,
  ns: SOFT_PLURAL,
};
const YOUR_PLURAL = 'vaše|vašich|vašim|vaše|vašimi|vašich';
const OWN_PLURAL = 'své|svých|svým|své|svými|svých';
const PRONOUNS: Record<string, Endings> = {
  váš: {
    m: 'váš|vašeho|vašemu||vaším|vašem',
    f: 'vaše|vaší|vaší|vaši|vaší|vaší',
    n: 'vaše|vašeho|vašemu|vaše|vaším|vašem',
    ms: YOUR_PLURAL,
    fs: YOUR_PLURAL,
    ns: YOUR_PLURAL,
  },
  svůj: {
    m: 'svůj|svého|svému||svým|svém',
    f: 'svá|své|své|svou|svou|své',
    n: 'své|svého|svému|své|svým|svém',
    ms: OWN_PLURAL,
    fs: OWN_PLURAL,
    ns: 'svá|svých|svým|svá|svými|svých',
  },
  tento: {
    m: 'tento|tohoto|tomuto||tímto|tomto',
    f: 'tato|této|této|tuto|touto|této',
    n: 'toto|tohoto|tomuto|toto|tímto|tomto',
    ms: 'tyto|těchto|těmto|tyto|těmito|těchto',
    fs: 'tyto|těchto|těmto|tyto|těmito|těchto',
    ns: 'tato|těchto|těmto|tato|těmito|těchto',
  },
  jeden: {
    m: 'jeden|jednoho|jednomu||jedním|jednom',
    f: 'jedna|jedné|jedné|jednu|jednou|jedné',
    n: 'jedno|jednoho|jednomu|jedno|jedním|jednom',
    ms: 'jedny|jedněch|jedněm|jedny|jedněmi|jedněch',
    fs: 'jedny|jedněch|jedněm|jedny|jedněmi|jedněch',
    ns: 'jedna|jedněch|jedněm|jedna|jedněmi|jedněch',
  },
};
/** The nominative of several who are animate and masculine: vaši, tito, spojenečtí, různí. */
const ANIMATE: Record<string, string> = { váš: 'vaši', svůj: 'svoji', tento: 'tito', jeden: 'jedni' };
const several = (word: string): string =>
  ANIMATE[word] ??
  word
    .replace(/[sc]ký$/, (end) => (end.startsWith('s') ? 'ští' : 'čtí'))
    .replace(/rý$/, 'ří')
    .replace(/ký$/, 'cí')
    .replace(/ý$/, 'í');

/** An adjective or pronoun in a case. */
export function adjective(word: string, shape: Shape, c: Case, animate = false): string {
  if (shape === 'ms' && animate && c === 'nom') return several(word);
  const pronoun = PRONOUNS[word];
  const endings = (pronoun ?? (word.endsWith('í') ? SOFT : HARD))[shape].split('|');
  const follows = c === 'acc' && shape === 'm';
  return (pronoun ? '' : word.slice(0, -1)) + endings[follows ? (animate ? 1 : 0) : CASES.indexOf(c)];
}
/** Past tenses and passives: začal, začala, začalo; byl pokořen, byla pokořena. */
export const past = (masculine: string, { gender }: Noun): string =>
  masculine
    .split(' ')
    .map((word) => word + { m: '', f: 'a', n: 'o' }[gender])
    .join(' ');

const rules = new Intl.PluralRules('cs');
export type Count = 'one' | 'few' | 'other';
export const countOf = (n: number): Count => {
  const rule = rules.select(n);
  return rule === 'one' || rule === 'few' ? rule : 'other';
};
/** `count(2, CARD)`: 2 karty; with an adjective if given. */
export function count(n: number, of: Noun, c: 'nom' | 'acc' | 'gen' = 'acc', word?: string): string {
  const number = countOf(n);
  const agrees = (shape: Shape, in_: Case) => (word ? `${adjective(word, shape, in_, of.animate)} ` : '');
  if (number === 'one') return `${n} ${agrees(of.gender, c)}${of[c]}`;
  const many: Case = number === 'few' ? c : 'gen';
  return `${n} ${agrees(`${of.gender}s`, many)}${(of.plural ?? of)[many]}`;
}
