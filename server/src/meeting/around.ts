/** What is known of a table beside its log. */

import { type Around, playersAt, poolOf, type Table } from '@peerless/host';
import type { People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Standings } from '../people/standings.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { rematchOf } from './again.ts';

export interface Surroundings {
  store: Pick<Store, 'changes' | 'lengths'>;
  tables: Pick<Tables, 'read'>;
  people: Pick<People, 'card' | 'lookUp'>;
  standings: Standings;
  presence: Pick<Presence, 'isHere' | 'watchers'>;
  /** What a rated game has to last. */
  leastTime: number;
  now(): number;
}

export const aroundTables =
  ({ store, tables, people, standings, presence, leastTime, now }: Surroundings) =>
  async (table: Table): Promise<Around> => {
    await people.lookUp(playersAt(table));
    const rating = await standings(poolOf(table), playersAt(table));
    const ratings = table.phase === 'over' && table.options.rated ? await store.changes(table.id) : [];
    return {
      card: people.card,
      rating,
      isHere: (player) => presence.isHere(table.id, player),
      watchers: presence.watchers(table.id),
      ratings,
      leastTime,
      rematch: await rematchOf(table, { store, tables }),
      now: now(),
    };
  };
