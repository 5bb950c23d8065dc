/** Everybody connected to this process, found by who they are and what they look at. */
import type { Connection } from './connection.ts';

export interface Connections extends Iterable<Connection> {
  readonly size: number;
  has(connection: Connection): boolean;
  add(connection: Connection): void;
  delete(connection: Connection): void;
  /** It is known now whose connection it is. */
  named(connection: Connection, player: string): void;
  of(player: string): readonly Connection[];
  /** Looks at a table from now on, or no more. */
  looks(connection: Connection, table: string, on: boolean): void;
  at(table: string): readonly Connection[];
  /** How many players there are. */
  readonly players: number;
}

export function connections(): Connections {
  const all = new Set<Connection>();
  const byPlayer = new Map<string, Set<Connection>>();
  const byTable = new Map<string, Set<Connection>>();
  const put = (index: Map<string, Set<Connection>>, key: string, connection: Connection): void => {
    const found = index.get(key) ?? new Set();
    index.set(key, found.add(connection));
  };
  const take = (index: Map<string, Set<Connection>>, key: string, connection: Connection): void => {
    const found = index.get(key);
    found?.delete(connection);
    if (found?.size === 0) index.delete(key);
  };
  return {
    get size() {
      return all.size;
    },
    get players() {
      return byPlayer.size;
    },
    [Symbol.iterator]: () => all.values(),
    has: (connection) => all.has(connection),
    add: (connection) => void all.add(connection),
    delete(connection) {
      all.delete(connection);
      if (connection.player) take(byPlayer, connection.player.id, connection);
    },
    named: (connection, player) => put(byPlayer, player, connection),
    of: (player) => [...(byPlayer.get(player) ?? [])],
    looks: (connection, table, on) => (on ? put : take)(byTable, table, connection),
    at: (table) => [...(byTable.get(table) ?? [])],
  };
}
