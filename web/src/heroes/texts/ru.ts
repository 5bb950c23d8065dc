import { TERMS } from '@peerless/text/ru/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('ru');
const plural = (number: number, one: string, few: string, many: string): string =>
  `${number} ${{ one, few, many }[rules.select(number) as 'one' | 'few' | 'many']}`;
const cards = (number: number): string => plural(number, 'карта', 'карты', 'карт');

export const texts: typeof english = {
  title: TERMS.heroes,
  back: 'Назад',
  all: 'Все герои',
  unknown: (id) => `Героя «${id}» здесь нет.`,
  alone: 'Без помощников',
  reach: { melee: TERMS.melee, ranged: TERMS.ranged },
  fighters: TERMS.fighters,
  abilities: 'Способности',
  numbers: 'В числах',
  measure: 'Показатель',
  measures: {
    health: 'Здоровье',
    move: 'Перемещение',
    attack: TERMS.attackCards,
    defense: TERMS.defenseCards,
    versatile: TERMS.versatileCards,
    scheme: TERMS.schemeCards,
    attackValue: 'Среднее значение атаки',
    defenseValue: 'Среднее значение защиты',
    boostValue: 'Среднее усиление',
  },
  aboutMeans: 'Универсальные карты учтены и в атаке, и в защите.',
  none: '–',
  playAs: 'Играть этим героем',
  compareWith: 'С кем сравнить',
  compare: 'Сравнить',
  pair: (one, other) => `${one} и ${other}`,
  deck: TERMS.deck,
  shown: (shown, all) => (shown === all ? cards(all) : `${cards(shown)} из ${all}`),
  nothing: 'Таких карт нет. Смягчите условия.',
  copies: (copies) => plural(copies, 'копия', 'копии', 'копий'),
  print: 'Напечатать список',
  type: 'Тип',
  types: { attack: TERMS.attack, defense: TERMS.defense, versatile: TERMS.versatile, scheme: TERMS.scheme },
  value: 'Значение',
  text: 'Текст',
  user: 'Кто использует',
  everybody: 'Все карты',
  search: 'Искать в названиях и текстах',
  sort: 'Порядок',
  sorts: { deck: 'Как в колоде', value: 'По значению', boost: 'По усилению', name: 'По названию' },
};
