/** Seats those who look for opponents, once they can be brought together. Safe to run on several processes at once. */
import { byLot, type Lot } from '@peerless/host';
import { FRIENDLY_DUEL, PACES, type Push, type TableOptions, type Terms } from '@peerless/protocol';
import { namesakes } from '../people/names.ts';
import type { People } from '../people/people.ts';
import type { Seating } from '../people/seating.ts';
import type { Store } from '../store/store.ts';
import type { Connections } from '../tables/connections.ts';
import type { Tables } from '../tables/tables.ts';
import { type Found, GONE, paired } from './matching.ts';

export interface Matchmaker {
  /** Looks for players to bring together, unless that is being done. */
  match(): Promise<void>;
  /** Whoever waits and is connected here is marked as still there. */
  seeSeekers(): Promise<void>;
  /** A table for these players, who are told. */
  seat(players: readonly string[], terms: Terms): Promise<string>;
}
export interface Surroundings {
  store: Pick<Store, 'seeking' | 'stillSeeking' | 'match' | 'blocksAmong'>;
  tables: Pick<Tables, 'create'>;
  people: Pick<People, 'lookUp' | 'card'>;
  seating: Pick<Seating, 'alone'>;
  connections: Pick<Connections, 'of'>;
  tell(player: string, push: Push): void;
  random: Lot['random'];
  now(): number;
}

export const optionsFor = ({ pool, pace, rated }: Terms, seats: number): TableOptions => ({
  ...FRIENDLY_DUEL,
  mode: pool,
  seats,
  heroes: 'blind',
  clock: PACES[pace],
  rated,
  isPublic: true,
});

/** Brings together whoever can be; `seat` opens their table. Nobody meets somebody they would be taken for. */
export async function matchAll(
  store: Pick<Store, 'seeking' | 'blocksAmong' | 'match'>,
  alone: Seating['alone'],
  seat: (found: Found) => Promise<unknown>,
  namesakesAmong: (players: readonly string[]) => Promise<(a: string, b: string) => boolean>,
  now: number,
): Promise<void> {
  const waiting = await store.seeking(now - GONE);
  if (waiting.length < 2) return;
  const everybody = waiting.map(({ player }) => player);
  const [blocks, areAlike] = await Promise.all([store.blocksAmong(everybody), namesakesAmong(everybody)]);
  const blocked = new Set(blocks.map(({ player, other }) => `${player} ${other}`));
  const isBlocked = (a: string, b: string): boolean => blocked.has(`${a} ${b}`) || blocked.has(`${b} ${a}`) || areAlike(a, b);
  for (const found of paired(waiting, isBlocked, now)) {
    const players = found.group.map(({ player }) => player);
    await alone(players, async () => {
      if (await store.match(players)) await seat(found);
    });
  }
}

export function matchmaker({ store, tables, people, seating, connections, tell, random, now }: Surroundings): Matchmaker {
  const seat: Matchmaker['seat'] = async (players, terms) => {
    const order = byLot([...players], random);
    const offers = order.map((player) => ({ kind: 'reserved' as const, for: player }));
    const sitting = order.map((player, number) => ({ seat: number, player }));
    const id = await tables.create(order[0], optionsFor(terms, order.length), offers, sitting);
    for (const player of order) tell(player, { seated: id });
    return id;
  };
  const seatAll = ({ group, terms }: Found): Promise<string> =>
    seat(
      group.map(({ player }) => player),
      terms,
    );
  let isMatching = false;
  return {
    seat,
    async match() {
      if (isMatching) return;
      isMatching = true;
      try {
        await matchAll(store, seating.alone, seatAll, (players) => namesakes(people, players), now());
      } finally {
        isMatching = false;
      }
    },
    async seeSeekers() {
      const seen = (await store.seeking()).flatMap(({ player }) => (connections.of(player).length ? [player] : []));
      if (seen.length) await store.stillSeeking(seen, now());
    },
  };
}
