/** A duel to try a hero's cards in: the hero on seat 0 against a plain rival on seat 1, placed by a picture. */
import {
  afterCombat,
  board,
  boardSpace,
  card,
  type Described,
  damage,
  type Event,
  knownBoards,
  learnBoards,
  lines,
  matchOf,
  opposingFighter,
  type Position,
  RULES,
  type SeatPlace,
  type Setup,
  SPECTATOR,
  sidekick,
} from '@peerless/engine';
import { expect } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { type Table, table as tableWith } from '../../engine/test/table.ts';
import { feint } from '../shared/cards.ts';

/** 20 health and a squire of 5; `plain-1` to `plain-9` only have that value, `thorns` fells whoever fights it, and there is Feint. */
madeUp(
  'rival',
  [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => card(`plain-${value}`, { type: 'versatile', value, boost: 1, copies: 2, by: 'any' })),
    card('thorns', { type: 'versatile', value: 0, boost: 1, copies: 2, by: 'any' }, afterCombat(damage(opposingFighter, 9))),
    feint({ boost: 1, copies: 3 }),
  ],
  { health: 20, sidekicks: [sidekick('squire', { health: 5, reach: 'melee' })] },
);

/** For teams: seat 2 beside the hero, seat 3 beside the rival. */
madeUp('ally', []);
madeUp('foe', []);

/** No card is left to draw. */
export const EMPTY_DECK = { rest: 'discard' } as const satisfies SeatPlace;

export interface Attack {
  by?: string;
  on?: string;
  /** The card laid with the attack, for who may do that. */
  boost?: string;
  /** The card laid against it. */
  defense?: string;
}
export interface More extends Omit<Position, 'fighters' | 'seats'> {
  /** Instead of the rival. */
  against?: string;
  /** With an ally and a foe; in a duel there are none. */
  mode?: 'duel' | 'teams';
  options?: Setup['options'];
  rules?: Setup['rules'];
}
export type Thing = string | number;
export interface Duel extends Table {
  /** An attack up to the first question that its cards ask; who and whom need naming only where there is a choice. */
  attack(card: string, how?: Attack): Duel;
  scheme(card: string, by?: string): Duel;
  /** A maneuver: each fighter named goes to its space, in this order. With an empty hand it has begun by itself. */
  maneuver(moves?: Record<string, string>, boost?: string): Duel;
  /** Answers one question after another, each by the name of what is picked. */
  pick(...things: Thing[]): Duel;
  /** The names of all that may be picked now, sorted: spaces, fighters, cards, numbers of options, `pass`, `yes`. */
  offered(): Thing[];
  /** What the cards of the last combat counted: attack and defense, null without a defense card. */
  values(): [number, number | null];
  winner(): 'attacker' | 'defender';
  /** The events of a kind, as everybody saw them. */
  told<K extends Event['kind']>(kind: K): Extract<Event, { kind: K }>[];
  settled(): Duel;
}

/**
 * `'alice . rival:4 | squire'` is a row of spaces s1 … s4, each adjacent to the next: `.` is empty, `|` parts two zones, a number is
 * the health left. Who is not in the picture is defeated. On another board the fighters are given by their spaces.
 * The scene is one action long, or as many as are named, and the game is over with the turn; from the start of a turn it is a whole one.
 */
export function duel(
  hero: string,
  where: string | { board: string; fighters: Position['fighters'] },
  yours: SeatPlace = {},
  theirs: SeatPlace = {},
  { against = 'rival', mode = 'duel', options, rules = RULES, turn = 3, actions = 1, ...more }: More = {},
): Duel {
  const { board: id, fighters } = typeof where === 'string' ? pictured(where) : where;
  const heroes = mode === 'duel' ? [hero, against] : [hero, against, 'ally', 'foe'];
  const setup: Setup = { board: id, heroes, mode, options: { turnLimit: turn, ...options }, rules };
  const missing = matchOf({ setup }).fighters.filter(({ name }) => !(name in fighters!));
  const everybody = { ...fighters, ...Object.fromEntries(missing.map(({ name }) => [name, { space: null, health: 0 }])) };
  const length = more.at === 'turnStart' ? {} : { actions };
  return duelAt(tableWith(setup, { ...more, ...length, turn, fighters: everybody, seats: [yours, theirs] }));
}

