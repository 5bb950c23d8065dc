/** Two made-up heroes side by side, each with the cards a test is about; red is to act. */
import {
  type CardDefinition,
  type CardEffect,
  type CombatView,
  card,
  type Described,
  EVERYONE,
  type HeroDefinition,
  type Position,
  type SeatPlace,
  type Setup,
  SPECTATOR,
} from '@peerless/engine';
import { expect } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';

/** A hero and its place at the table. `'hero'` in cards and rules stands for the hero's own name. */
export interface Corner extends SeatPlace {
  cards?: readonly CardDefinition[];
  about?: Partial<Omit<HeroDefinition, 'id' | 'deck'>>;
}
export interface Fight extends Table {
  red: string;
  blue: string;
  choose(wanted: Partial<Described>): Fight;
  choices(...wanted: Partial<Described>[]): Fight;
  settled(): Fight;
  /** Declares an attack and lays its card; then the defense, if it is named: null lays none. */
  strike(card: string, defense?: string | null, who?: { fighter?: string; target?: string; boost?: string | null }): Fight;
  /** The combat going on, seen by everybody who may see all. */
  readonly combat: CombatView;
  /** What it counts for now; asserts that its account adds up to just that. */
  value(side: 'attack' | 'defense'): number;
  /** Its account, as 'printed 3'; asserts the same. */
  account(side: 'attack' | 'defense'): string[];
  /** What has happened so far, of these kinds, in a few words each. */
  story(...kinds: string[]): string[];
}

/** Cards of value and timing; BOOST 2, two copies, for any fighter. */
export const attack = (id: string, value: number, ...effects: CardEffect[]): CardDefinition =>
  card(id, { type: 'attack', value, boost: 2, copies: 2, by: 'any' }, ...effects);
export const defense = (id: string, value: number, ...effects: CardEffect[]): CardDefinition => ({
  ...attack(id, value, ...effects),
  type: 'defense',
});
export const versatile = (id: string, value: number, ...effects: CardEffect[]): CardDefinition => ({
  ...attack(id, value, ...effects),
  type: 'versatile',
});

let made = 0;
function makeHero(color: string, { cards = [], about = {} }: Corner): string {
  const id = `${color}-${++made}`;
  const own = JSON.parse(JSON.stringify({ cards, about }).replaceAll('"hero"', `"${id}"`));
  madeUp(id, own.cards, own.about);
  return id;
}
/** Where a corner's cards lie: one of each and a plain one in hand, unless the corner says otherwise. */
function place({ cards = [], about: _, ...given }: Corner): SeatPlace {
  return { hand: [...cards.map((each) => each.id), 'plain'], ...given };
}

/** On a row of nine spaces in one zone, red on s4 and blue on s5; `red` and `blue` name the heroes in the position. */
export function fight(
  red: Corner,
  blue: Corner,
  position: Position = {},
  board = row('fight-row', 9),
  agreed: Pick<Setup, 'options' | 'rules'> = {},
): Fight {
  const names = { red: makeHero('red', red), blue: makeHero('blue', blue) };
  const fighters = Object.fromEntries(
    Object.entries({ red: { space: 's4' }, blue: { space: 's5' }, ...position.fighters }).map(([name, at]) => [
      names[name as 'red'] ?? name,
      at,
    ]),
  );
  return fightOf(
    table({ board, heroes: [names.red, names.blue], ...agreed }, { ...position, fighters, seats: [place(red), place(blue)] }),
    names.red,
    names.blue,
  );
}

export function fightOf(base: Table, red: string, blue: string): Fight {
  const last = () => base.see().combats.at(-1)!;
  const here: Fight = Object.defineProperties(base, {
    combat: { get: last },
    red: { value: red },
    blue: { value: blue },
  }) as Fight;
  return Object.assign(here, {
    strike(name, guard, { fighter = red, target = blue, boost = null } = {}) {
      here.choose({ action: 'attack' });
      if (here.asks.startsWith('attackWith')) here.choose({ fighter });
      if (here.asks.startsWith('target')) here.choose({ target });
      here.choose({ kind: 'attackCard', card: name });
      if (here.asks.startsWith('laidBoost')) here.choose(boost === null ? { pass: true } : { card: boost });
      if (guard !== undefined) here.choose({ kind: 'defense', ...(guard === null ? { pass: true } : { card: guard }) });
      return here;
    },
    value(side) {
      const { value, account } = last()[side];
      expect(account.reduce((sum, { amount }) => sum + amount, 0)).toBe(value);
      return value!;
    },
    account(side) {
      here.value(side);
      return last()[side].account.map(({ how, amount }) => `${how} ${amount}`);
    },
    story(...kinds) {
      return here.events.filter(({ event, sees }) => kinds.includes(event.kind) && !isTwin(sees)).map(({ event }) => inWords(event));
    },
  } satisfies Partial<Fight>);
}

/** Is it the version without its cards, for those who may not see them? */
const isTwin = (sees: number): boolean => (sees & SPECTATOR) !== 0 && sees !== EVERYONE;

function inWords(event: Fight['events'][number]['event']): string {
  switch (event.kind) {
    case 'effect':
      return `${'card' in event.source ? event.source.card : 'ability'} ${event.at}`;
    case 'values':
      return `${event.attack} : ${event.defense}`;
    case 'winner':
      return `${event.role} won`;
    case 'damage':
      return `${event.fighter} takes ${event.amount}`;
    case 'draw':
      return `${event.seat} draws ${event.count}`;
    case 'recover':
      return `${event.fighter} recovers ${event.amount}`;
    case 'defeat':
      return `${event.fighter} falls`;
    case 'over':
      return `${event.winners} wins`;
    default:
      return 'card' in event && event.card ? `${event.kind} ${event.card}` : event.kind;
  }
}
