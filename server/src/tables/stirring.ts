/** Players are told that something at a table of theirs has become their affair, or is so no more; those who look at it see that anyway. */
import type { Presence } from '../people/presence.ts';
import type { Connections } from './connections.ts';
import type { Devices } from './devices.ts';

export interface Surroundings {
  connections: Pick<Connections, 'of'>;
  presence: Pick<Presence, 'isHere'>;
  tell: Devices['tell'];
}

export const stirring =
  ({ connections, presence, tell }: Surroundings) =>
  (table: string, players: readonly string[]): void => {
    for (const player of players) {
      // Nobody who plays at once, move by move, is told twice.
      if (!presence.isHere(table, player)) tell(player, { stirred: table });
      else for (const connection of connections.of(player)) if (!connection.look(table)) connection.say({ stirred: table });
    }
  };
