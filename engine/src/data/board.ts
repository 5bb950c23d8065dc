/** The board as a graph (section 3) with doors, passages and high ground (section 13). Spaces are numbers here. */
import type { BoardDefinition } from './define.ts';

/** Adjacency and zones while a given set of doors is closed. */
export interface Layout {
  near: readonly (readonly number[])[];
  /** Where one movement leads: neighbours and, through passages, linked spaces. */
  steps: readonly (readonly number[])[];
  adjacent: Uint8Array;
  sameZone: Uint8Array;
  /** For each space, how many steps away each is where nobody stands in the way; UNREACHED without a way. */
  far: Uint8Array;
  /** For each space, all that can be reached from it, in the order in which a walk finds them: nearest first. */
  nearest: readonly Uint8Array[];
}
export const UNREACHED = 255;
export interface Board {
  definition: BoardDefinition;
  count: number;
  names: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** Zone colours of each space, as bits. */
  zones: readonly number[];
  /** Starting space of each seat. */
  starts: readonly number[];
  high: Uint8Array;
  /** Doors next to each space, as bits. */
  doorsAt: readonly number[];
  /** By the set of closed doors; made when first asked for. */
  layouts: Layout[];
}

export function compileBoard(definition: BoardDefinition): Board {
  const names = definition.spaces.map((space) => space.id);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const count = names.length;
  const letters = definition.zones.map((zone) => zone.id);
  const starts: number[] = [];
  definition.spaces.forEach((space, i) => {
    if (space.start !== undefined) starts[space.start - 1] = i;
  });
  const high = new Uint8Array(count * count);
  for (const [u, v] of definition.highGround) high[numbers.get(u)! * count + numbers.get(v)!] = 1;
  const doorsAt = new Array<number>(count).fill(0);
  definition.doors.forEach((door, d) => {
    for (const end of door.cuts.flat()) doorsAt[numbers.get(end)!] |= 1 << d;
  });
  const zones = definition.spaces.map((space) => space.zones.reduce((bits, zone) => bits | (1 << letters.indexOf(zone)), 0));
  return { definition, count, names, numbers, zones, starts, high, doorsAt, layouts: [] };
}

/** The layout while the doors in `closed` (bits) are closed. */
export const layout = (board: Board, closed: number): Layout => board.layouts[closed] ?? addLayout(board, closed);
function addLayout(board: Board, closed: number): Layout {
  board.layouts[closed] = makeLayout(board, closed);
  return board.layouts[closed];
}

function makeLayout(board: Board, closed: number): Layout {
  const { count, definition, numbers } = board;
  const near = neighbours(board, closed);
  const steps = near.map((list) => list.slice());
  for (const network of definition.passages) {
    for (const a of network) for (const b of network) if (a !== b) steps[numbers.get(a)!].push(numbers.get(b)!);
  }
  const adjacent = new Uint8Array(count * count);
  near.forEach((list, a) => {
    for (const b of list) adjacent[a * count + b] = 1;
  });
  const open = closed ? distances(neighbours(board, 0)) : undefined;
  const now = closed ? distances(near) : undefined;
  const sameZone = new Uint8Array(count * count);
  for (let a = 0; a < count; a++) {
    for (let b = 0; b < count; b++) {
      const separated = open && now && now[a][b] > open[a][b];
      if (board.zones[a] & board.zones[b] && !separated) sameZone[a * count + b] = 1;
    }
  }
  const onward = steps.map((list) => [...new Set(list)]);
  return { near, steps: onward, adjacent, sameZone, ...walksOn(onward) };
}
function walksOn(steps: readonly (readonly number[])[]): Pick<Layout, 'far' | 'nearest'> {
  const far = new Uint8Array(steps.length * steps.length).fill(UNREACHED);
  const nearest = steps.map((_, from) => {
    const row = far.subarray(from * steps.length, (from + 1) * steps.length);
    row[from] = 0;
    const found = [from];
    for (const at of found) {
      for (const to of steps[at]) {
        if (row[to] !== UNREACHED) continue;
        row[to] = row[at] + 1;
        found.push(to);
      }
    }
    return Uint8Array.from(found);
  });
  return { far, nearest };
}

function neighbours(board: Board, closed: number): number[][] {
  const near: number[][] = board.names.map(() => []);
  const cut = new Set<string>();
  board.definition.doors.forEach((door, d) => {
    if (closed & (1 << d)) for (const [a, b] of door.cuts) cut.add(`${a} ${b}`).add(`${b} ${a}`);
  });
  for (const [a, b] of board.definition.lines) {
    if (cut.has(`${a} ${b}`)) continue;
    near[board.numbers.get(a)!].push(board.numbers.get(b)!);
    near[board.numbers.get(b)!].push(board.numbers.get(a)!);
  }
  return near;
}

/** Steps between all pairs of spaces along lines alone; Infinity where there is no way. */
function distances(near: number[][]): number[][] {
  return near.map((_, from) => {
    const far = near.map(() => Number.POSITIVE_INFINITY);
    far[from] = 0;
    const queue = [from];
    for (const s of queue) {
      for (const n of near[s]) {
        if (far[n] === Number.POSITIVE_INFINITY) {
          far[n] = far[s] + 1;
          queue.push(n);
        }
      }
    }
    return far;
  });
}

/** Steps from one space to another along lines with all doors open. */
export const distance = (board: Board, a: number, b: number): number => distances(neighbours(board, 0))[a][b];
