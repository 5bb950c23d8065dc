import { ENTRIES } from '@peerless/heroes/reference-ru';
import { TERMS } from '@peerless/text/ru/terms';
import { told } from './outline.ts';
import { cards } from './ru/cards.ts';
import { cases } from './ru/cases.ts';
import { combat } from './ru/combat.ts';
import { glossary } from './ru/glossary.ts';
import { heroes } from './ru/heroes.ts';
import { table } from './ru/table.ts';
import { turn } from './ru/turn.ts';

export { inflected } from '@peerless/text/ru/inflected';
export const rules = told(
  {
    aim: 'Цель игры',
    setup: TERMS.setup,
    turn: 'Ход',
    maneuver: 'Манёвр и перемещение',
    scheme: TERMS.scheme,
    combat: 'Атака и бой',
    values: 'Значения и усиления',
    damage: 'Урон, поражение и конец игры',
    drawing: 'Взятие и сброс карт',
    cards: 'Карты и как их читать',
    board: TERMS.board,
    freeForAll: TERMS.freeForAll,
    teams: 'Командная игра',
    hidden: 'Открытое и скрытое',
    heroes: TERMS.heroes,
    cases: 'Трудные случаи',
    options: TERMS.rulesOptions,
    glossary: 'Словарик',
  },
  { ...turn, ...combat, ...cards, ...table, ...heroes, ...cases, ...glossary },
  ENTRIES,
);