/** The board of a picture, and who stands where on it. */
function pictured(picture: string): { board: string; fighters: NonNullable<Position['fighters']> } {
  const zones = picture.split('|').map((zone) => zone.trim().split(/\s+/));
  const fighters = zones.flat().flatMap((token, i) => {
    const [name, health] = token.split(':');
    return token === '.' ? [] : [[name, { space: `s${i + 1}`, ...(health && { health: Number(health) }) }]];
  });
  return { board: rowOf(zones.map((zone) => zone.length)), fighters: Object.fromEntries(fighters) };
}

/** A row of spaces in zones of these lengths. */
function rowOf(lengths: readonly number[]): string {
  const id = `row-${lengths.join('-')}`;
  if (knownBoards().some((known) => known.id === id)) return id;
  const zones = lengths.flatMap((length, zone) => new Array<string>(length).fill(`z${zone + 1}`));
  const last = zones.length - 1;
  const starts = last < 3 ? [0, last] : [0, last, 1, last - 1];
  learnBoards([
    board(id, {
      aspect: 4,
      radius: 20,
      zones: lengths.map((_, zone) => ({ id: `z${zone + 1}`, color: 'grey' })),
      spaces: zones.map((zone, i) =>
        boardSpace(`s${i + 1}`, (1000 * i) / zones.length, 500, zone, starts.includes(i) ? starts.indexOf(i) + 1 : undefined),
      ),
      lines: lines(zones.map((_, i) => (i < last ? `s${i + 1}-s${i + 2}` : '')).join(' ')),
      passages: [],
      highGround: [],
      doors: [],
      crossings: [],
    }),
  ]);
  return id;
}

/** What a choice picks, apart from what it is about. */
function thing(choice: Described): Thing {
  if (choice.pass || choice.yes) return choice.pass ? 'pass' : 'yes';
  if (choice.kind === 'schemeFighter') return choice.fighter!;
  const { space, card: name, option, number, door, token, opponent, action, target, fighter } = choice;
  return (space ?? name ?? option ?? number ?? door ?? token ?? opponent ?? action ?? target ?? fighter)!;
}

const byName = (a: Thing, b: Thing): number => String(a).localeCompare(String(b), 'en', { numeric: true });

/** The same words for a game that began elsewhere. */
export function duelAt(table: Table): Duel {
  const isAsked = (kind: string): boolean => table.asks.startsWith(`${kind} `);
  /** Answers a question that is asked only where there is a choice; what is named must be what happens either way. */
  const maybePick = (kind: string, picked: Thing | undefined): void => {
    if (isAsked(kind)) here.pick(picked ?? 'pass');
    else expect(picked, `${kind} is not asked`).toBeUndefined();
  };
  const here: Duel = Object.assign(table as Duel, {
    attack(name: string, { by, on, boost, defense }: Attack = {}) {
      here.pick('attack');
      if (isAsked('attackWith')) here.pick(by!);
      if (isAsked('target')) here.pick(on!);
      expect(here.told('attack').at(-1)).toMatchObject({ ...(by && { fighter: by }), ...(on && { target: on }) });
      here.pick(name);
      maybePick('laidBoost', boost);
      maybePick('defense', defense);
      return here;
    },
    scheme(name: string, by?: string) {
      here.pick('scheme', name);
      if (isAsked('schemeFighter')) here.pick(by!);
      if (by) expect(here.told('scheme').at(-1)?.fighter).toBe(by);
      return here;
    },
    maneuver(moves: Record<string, string> = {}, boost?: string) {
      if (isAsked('action')) here.pick('maneuver');
      maybePick('boostManeuver', boost);
      for (const [fighter, space] of Object.entries(moves)) here.pick(fighter, space);
      if (isAsked('moveWhom')) here.pick('pass');
      return here;
    },
    pick(...things: Thing[]) {
      for (const picked of things) {
        const found = table.legal().find((choice) => thing(choice) === picked);
        if (!found) throw new Error(`${picked} is not offered; asked: ${table.asks}; offered: ${here.offered().join(' ')}`);
        table.choose(found);
      }
      return here;
    },
    offered: () => table.legal().map(thing).sort(byName),
    values() {
      const { attack, defense } = here.told('values').at(-1)!;
      return [attack, defense] satisfies [number, number | null];
    },
    winner: () => here.told('winner').at(-1)!.role,
    told: (kind: string) => table.events.filter(({ event, sees }) => event.kind === kind && sees & SPECTATOR).map(({ event }) => event),
  });
  return here;
}
