/** Deletes everything of a player. Their games are given up first, so that nobody waits for somebody who is not coming back. */
import type { Hall } from './hall.ts';
import { COMMANDS, Refused } from './table/decide.ts';

export async function forget(hall: Hall, player: string): Promise<void> {
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
