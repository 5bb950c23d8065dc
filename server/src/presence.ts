/** Who is at which table now, on this process and on the others. */
import type { Bus } from './bus/bus.ts';

export interface Presence {
  /** Somebody looks at a table, with or without a seat, until the returned function is called. */
  enter(table: string, player: string, isSeated: boolean): () => void;
  isHere(table: string, player: string): boolean;
  watchers(table: string): number;
  onChange(listener: (table: string) => void): void;
  close(): void;
}
interface Said {
  from: string;
  players: string[];
  watchers: number;
  /** Others shall say theirs as well. */
  asks?: true;
}
interface Room {
  own: Map<string, number>;
  watchers: number;
  others: Map<string, Said & { at: number }>;
  leave(): void;
}
const REPEAT = 30_000;

export function presence(bus: Bus, self: string, now: () => number): Presence {
  const rooms = new Map<string, Room>();
  let changed: (table: string) => void = () => {};
  const tell = (table: string, room: Room, asks?: true): void => {
    if (bus.isAlone) return;
    const said: Said = { from: self, players: [...room.own.keys()], watchers: room.watchers, ...(asks ? { asks } : {}) };
    bus.publish(`here:${table}`, JSON.stringify(said));
  };
  const roomOf = (table: string): Room => {
    const found = rooms.get(table);
    if (found) return found;
    const room: Room = { own: new Map(), watchers: 0, others: new Map(), leave: () => {} };
    rooms.set(table, room);
    room.leave = bus.subscribe(`here:${table}`, (message) => {
      const said = JSON.parse(message) as Said;
      if (said.players.length || said.watchers) room.others.set(said.from, { ...said, at: now() });
      else room.others.delete(said.from);
      if (said.asks) tell(table, room);
      changed(table);
    });
    // Who answers before this is heard speaks to nobody.
    void bus.listening().then(() => rooms.get(table) === room && tell(table, room, true));
    return room;
  };
  bus.onGap(() => {
    for (const [table, room] of rooms) tell(table, room, true);
  });
  const repeater = setInterval(() => {
    for (const [table, room] of rooms) {
      tell(table, room);
      for (const [from, { at }] of room.others) if (now() - at > 2 * REPEAT && room.others.delete(from)) changed(table);
    }
  }, REPEAT);
  repeater.unref();

  return {
    enter(table, player, isSeated) {
      const room = roomOf(table);
      if (isSeated) room.own.set(player, (room.own.get(player) ?? 0) + 1);
      else room.watchers++;
      tell(table, room);
      changed(table);
      return () => {
        if (isSeated) {
          const left = room.own.get(player)! - 1;
          if (left) room.own.set(player, left);
          else room.own.delete(player);
        } else room.watchers--;
        tell(table, room);
        if (!room.own.size && !room.watchers) {
          room.leave();
          rooms.delete(table);
        }
        changed(table);
      };
    },
    isHere(table, player) {
      const room = rooms.get(table);
      if (!room) return false;
      return room.own.has(player) || [...room.others.values()].some(({ players }) => players.includes(player));
    },
    watchers(table) {
      const room = rooms.get(table);
      return room ? [...room.others.values()].reduce((sum, { watchers }) => sum + watchers, room.watchers) : 0;
    },
    onChange(listener) {
      changed = listener;
    },
    close: () => clearInterval(repeater),
  };
}
