/** Where fighters can go, against a slow search that tries every walk. */
import { BOARDS } from '@peerless/boards';
import {
  answer,
  type BoardDefinition,
  card,
  charge,
  choices,
  clone,
  damage,
  describe,
  each,
  explain,
  type Game,
  move,
  movedThrough,
  moveThrough,
  named,
  one,
  opposingFighters,
  scheme,
  seatsOn,
  sidekick,
  upTo,
  view,
} from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { madeUp } from './made-up.ts';
import { inOrder, play, spaces, standing, walk } from './moving.ts';
import { type Table, table } from './table.ts';

const FARTHEST = 4;
const Roamer = named('roamer');
const said = { type: 'scheme', boost: 1, copies: 1, by: 'roamer' } as const;
const distances = Array.from({ length: FARTHEST + 1 }, (_, n) => n);
madeUp(
  'roamer',
  [
    ...distances.map((n) => card(`go-${n}`, said, scheme(move(Roamer, upTo(n))))),
    ...distances.map((n) => card(`push-${n}`, said, scheme(moveThrough(Roamer, upTo(n))))),
    ...distances.map((n) => card(`send-${n}`, said, scheme(move(one(opposingFighters()), upTo(n))))),
    card('trample', said, scheme(charge(Roamer, upTo(3)), damage(each(opposingFighters(movedThrough)), 1))),
  ],
  { sidekicks: [sidekick('pup', { count: 3, health: 2, reach: 'melee' })] },
);
madeUp('rival', [], { sidekicks: [sidekick('brute', { count: 3, health: 2, reach: 'melee' })] });
madeUp('mate', [], { sidekicks: [sidekick('page', { count: 2, health: 2, reach: 'melee' })] });
madeUp('other', [], { sidekicks: [sidekick('thug', { count: 2, health: 2, reach: 'melee' })] });
const SIDES = { roamer: 0, pup: 0, mate: 0, page: 0, rival: 1, brute: 1, other: 1, thug: 1 } as Record<string, number>;
const DUEL = ['roamer', 'pup-1', 'pup-2', 'pup-3', 'rival', 'brute-1', 'brute-2', 'brute-3'];
const TEAMS = [...DUEL, 'mate', 'page-1', 'page-2', 'other', 'thug-1', 'thug-2'];

const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};

interface Spot {
  board: BoardDefinition;
  places: Record<string, string>;
  closed: string[];
  isTeams: boolean;
}
/** Everybody on a space of chance, each door open or closed by chance. */
function spotOf(board: BoardDefinition, random: () => number): Spot {
  const isTeams = seatsOn(board) === 4 && random() < 0.5;
  const free = board.spaces.map((space) => space.id);
  const places: Record<string, string> = {};
  for (const fighter of isTeams ? TEAMS : DUEL) places[fighter] = free.splice(Math.floor(random() * free.length), 1)[0];
  return { board, places, closed: board.doors.map((door) => door.id).filter(() => random() < 0.5), isTeams };
}
const seat = (spot: Spot, hand: readonly string[]): Table =>
  table(
    {
      board: spot.board.id,
      heroes: spot.isTeams ? ['roamer', 'rival', 'mate', 'other'] : ['roamer', 'rival'],
      mode: spot.isTeams ? 'teams' : 'duel',
    },
    {
      fighters: standing(spot.places),
      doors: Object.fromEntries(spot.closed.map((door) => [door, 'closed'])),
      seats: [{ hand: ['plain', ...hand] }],
    },
  );

const isSame = ([a, b]: readonly [string, string], [c, d]: readonly [string, string]): boolean =>
  (a === c && b === d) || (a === d && b === c);
/** Where a step leads from a space while these doors are closed. */
function steps({ board }: Spot, at: string, closed: readonly string[]): string[] {
  const cut = board.doors.filter((door) => closed.includes(door.id)).flatMap((door) => door.cuts);
  const along = board.lines.filter((line) => line.includes(at) && !cut.some((gone) => isSame(gone, line)));
  const linked = board.passages.filter((network) => network.includes(at)).flat();
  return [...along.map(([a, b]) => (a === at ? b : a)), ...linked.filter((space) => space !== at)];
}
const sideOf = (fighter: string): number => SIDES[fighter.replace(/-\d$/, '')];
const holder = ({ places }: Spot, space: string): string | undefined => Object.keys(places).find((name) => places[name] === space);
const isEnemy = (spot: Spot, mover: string, space: string): boolean => {
  const there = holder(spot, space);
  return there !== undefined && sideOf(there) !== sideOf(mover);
};
const isFree = (spot: Spot, mover: string, space: string): boolean => [undefined, mover].includes(holder(spot, space));

