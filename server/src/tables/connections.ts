/** Everybody connected to this process, found by who they are and what they look at. */
import type { PlayerCard, ServerMessage } from '@peerless/protocol';
import type { Onlooking } from './onlooking.ts';

/** One of them, as the rest of the server knows it. */
export interface Connected {
  readonly player: PlayerCard | null;
  readonly isInLobby: boolean;
  /** Has it been shown the lobby since it came there? */
  readonly hasLobby: boolean;
  look(table: string): Onlooking | undefined;
  send(text: string): void;
  say(message: ServerMessage): void;
  showLobby(text: string): void;
  renew(now: Renewed): void;
}
/** What a player is now: changed, or no more, or banned; whoever came with a key that is none any more is sent away. */
export interface Renewed {
  player: PlayerCard | undefined;
  blocked: readonly string[];
  keys: readonly string[];
  isBanned: boolean;
}

export interface Connections extends Iterable<Connected> {
  readonly size: number;
  has(connection: Connected): boolean;
  add(connection: Connected): void;
  delete(connection: Connected): void;
  /** It is known now whose connection it is. */
  named(connection: Connected, player: string): void;
  of(player: string): readonly Connected[];
  /** Looks at a table from now on, or no more. */
  onlooking(connection: Connected, table: string, on: boolean): void;
  at(table: string): readonly Connected[];
  /** How many players there are, and who. */
  readonly players: number;
  readonly everybody: Iterable<string>;
  /** Tables that somebody looks at. */
  readonly lookedAt: Iterable<string>;
}

export function connections(): Connections {
  const all = new Set<Connected>();
  const byPlayer = new Map<string, Set<Connected>>();
  const byTable = new Map<string, Set<Connected>>();
  const put = (index: Map<string, Set<Connected>>, key: string, connection: Connected): void => {
    const found = index.get(key) ?? new Set();
    index.set(key, found.add(connection));
  };
  const take = (index: Map<string, Set<Connected>>, key: string, connection: Connected): void => {
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
    get everybody() {
      return byPlayer.keys();
    },
    get lookedAt() {
      return byTable.keys();
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
    onlooking: (connection, table, on) => (on ? put : take)(byTable, table, connection),
    at: (table) => [...(byTable.get(table) ?? [])],
  };
}
