import { ENTRIES } from '@peerless/heroes/reference-cs';
import { TERMS } from '@peerless/text/cs/terms';
import { cards } from './cs/cards.ts';
import { cases } from './cs/cases.ts';
import { combat } from './cs/combat.ts';
import { glossary } from './cs/glossary.ts';
import { heroes } from './cs/heroes.ts';
import { table } from './cs/table.ts';
import { turn } from './cs/turn.ts';
import { told } from './outline.ts';

export { inflected } from '@peerless/text/cs/inflected';
export const rules = told(
  {
    aim: 'Cíl hry',
    setup: TERMS.setup,
    turn: 'Tah',
    maneuver: 'Manévr a pohyb',
    scheme: TERMS.scheme,
    combat: 'Útok a souboj',
    values: 'Hodnoty a posílení',
    damage: 'Zranění, pokoření a konec hry',
    drawing: 'Tahání a odhazování karet',
    cards: 'Karty a jak je číst',
    board: TERMS.board,
    freeForAll: TERMS.freeForAll,
    teams: 'Týmová hra',
    hidden: 'Veřejné a skryté',
    heroes: TERMS.heroes,
    cases: 'Zapeklité případy',
    options: TERMS.rulesOptions,
    glossary: 'Slovníček',
  },
  { ...turn, ...combat, ...cards, ...table, ...heroes, ...cases, ...glossary },
  ENTRIES,
);
