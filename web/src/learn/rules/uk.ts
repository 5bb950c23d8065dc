import { ENTRIES } from '@peerless/heroes/reference-uk';
import { TERMS } from '@peerless/text/uk/terms';
import { told } from './outline.ts';
import { cards } from './uk/cards.ts';
import { cases } from './uk/cases.ts';
import { combat } from './uk/combat.ts';
import { glossary } from './uk/glossary.ts';
import { heroes } from './uk/heroes.ts';
import { table } from './uk/table.ts';
import { turn } from './uk/turn.ts';

export { inflected } from '@peerless/text/uk/inflected';
export const rules = told(
  {
    aim: 'Мета гри',
    setup: TERMS.setup,
    turn: 'Хід',
    maneuver: 'Маневр і переміщення',
    scheme: TERMS.scheme,
    combat: 'Атака й бій',
    values: 'Значення й поліпшення',
    damage: 'Поранення, загибель і кінець гри',
    drawing: 'Добір і скидання карт',
    cards: 'Карти і як їх читати',
    board: TERMS.board,
    freeForAll: TERMS.freeForAll,
    teams: 'Гра командами',
    hidden: 'Відкрите й приховане',
    heroes: TERMS.heroes,
    cases: 'Складні випадки',
    options: TERMS.rulesOptions,
    glossary: 'Словничок',
  },
  { ...turn, ...combat, ...cards, ...table, ...heroes, ...cases, ...glossary },
  ENTRIES,
);
