/** Strangers who arrive, stay a while and leave: who meets somebody? Everything but their tastes is as the server does it for them. */
import {
  ANY_DUEL,
  DISTANCES,
  PACE_NAMES,
  RATEDNESSES,
  type Seek,
  SOUGHT_POOLS,
  type SoughtPool,
  STANDING_DAYS,
  soughtWith,
} from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Hall } from '../src/hall.ts';
import { isNear, termsFor } from '../src/meeting/matching.ts';
import { matchmaker } from '../src/meeting/matchmaker.ts';
import type { Waiting } from '../src/store/store.ts';
import { dice, type Visitor, visitor } from './house.ts';
import { DAY, houses, MINUTE, SECOND, stopwatch, type Watch } from './houses.ts';

const newHouse = houses();
const BEGIN = 1_900_000_000_000;
const STAY = 10 * MINUTE;
type Roll = (n: number) => number;
interface Stranger {
  arrives: number;
  seek: Seek;
  points: Record<SoughtPool, number>;
}
/** Somebody who was there, and when they met a person. */
interface Guest extends Stranger {
  player: Visitor;
  met: number | null;
}

/** Some of a list, as it is shown: at least one. */
function some<T>(all: readonly T[], roll: Roll): T[] {
  const chosen = all.filter(() => roll(2));
  return chosen.length ? chosen : [all[roll(all.length)]];
}
/** Half of the people leave a thing as the page has it; the others choose anything that it offers. */
function taste(roll: Roll): Seek {
  const isChanged = (): boolean => roll(2) === 1;
  let seek = ANY_DUEL;
  if (isChanged()) seek = soughtWith(seek, { pools: some(SOUGHT_POOLS, roll) });
  if (isChanged()) seek = soughtWith(seek, { paces: some(PACE_NAMES, roll) });
  if (isChanged()) seek = soughtWith(seek, { rated: RATEDNESSES[roll(RATEDNESSES.length)] });
  if (isChanged()) seek = soughtWith(seek, { within: [null, ...DISTANCES][roll(1 + DISTANCES.length)] });
  if (isChanged()) seek = soughtWith(seek, { days: roll(2) * STANDING_DAYS });
  return seek;
}
/** Strengths are spread as on a leaderboard. */
function strangers(count: number, within: number, roll: Roll, like = taste): Stranger[] {
  return Array.from({ length: count }, () => {
    const strength = 1500 + [...Array(4)].reduce<number>((sum) => sum + roll(200) - 100, 0);
    return { arrives: BEGIN + roll(within), seek: like(roll), points: { duel: strength, freeForAll: strength, teams: strength } };
  }).sort((a, b) => a.arrives - b.arrives);
}
const waitingOf = ({ seek, points, arrives }: Stranger): Waiting => ({ ...seek, player: '', points, since: arrives, seen: arrives });
/** Would the two ever play a duel, were they there together? */
const acceptEachOther = (a: Stranger, b: Stranger): boolean => {
  const pair = [waitingOf(a), waitingOf(b)] as const;
  return isNear('duel', ...pair) && termsFor('duel', pair, true) !== null;
};

/** Seconds after somebody has come in which it may still change who suits them. */
const CHANGES = [0, 10, 20, 30, 45, 59];
async function lived(own: Hall, watch: Watch, people: readonly Stranger[], until = Number.POSITIVE_INFINITY): Promise<Guest[]> {
  const guests = new Map<string, Guest>();
  const roll = dice(7);
  const tell: Hall['tell'] = (player, push) => {
    if ('seated' in push) guests.get(player)!.met = watch.now();
  };
  const { match, seeSeekers } = matchmaker({ ...own, tell, random: () => roll(1_000) / 1_000 });
  const come = async (one: Stranger): Promise<void> => {
    const player = await visitor(own);
    guests.set(player.id, { ...one, player, met: null });
    const now = watch.now();
    const { seek, points } = one;
    await own.seating.seek(player.id, () => own.store.seek({ ...seek, player: player.id, points, since: now, seen: now }));
  };
  const moments = people.flatMap(({ arrives }) => [...CHANGES.map((each) => arrives + each * SECOND), arrives + STAY]);
  const coming = [...people];
  const there = new Set<Guest>();
  for (const now of [...new Set(moments)].sort((a, b) => a - b).filter((each) => each <= until)) {
    await watch.pass(now - watch.now());
    for (const guest of [...there].filter(({ arrives }) => arrives + STAY <= now)) {
      guest.player.leave();
      there.delete(guest);
    }
    while (coming.length && coming[0].arrives <= now) {
      await come(coming.shift()!);
      there.add([...guests.values()].at(-1)!);
    }
    await seeSeekers();
    await match();
  }
  return [...guests.values()];
}
const live = async (people: readonly Stranger[], until?: number): Promise<Guest[]> => {
  const watch = stopwatch(BEGIN);
  // The matcher looks when the time of the test says so, and not by that of the machine; nobody plays here.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const own = await newHouse({ now: watch.now, steady: watch.steady, jobs: { ...watch.jobs, at: () => {} } });
  vi.useRealTimers();
  return lived(own, watch, people, until);
};

/** A share, and between what it lies in nineteen of twenty such runs (Wilson). */
function shareOf(number: number, all: number): { share: number; least: number; most: number } {
  const [share, z] = [number / all, 1.96];
  const middle = share + z ** 2 / (2 * all);
  const half = z * Math.sqrt((share * (1 - share)) / all + (z / (2 * all)) ** 2);
  const scale = 1 + z ** 2 / all;
  return { share, least: (middle - half) / scale, most: (middle + half) / scale };
}
/** Of all who came in these days, and whom somebody would have suited: how many met a person within a day. */
async function shareThatMet(days: number, seed: number, like = taste) {
  const guests = await live(strangers((days + 1) * 4 * 24, (days + 1) * DAY, dice(seed * 7919), like));
  const counted = guests.filter(({ arrives }) => arrives < BEGIN + days * DAY);
  const willing = counted.filter((one) => guests.some((other) => other !== one && acceptEachOther(one, other)));
  expect(willing.length).toBeGreaterThan(50 * days);
  return shareOf(willing.filter(({ met, arrives }) => met !== null && met - arrives <= DAY).length, willing.length);
}

describe('strangers, four an hour, ten minutes each', () => {
  it('meet somebody within a day, more than four of five of them', async () => {
    // One day alone varies by four in a hundred.
    const { least } = await shareThatMet(7, 1);
    expect(least).toBeGreaterThan(0.8);
  });
  it('would not, if every search ended with the visit', async () => {
    const { most } = await shareThatMet(2, 1, (roll) => ({ ...taste(roll), days: 0 }));
    expect(most).toBeLessThan(0.7);
  });
});
describe.each([1, 2])('two hundred at once (%d)', (seed) => {
  it('nobody waits longer than a minute for somebody who waits too', async () => {
    const guests = await live(strangers(200, SECOND, dice(seed * 4711)), BEGIN + MINUTE);
    const left = guests.filter(({ met }) => met === null);
    expect(left.filter((one) => left.some((other) => other !== one && acceptEachOther(one, other))).map(({ seek }) => seek)).toEqual([]);
    expect(left.length).toBeLessThan(20);
  });
});
