import { ENTRIES } from '@peerless/heroes/reference-en';
import { TERMS } from '@peerless/text/en/terms';
import { cards } from './en/cards.ts';
import { cases } from './en/cases.ts';
import { combat } from './en/combat.ts';
import { glossary } from './en/glossary.ts';
import { heroes } from './en/heroes.ts';
import { table } from './en/table.ts';
import { turn } from './en/turn.ts';
import { told } from './outline.ts';

export { inflected } from '@peerless/text/en/inflected';
export const rules = told(
  {
    aim: 'The aim',
    setup: TERMS.setup,
    turn: 'A turn',
    maneuver: 'Maneuver and movement',
    scheme: TERMS.scheme,
    combat: 'Attack and combat',
    values: 'Values and boosts',
    damage: 'Damage, defeat and the end',
    drawing: 'Drawing and discarding',
    cards: 'Cards and how to read them',
    board: 'The board',
    freeForAll: TERMS.freeForAll,
    teams: 'Teams',
    hidden: 'Hidden and public',
    heroes: TERMS.heroes,
    cases: 'Tricky cases',
    options: TERMS.rulesOptions,
    glossary: 'Glossary',
  },
  { ...turn, ...combat, ...cards, ...table, ...heroes, ...cases, ...glossary },
  ENTRIES,
);
