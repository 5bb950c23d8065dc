/** Who is at which table now, on this process and on the others. Whoever comes and goes within a moment is not told of. */
import type { Bus } from '../bus/bus.ts';

export interface Presence {
  /** Somebody looks at a table, with or without a seat, until the returned function is called. */
  enter(table: string, player: string, isSeated: boolean): () => void;
  /** Whoever has come to a seat looks at it, until the returned function is called: their page may be out of sight. */
  attend(table: string, player: string): () => void;
  isHere(table: string, player: string): boolean;
  /** Are they here, and look at it? */
  sees(table: string, player: string): boolean;
  watchers(table: string): number;
  /** Told once of all that has changed within a moment, and not if it has changed back. */
  onChange(listener: (table: string) => void): void;
  close(): void;
}
interface Said {
  from: string;
  players: string[];
  /** Those of them who look at it; not said by processes of an earlier version. */
  seeing?: string[];
  watchers: number;
  /** Others shall say theirs as well. */
  asks?: true;
}
interface Room {
  own: Map<string, number>;
  seeing: Map<string, number>;
  watchers: number;
  others: Map<string, Said & { at: number }>;
  /** What was told last, to those who look and to the other processes. */
  shown: string;
  said: string;
  leave(): void;
}
const REPEAT = 30_000;
/** Milliseconds in which changes are gathered. */
const MOMENT = 200;

/** What this process says of the room. */
const partOf = ({ own, seeing, watchers }: Room): Pick<Said, 'players' | 'seeing' | 'watchers'> => ({
  players: [...own.keys()],
  seeing: [...seeing.keys()],
  watchers,
});
/** Counts one more, until the returned function is called. */
function counted(numbers: Map<string, number>, player: string): () => void {
  numbers.set(player, (numbers.get(player) ?? 0) + 1);
  return () => {
    const left = numbers.get(player)! - 1;
    if (left) numbers.set(player, left);
    else numbers.delete(player);
  };
}
const playersIn = ({ own, others }: Room): Set<string> =>
  new Set([...own.keys(), ...[...others.values()].flatMap(({ players }) => players)]);
const watchersIn = ({ watchers, others }: Room): number => [...others.values()].reduce((sum, each) => sum + each.watchers, watchers);

export function presence(bus: Bus, self: string, steady: () => number): Presence {
  const rooms = new Map<string, Room>();
  /** Where somebody came or went in this moment. */
  const stirred = new Set<string>();
  let changed: (table: string) => void = () => {};
  const tell = (table: string, room: Room, asks?: true): void => {
    room.said = JSON.stringify(partOf(room));
    const said: Said = { from: self, ...partOf(room), ...(asks ? { asks } : {}) };
    if (!bus.isAlone) bus.publish(`here:${table}`, JSON.stringify(said));
  };
  const tellAll = (table: string): void => {
    const room = rooms.get(table)!;
    if (JSON.stringify(partOf(room)) !== room.said) tell(table, room);
    if (!room.own.size && !room.watchers) {
      room.leave();
      rooms.delete(table);
      return;
    }
    const shown = JSON.stringify([[...playersIn(room)].sort(), watchersIn(room)]);
    if (shown === room.shown) return;
    room.shown = shown;
    changed(table);
  };
  const teller = setInterval(() => {
    const tables = [...stirred];
    stirred.clear();
    for (const table of tables) tellAll(table);
  }, MOMENT).unref();
  const roomOf = (table: string): Room => {
    const found = rooms.get(table);
    if (found) return found;
    const room: Room = { own: new Map(), seeing: new Map(), watchers: 0, others: new Map(), shown: '', said: '', leave: () => {} };
    rooms.set(table, room);
    room.leave = bus.subscribe(`here:${table}`, (message) => {
      const said = JSON.parse(message) as Said;
      if (said.players.length || said.watchers) room.others.set(said.from, { ...said, at: steady() });
      else room.others.delete(said.from);
      if (said.asks) tell(table, room);
      stirred.add(table);
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
      for (const [from, { at }] of room.others) if (steady() - at > 2 * REPEAT && room.others.delete(from)) stirred.add(table);
    }
  }, REPEAT);
  repeater.unref();

  return {
    enter(table, player, isSeated) {
      const room = roomOf(table);
      const leave = isSeated ? counted(room.own, player) : () => room.watchers--;
      if (!isSeated) room.watchers++;
      stirred.add(table);
      return () => {
        leave();
        stirred.add(table);
      };
    },
    attend(table, player) {
      const leave = counted(rooms.get(table)!.seeing, player);
      stirred.add(table);
      return () => {
        leave();
        stirred.add(table);
      };
    },
    isHere(table, player) {
      const room = rooms.get(table);
      return room !== undefined && (room.own.has(player) || [...room.others.values()].some(({ players }) => players.includes(player)));
    },
    sees(table, player) {
      const room = rooms.get(table);
      const isSaid = ({ players, seeing = players }: Said): boolean => seeing.includes(player);
      return room !== undefined && (room.seeing.has(player) || [...room.others.values()].some(isSaid));
    },
    watchers(table) {
      const room = rooms.get(table);
      return room ? watchersIn(room) : 0;
    },
    onChange(listener) {
      changed = listener;
    },
    close() {
      clearInterval(repeater);
      clearInterval(teller);
      for (const table of stirred) tell(table, rooms.get(table)!);
    },
  };
}
