/** Deletes everything of a player. Their games are given up first, so that nobody waits for somebody who is not coming back. */
import { COMMANDS, Refused } from '@peerless/host';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

export interface Surroundings {
  store: Pick<Store, 'tablesOf'>;
  tables: Pick<Tables, 'act'>;
  people: Pick<People, 'forget'>;
  renew(player: string): Promise<void>;
}

export async function forget(hall: Surroundings, player: string): Promise<void> {
  for (const table of await hall.store.tablesOf(player)) {
    await hall.tables
      .act(table, (found, now) => COMMANDS[found.phase === 'playing' ? 'concede' : 'stand'](found, {}, { player, now }))
      .catch((problem) => {
        if (!(problem instanceof Refused)) throw problem; // Out already.
      });
  }
  await hall.people.forget(player);
  await hall.renew(player);
}
