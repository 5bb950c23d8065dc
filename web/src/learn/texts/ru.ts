import type { texts as english } from './en.ts';

const RULES = new Intl.PluralRules('ru');
const FOUND: Partial<Record<Intl.LDMLPluralRule, (hits: number) => string>> = {
  one: (hits) => `Найдена ${hits} статья.`,
  few: (hits) => `Найдены ${hits} статьи.`,
};

export const texts: typeof english = {
  title: 'Как играть',
  back: 'Назад',
  search: 'Поиск по правилам',
  searchHint: 'Слово или правило, напр. 7.27',
  found: (hits) => (hits === 0 ? 'Ничего не найдено.' : (FOUND[RULES.select(hits)]?.(hits) ?? `Найдено ${hits} статей.`)),
  nothing: 'Попробуйте слово покороче или загляните в главы.',
  clear: 'Показать всё',
  chapters: 'Главы',
  print: 'Напечатать',
  rests: 'Правила',
  related: 'Смотрите также',
  toHero: 'Герой и колода',
};
