/** Deletes everything of a player. Their games are given up first, so that nobody waits for somebody who is not coming back. */
import { COMMANDS, Refused } from '@peerless/host';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

interface Seated {
  store: Pick<Store, 'tablesOf'>;
  tables: Pick<Tables, 'act'>;
}
export interface Surroundings extends Seated {
  people: Pick<People, 'forget'>;
  renew(player: string): Promise<void>;
}

/** All games of a player, and all seats at tables where none has begun. */
export async function giveUp({ store, tables }: Seated, player: string): Promise<void> {
  for (const table of await store.tablesOf(player)) {
    await tables
      .act(table, (found, now) => COMMANDS[found.phase === 'playing' ? 'concede' : 'stand'](found, {}, { player, now }))
      .catch((problem) => {
        if (!(problem instanceof Refused)) throw problem; // Out already.
      });
  }
}
export async function forget(hall: Surroundings, player: string): Promise<void> {
  await giveUp(hall, player);
  await hall.people.forget(player);
  await hall.renew(player);
}
