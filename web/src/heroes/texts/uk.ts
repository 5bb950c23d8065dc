import { TERMS } from '@peerless/text/uk/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('uk');
const plural = (number: number, one: string, few: string, many: string): string =>
  `${number} ${{ one, few, many }[rules.select(number) as 'one' | 'few' | 'many']}`;
const cards = (number: number): string => plural(number, 'карта', 'карти', 'карт');

export const texts: typeof english = {
  title: TERMS.heroes,
  back: 'Назад',
  all: 'Усі герої',
  unknown: (id) => `Героя «${id}» тут немає.`,
  alone: 'Без помічників',
  reach: { melee: TERMS.melee, ranged: TERMS.ranged },
  fighters: TERMS.fighters,
  abilities: 'Особливі вміння',
  numbers: 'У числах',
  measure: 'Показник',
  measures: {
    health: 'Здоров’я',
    move: 'Переміщення',
    attack: TERMS.attackCards,
    defense: TERMS.defenseCards,
    versatile: TERMS.versatileCards,
    scheme: TERMS.schemeCards,
    attackValue: 'Середнє значення атаки',
    defenseValue: 'Середнє значення оборони',
    boostValue: 'Середнє поліпшення',
  },
  aboutMeans: 'Універсальні карти враховано і в атаці, і в обороні.',
  none: '–',
  playAs: 'Грати цим героєм',
  compareWith: 'З ким порівняти',
  compare: 'Порівняти',
  pair: (one, other) => `${one} і ${other}`,
  deck: TERMS.deck,
  shown: (shown, all) => (shown === all ? cards(all) : `${cards(shown)} із ${all}`),
  nothing: 'Таких карт немає. Послабте умови.',
  copies: (copies) => plural(copies, 'копія', 'копії', 'копій'),
  print: 'Надрукувати список',
  type: 'Тип',
  types: { attack: TERMS.attack, defense: TERMS.defense, versatile: TERMS.versatile, scheme: TERMS.scheme },
  value: 'Значення',
  text: 'Текст',
  user: 'Хто використовує',
  everybody: 'Усі карти',
  search: 'Шукати в назвах і текстах',
  sort: 'Порядок',
  sorts: { deck: 'Як у колоді', value: 'За значенням', boost: 'За поліпшенням', name: 'За назвою' },
};
