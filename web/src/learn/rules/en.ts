import { cards } from './en/cards.ts';
import { cases } from './en/cases.ts';
import { combat } from './en/combat.ts';
import { glossary } from './en/glossary.ts';
import { heroes } from './en/heroes.ts';
import { table } from './en/table.ts';
import { turn } from './en/turn.ts';
import { told } from './outline.ts';

export const rules = told(
  {
    aim: 'The aim',
    setup: 'Setup',
    turn: 'A turn',
    maneuver: 'Maneuver and movement',
    scheme: 'Scheme',
    combat: 'Attack and combat',
    values: 'Values and boosts',
    damage: 'Damage, defeat and the end',
    drawing: 'Drawing and discarding',
    cards: 'Cards and how to read them',
    board: 'The board',
    freeForAll: 'Free-for-all',
    teams: 'Teams',
    hidden: 'Hidden and public',
    heroes: 'Heroes',
    cases: 'Tricky cases',
    options: 'Options',
    glossary: 'Glossary',
  },
  { ...turn, ...combat, ...cards, ...table, ...heroes, ...cases, ...glossary },
);
