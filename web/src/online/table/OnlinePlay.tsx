/** A game over the network, from its first answer to what comes after it; also for those who watch. */
import type { Opened } from '../opened.ts';

export function OnlinePlay({ table }: { table: Opened }) {
  return <main class="page" aria-busy={table.moment.value === null} />;
}
