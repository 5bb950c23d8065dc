import type { texts as english } from './en.ts';

const RULES = new Intl.PluralRules('cs');
const FOUND: Partial<Record<Intl.LDMLPluralRule, (hits: number) => string>> = {
  one: (hits) => `Nalezeno ${hits} heslo.`,
  few: (hits) => `Nalezena ${hits} hesla.`,
};

export const texts: typeof english = {
  title: 'Jak se hraje',
  back: 'Zpět',
  search: 'Hledat v pravidlech',
  searchHint: 'Slovo nebo pravidlo, např. 7.27',
  found: (hits) => (hits === 0 ? 'Nic nenalezeno.' : (FOUND[RULES.select(hits)]?.(hits) ?? `Nalezeno ${hits} hesel.`)),
  nothing: 'Zkuste kratší slovo nebo se podívejte do kapitol.',
  clear: 'Ukázat vše',
  chapters: 'Kapitoly',
  print: 'Vytisknout',
  rests: 'Pravidla',
  related: 'Viz též',
  toHero: 'Hrdina a balíček',
};
