/** Those who look at a table on this process: what they are told beside what happens there. */

import { isThere, type Table } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import type { Presence } from '../people/presence.ts';
import type { Connections } from './connections.ts';
import type { Onlooking } from './onlooking.ts';

export interface Onlookers {
  areAt(table: string): boolean;
  /** How many go before the computer player that is asked; null: it waits no more. */
  showWait(table: string, ahead: number | null): void;
  showState(table: string): Promise<void>;
  showPresence(table: Table): void;
}

export function onlookers(connections: Connections, presence: Pick<Presence, 'isHere' | 'watchers'>): Onlookers {
  const looks = (table: string): Onlooking[] => connections.at(table).flatMap((connection) => connection.look(table) ?? []);
  return {
    areAt: (table) => connections.at(table).length > 0,
    showWait(table, ahead) {
      for (const look of looks(table)) look.showWait(ahead);
    },
    async showState(table) {
      await Promise.all(looks(table).map((look) => look.showState()));
    },
    showPresence({ id, seats }) {
      const here = seats.map((place) => isThere(place, (player) => presence.isHere(id, player)));
      const text = JSON.stringify({ presence: { of: id, here, watchers: presence.watchers(id) } } satisfies Push);
      for (const look of looks(id)) look.showPresence(text);
    },
  };
}
