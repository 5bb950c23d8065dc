/** Strangers who arrive, stay a while and leave, over the real matcher: who meets somebody? */
import { DISTANCES, PACE_NAMES, RATEDNESSES, type Seek, type SoughtPool } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { type Found, isNear, termsFor } from '../src/meeting/matching.ts';
import { matchAll } from '../src/meeting/matchmaker.ts';
import { seating } from '../src/people/seating.ts';
import type { Store, Waiting } from '../src/store/store.ts';
import { dice } from './house.ts';
import { DAY, MINUTE, SECOND } from './houses.ts';

const BEGIN = 1_900_000_000_000;
const STAY = 10 * MINUTE;
type Roll = (n: number) => number;
interface Stranger extends Waiting {
  /** When they close the page. */
  leaves: number;
  met: number | null;
}

/** Some of a list, in any order: at least one. */
function some<T>(all: readonly T[], roll: Roll): T[] {
  const mixed = all.map((each) => ({ each, at: roll(1_000_000) })).sort((a, b) => a.at - b.at);
  return mixed.slice(0, 1 + roll(all.length)).map(({ each }) => each);
}
/** Two of three play duels only; strengths are spread as on a leaderboard. */
function taste(roll: Roll): Pick<Waiting, 'points'> & Omit<Seek, 'days'> {
  const pools: SoughtPool[] = roll(3) ? ['duel'] : some(['duel', 'freeForAll', 'teams'], roll);
  const strength = 1500 + [...Array(4)].reduce<number>((sum) => sum + roll(200) - 100, 0);
  return {
    pools,
    paces: some(PACE_NAMES, roll),
    rated: RATEDNESSES[roll(RATEDNESSES.length)],
    within: roll(2) ? null : DISTANCES[roll(DISTANCES.length)],
    points: { duel: strength, freeForAll: strength, teams: strength },
  };
}
/** Would the two ever play a duel, were they there together? */
const acceptEachOther = (a: Waiting, b: Waiting): boolean => isNear('duel', a, b) && termsFor('duel', [a, b], true) !== null;

/** Seconds after somebody has come in which it may still change who suits them; and after they have left. */
const CHANGES = [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60];
/** Lets time pass; the matcher looks whenever something may have changed. */
async function live(store: ReturnType<typeof queue>, people: readonly Stranger[], until = Number.POSITIVE_INFINITY): Promise<void> {
  const byId = new Map(people.map((one) => [one.player, one]));
  const { alone } = seating(store);
  const moments = people.flatMap(({ since, leaves }) => [...CHANGES.map((each) => since + each * SECOND), leaves + 1]);
  const coming = [...people].sort((a, b) => a.since - b.since);
  const there = new Set<Stranger>();
  for (const now of [...new Set(moments)].sort((a, b) => a - b).filter((each) => each <= until)) {
    while (coming.length && coming[0].since <= now) {
      const one = coming.shift()!;
      const { leaves, met, ...waiting } = one;
      there.add(one);
      await store.seek(waiting);
    }
    for (const one of [...there].filter(({ leaves }) => leaves < now)) {
      there.delete(one);
      await store.leave(one.player);
    }
    await store.stillSeeking(
      [...there].map(({ player }) => player),
      now,
    );
    const seat = async ({ group }: Found): Promise<void> => {
      for (const { player } of group) byId.get(player)!.met = now;
    };
    await matchAll(store, alone, seat, async () => () => false, now);
  }
}
/** A queue as the store keeps it, without a database. */
function queue(): Pick<Store, 'seek' | 'leave' | 'stillSeeking' | 'seeking' | 'match' | 'blocksAmong' | 'tablesOf'> {
  const waiting = new Map<string, Waiting>();
  const update = (player: string, seen: number): void => {
    const one = waiting.get(player);
    if (one) waiting.set(player, { ...one, seen });
  };
  return {
    seek: async (one) => void waiting.set(one.player, one),
    leave: async (player) => void (waiting.get(player)?.days ? update(player, 0) : waiting.delete(player)),
    stillSeeking: async (players, at) => players.forEach((player) => update(player, at)),
    seeking: async (since = 0) => [...waiting.values()].filter((one) => one.seen >= since || one.since + one.days * DAY >= since),
    match: async (players) => players.every((player) => waiting.has(player)) && players.every((player) => waiting.delete(player)),
    blocksAmong: async () => [],
    tablesOf: async () => [],
  };
}
function strangers(count: number, within: number, days: number, roll: Roll): Stranger[] {
  return Array.from({ length: count }, (_, n) => {
    const at = BEGIN + roll(within);
    return { ...taste(roll), days, player: `p${n}`, since: at, seen: at, leaves: at + STAY, met: null };
  });
}

describe.each([1, 2, 3])('strangers (%d)', (seed) => {
  /** Of those whom somebody would have suited: how many met a person within a day. */
  const share = async (days: number): Promise<number> => {
    const people = strangers(2 * 4 * 24, 2 * DAY, days, dice(seed * 7919));
    await live(queue(), people);
    const ofFirstDay = people.filter(({ since }) => since < BEGIN + DAY);
    const willing = ofFirstDay.filter((one) => people.some((other) => other !== one && acceptEachOther(one, other)));
    expect(willing.length).toBeGreaterThan(70);
    return willing.filter(({ met, since }) => met !== null && met - since <= DAY).length / willing.length;
  };
  it('four an hour, ten minutes each: four of five meet somebody, since their seeks stand for a day', async () => {
    expect(await share(1)).toBeGreaterThanOrEqual(0.8);
    expect(await share(0)).toBeLessThan(0.7);
  });
  it('two hundred at once: nobody waits longer than a minute for somebody who waits too', async () => {
    const people = strangers(200, SECOND, 0, dice(seed * 4711));
    await live(queue(), people, BEGIN + MINUTE);
    const left = people.filter(({ met }) => met === null);
    expect(left.filter((one) => left.some((other) => other !== one && acceptEachOther(one, other)))).toEqual([]);
    expect(left.length).toBeLessThan(20);
  });
});
