import type { texts as english } from './en.ts';

const RULES = new Intl.PluralRules('uk');
const ENTRIES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'статтю', few: 'статті' };

export const texts: typeof english = {
  title: 'Як грати',
  back: 'Назад',
  search: 'Пошук у правилах',
  searchHint: 'Слово або правило, напр. 7.27',
  found: (hits) => (hits === 0 ? 'Нічого не знайдено.' : `Знайдено ${hits} ${ENTRIES[RULES.select(hits)] ?? 'статей'}.`),
  nothing: 'Спробуйте коротше слово або зазирніть у розділи.',
  clear: 'Показати все',
  chapters: 'Розділи',
  print: 'Надрукувати',
  rests: 'Правила',
  related: 'Дивіться також',
  toHero: 'Герой і колода',
};