/** Every space in which some walk of at most so many steps may end. */
function ends(spot: Spot, mover: string, distance: number, through: boolean): string[] {
  const found: string[] = [];
  const go = (at: string, left: number): void => {
    if (isFree(spot, mover, at)) found.push(at);
    if (left === 0) return;
    for (const next of steps(spot, at, spot.closed)) if (through || !isEnemy(spot, mover, next)) go(next, left - 1);
  };
  go(spot.places[mover], distance);
  return inOrder(found);
}
/** The same of a maneuver with doors: where the walk ends and which doors are closed then. */
function endsWithDoors(spot: Spot, mover: string, distance: number): string[] {
  const found = new Set<string>();
  const go = (at: string, left: number, closed: string[]): void => {
    if (isFree(spot, mover, at)) found.add(`${at} ${closed}`);
    for (const door of spot.board.doors) {
      if (!door.cuts.some((line) => line.includes(at))) continue;
      if (!closed.includes(door.id)) go(at, left, [...closed, door.id].sort());
      else if (left > 0) go(at, left - 1, closed.filter((other) => other !== door.id)); // biome-ignore format: one line
    }
    if (left > 0) for (const next of steps(spot, at, closed)) if (!isEnemy(spot, mover, next)) go(next, left - 1, closed);
  };
  go(spot.places[mover], distance, spot.closed);
  return [...found].sort();
}
/** The same of a charge: where the walk ends and which enemies it went through. */
function endsOfCharge(spot: Spot, mover: string, distance: number): string[] {
  const found = new Set<string>();
  const go = (at: string, left: number, through: string[]): void => {
    if (isFree(spot, mover, at)) found.add(`${at} ${[...new Set(through)].sort()}`);
    if (left === 0) return;
    const here = isEnemy(spot, mover, at) ? [holder(spot, at)!] : [];
    for (const next of steps(spot, at, spot.closed)) go(next, left - 1, [...through, ...here]);
  };
  go(spot.places[mover], distance, []);
  return [...found].sort();
}

/** What the engine offers; where only one end is possible it asks nothing. */
const offered = (here: Table, mover: string): string[] => (here.asks.startsWith('moveTo') ? spaces(here) : [here.at(mover)!]);
/** Answers the steps of a move in every possible way and tells what each comes to. */
function outcomes(game: Game, told: (game: Game) => string): string[] {
  const found = new Set<string>();
  const go = (at: Game): void => {
    if (explain(at)?.kind !== 'moveTo') {
      found.add(told(at));
      return;
    }
    for (const choice of choices(at)) {
      const next = clone(at);
      answer(next, choice);
      go(next);
    }
  };
  go(game);
  return [...found].sort();
}
const pick = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)];

suite.each(BOARDS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const random = dice([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  const spots = Array.from({ length: 60 }, () => spotOf(board, random));
  const about = (spot: Spot) => JSON.stringify({ ...spot, board: id });

  it('R-5.7, R-5.8, R-5.9, R-5.12 offers for a move exactly the ends of all walks', () => {
    for (const spot of spots) {
      for (const n of distances) {
        expect(offered(play(seat(spot, [`go-${n}`]), `go-${n}`), 'roamer'), about(spot)).toEqual(ends(spot, 'roamer', n, false));
        expect(offered(play(seat(spot, [`push-${n}`]), `push-${n}`), 'roamer'), about(spot)).toEqual(ends(spot, 'roamer', n, true));
      }
    }
  });

  it("R-5.10, R-5.11 offers for somebody else's fighter the ends of all walks seen from its owner's side", () => {
    for (const spot of spots) {
      const n = pick(distances, random);
      const mover = pick(Object.keys(spot.places).filter((name) => sideOf(name) === 1), random); // biome-ignore format: one line
      const here = play(seat(spot, [`send-${n}`]), `send-${n}`).choose({ fighter: mover });
      expect(offered(here, mover), `${mover} ${n} ${about(spot)}`).toEqual(ends(spot, mover, n, false));
    }
  });

  it('R-5.14 lets a charge end wherever a walk through enemies can, and knows whom each walk went through', () => {
    for (const spot of spots.slice(0, 20)) {
      const { game } = play(seat(spot, ['trample']), 'trample');
      const hurt = (at: Game): string => {
        const { fighters } = view(at, 'all');
        const names = Object.keys(fighters).filter((name) => fighters[name].health < fighters[name].maxHealth);
        return `${fighters.roamer.space} ${names.sort()}`;
      };
      expect(outcomes(game, hurt), about(spot)).toEqual(endsOfCharge(spot, 'roamer', 3));
    }
  });

  it('R-5.2, R-13.1.3, R-13.1.4 lets a maneuver end wherever, and with whatever doors closed, some walk can', () => {
    for (const spot of spots.slice(0, 30)) {
      const mover = pick(['roamer', 'pup-1', 'pup-2'], random);
      const { game } = walk(seat(spot, []), mover);
      const told = (at: Game): string => {
        const { fighters, doors } = view(at, 'all');
        return `${fighters[mover].space} ${Object.keys(doors).filter((door) => doors[door] === 'closed')}`;
      };
      expect(outcomes(game, told), `${mover} ${about(spot)}`).toEqual(endsWithDoors(spot, mover, 2));
    }
  });

  it('offers nothing twice', () => {
    for (const spot of spots) {
      const { game } = play(seat(spot, ['go-4']), 'go-4');
      const all = choices(game).map((choice) => JSON.stringify(describe(game, choice)));
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
