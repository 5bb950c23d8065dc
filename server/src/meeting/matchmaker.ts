/** Seats those who look for opponents, once they can be brought together. */

import { byLot, type Lot } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import type { Seating } from '../people/seating.ts';
import type { Store, Waiting } from '../store/store.ts';
import type { Connections } from '../tables/connections.ts';
import type { Tables } from '../tables/tables.ts';
import { matchAll, optionsFor } from './matching.ts';

export interface Matchmaker {
  /** Looks for players to bring together, unless that is being done. */
  match(): Promise<void>;
  /** Whoever waits and is connected here is marked as still there. */
  seeSeekers(): Promise<void>;
}
export interface Surroundings {
  store: Pick<Store, 'seeking' | 'stillSeeking' | 'match' | 'blocked'>;
  tables: Pick<Tables, 'create'>;
  seating: Pick<Seating, 'alone'>;
  connections: Pick<Connections, 'of'>;
  tell(player: string, push: Push): void;
  random: Lot['random'];
  now(): number;
}

export function matchmaker({ store, tables, seating, connections, tell, random, now }: Surroundings): Matchmaker {
  const seat = async (group: Waiting[]): Promise<void> => {
    const order = byLot(
      group.map(({ player }) => player),
      random,
    );
    const offers = order.map((player) => ({ kind: 'reserved' as const, for: player }));
    const sitting = order.map((player, number) => ({ seat: number, player }));
    const id = await tables.create(order[0], optionsFor(group[0], order.length), offers, sitting);
    for (const player of order) tell(player, { seated: id });
  };
  let isMatching = false;
  return {
    async match() {
      if (isMatching) return;
      isMatching = true;
      try {
        await matchAll(store, seating.alone, seat, now());
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
