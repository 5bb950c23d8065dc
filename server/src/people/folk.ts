/** Who is connected, and which tables are looked at, on this process and on the others. */
import type { Bus } from '../bus/bus.ts';

export interface Folk {
  /** Is the player connected, or was a moment ago? */
  isHere(player: string): boolean;
  isLookedAt(table: string): boolean;
  /** Sees who is connected here, and tells the other processes. */
  look(): void;
}
/** What one process says of itself. */
interface Said {
  from: string;
  players: string[];
  tables: string[];
  /** The others shall say theirs as well. */
  asks?: true;
}
/** So often it is looked who is connected. */
export const LOOK_EVERY = 2_000;
/** What has not changed is said again after so long; what was not said again for twice as long holds no more. */
const REPEAT = 20_000;
const GONE = 2 * REPEAT;
const CHANNEL = 'folk';

/** Who is connected to this process, and what they look at. */
interface Connected {
  of(player: string): readonly unknown[];
  at(table: string): readonly unknown[];
  readonly everybody: Iterable<string>;
  readonly lookedAt: Iterable<string>;
}
export interface Surroundings {
  bus: Pick<Bus, 'isAlone' | 'publish' | 'subscribe' | 'listening' | 'onGap'>;
  connections: Connected;
  self: string;
  steady(): number;
}
export function folk({ bus, connections, self, steady }: Surroundings): Folk {
  const seen = new Map<string, number>();
  const others = new Map<string, { tables: ReadonlySet<string>; at: number }>();
  let said = { text: '', at: Number.NEGATIVE_INFINITY };

  const see = (players: Iterable<string>): void => {
    const now = steady();
    for (const player of players) seen.set(player, now);
  };
  const tell = (asks?: true): void => {
    const own = { from: self, players: [...connections.everybody], tables: [...connections.lookedAt] };
    const text = JSON.stringify(own);
    if (!asks && text === said.text && steady() - said.at < REPEAT) return;
    said = { text, at: steady() };
    if (!bus.isAlone) bus.publish(CHANNEL, JSON.stringify({ ...own, ...(asks ? { asks } : {}) } satisfies Said));
  };
  bus.subscribe(CHANNEL, (message) => {
    const { from, players, tables, asks } = JSON.parse(message) as Said;
    see(players);
    others.set(from, { tables: new Set(tables), at: steady() });
    if (asks) {
      said.at = Number.NEGATIVE_INFINITY;
      tell();
    }
  });
  bus.onGap(() => tell(true));
  // Who answers before this is heard speaks to nobody.
  void bus.listening().then(() => tell(true));

  return {
    isHere: (player) => connections.of(player).length > 0 || steady() - (seen.get(player) ?? Number.NEGATIVE_INFINITY) < GONE,
    isLookedAt: (table) =>
      connections.at(table).length > 0 || [...others.values()].some(({ tables, at }) => tables.has(table) && steady() - at < GONE),
    look() {
      see(connections.everybody);
      tell();
      const now = steady();
      for (const [player, at] of seen) if (now - at >= GONE) seen.delete(player);
      for (const [from, { at }] of others) if (now - at >= GONE) others.delete(from);
    },
  };
}
