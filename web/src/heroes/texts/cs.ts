import { TERMS } from '@peerless/text/cs/terms';
import type { texts as english } from './en.ts';

const rules = new Intl.PluralRules('cs');
const plural = (number: number, one: string, few: string, other: string): string =>
  `${number} ${{ one, few, other }[rules.select(number) as 'one' | 'few' | 'other']}`;

export const texts: typeof english = {
  title: TERMS.heroes,
  back: 'Zpět',
  all: 'Všichni hrdinové',
  unknown: (id) => `Hrdina „${id}“ tu není.`,
  alone: 'Bez pomocníků',
  reach: { melee: TERMS.melee, ranged: TERMS.ranged },
  fighters: TERMS.fighters,
  abilities: 'Zvláštní schopnosti',
  numbers: 'V číslech',
  measure: 'Údaj',
  measures: {
    health: 'Zdraví',
    move: 'Pohyb',
    attack: TERMS.attackCards,
    defense: TERMS.defenseCards,
    versatile: TERMS.versatileCards,
    scheme: TERMS.schemeCards,
    attackValue: 'Průměrná útočná hodnota',
    defenseValue: 'Průměrná obranná hodnota',
    boostValue: 'Průměrné posílení',
  },
  aboutMeans: 'Univerzální karty se počítají k útoku i k obraně.',
  none: '–',
  playAs: 'Hrát za tohoto hrdinu',
  compareWith: 'S kým porovnat',
  compare: 'Porovnat',
  pair: (one, other) => `${one} a ${other}`,
  deck: TERMS.deck,
  shown: (shown, all) => (shown === all ? plural(all, 'karta', 'karty', 'karet') : `${shown} z celkem ${all} karet`),
  nothing: 'Žádná taková karta tu není. Zkuste volnější podmínky.',
  copies: (copies) => plural(copies, 'kopie', 'kopie', 'kopií'),
  print: 'Vytisknout seznam',
  type: 'Druh',
  types: { attack: TERMS.attack, defense: TERMS.defense, versatile: TERMS.versatile, scheme: TERMS.scheme },
  value: 'Hodnota',
  text: 'Text',
  user: 'Kdo ji používá',
  everybody: 'Všechny karty',
  search: 'Hledat v názvech a textech',
  sort: 'Řazení',
  sorts: { deck: 'Jako v balíčku', value: 'Podle hodnoty', boost: 'Podle posílení', name: 'Podle názvu' },
};
