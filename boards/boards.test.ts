import { readFileSync } from 'node:fs';
import type { BoardDefinition, Line } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { BOARDS } from './index.ts';

/** What is in `<board>/printed.json`. */
interface Printed {
  spaces: number;
  lines: number;
  /** Each zone with its number of spaces. */
  zones: string;
  /** Seats 1, 2, …: the space and its zones. */
  starts: string;
  passages?: string;
  /** Each arrow, from the higher space to the lower. */
  arrows?: string;
  doors?: string;
  crossings?: string;
  /** A digit for each space: its lines, then its zones. */
  degrees: string;
  colors: string;
  /** The sum of the distances between all pairs of spaces. */
  distances: number;
}

/** Counted apart from the definition. */
const printed = (id: string): Printed => JSON.parse(readFileSync(new URL(`${id}/printed.json`, import.meta.url), 'utf8'));

const text = (line: Line) => line.join('-');
const joined = (board: BoardDefinition, id: string) => board.lines.filter((line) => line.includes(id)).map(([a, b]) => (a === id ? b : a));
const sorted = (list: readonly string[]) => [...list].sort().join(' ');

/** How far every reachable space is from this one. */
function distances(board: BoardDefinition, from: string) {
  const far = new Map([[from, 0]]);
  for (const [id, steps] of far) for (const next of joined(board, id)) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

function count(board: BoardDefinition): Printed {
  const starts = board.spaces.filter((space) => space.start !== undefined).sort((a, b) => (a.start ?? 0) - (b.start ?? 0));
  const steps = board.spaces.flatMap((space) => [...distances(board, space.id).values()]);
  return {
    spaces: board.spaces.length,
    lines: board.lines.length,
    zones: board.zones.map((zone) => zone.id + board.spaces.filter((space) => space.zones.includes(zone.id)).length).join(' '),
    starts: starts.map((space) => `${space.id}:${space.zones.join('')}`).join(' '),
    passages: board.passages.map((network) => network.join(' ')).join(', '),
    arrows: sorted(board.highGround.map(text)),
    doors: board.doors.map((door) => `${door.id}:${door.cuts.map(text).join('+')}`).join(' '),
    crossings: board.crossings.map(({ over, under }) => `${text(over)}/${text(under)}`).join(' '),
    degrees: board.spaces.map((space) => joined(board, space.id).length).join(''),
    colors: board.spaces.map((space) => space.zones.length).join(''),
    distances: steps.reduce((sum, step) => sum + step, 0) / 2,
  };
}

describe.each(BOARDS.map((board) => [board.id, board] as const))('%s', (id, board) => {
  const space = (name: string) => {
    const found = board.spaces.find((one) => one.id === name);
    if (!found) throw new Error(`${id} has no space ${name}`);
    return found;
  };
  const isLine = ([a, b]: Line) => joined(board, a).includes(b);

  it('is as printed', () => expect(count(board)).toEqual({ passages: '', arrows: '', doors: '', crossings: '', ...printed(id) }));

  it('is plain data', () => expect(JSON.parse(JSON.stringify(board))).toEqual(board));

  it('names its spaces s1, s2, … and gives each one to three of its zones', () => {
    expect(board.spaces.map((one) => one.id)).toEqual(board.spaces.map((_, at) => `s${at + 1}`));
    const zones = board.zones.map((zone) => zone.id);
    expect(new Set(zones).size).toBe(zones.length);
    for (const one of board.spaces) {
      expect(zones).toEqual(expect.arrayContaining([...one.zones]));
      expect(new Set(one.zones).size).toBe(one.zones.length);
      expect(one.zones.length).toBeLessThanOrEqual(3);
    }
  });

  it('draws each line once, between two spaces', () => {
    for (const [a, b] of board.lines) expect(space(a)).not.toBe(space(b));
    expect(new Set(board.lines.map((line) => sorted(line))).size).toBe(board.lines.length);
  });

  it('is in one piece', () => expect(distances(board, 's1').size).toBe(board.spaces.length));

  it('draws no two spaces over each other and none over the edge', () => {
    for (const one of board.spaces) {
      expect(Math.min(one.x, 1000 - one.x, one.y / board.aspect, (1000 - one.y) / board.aspect)).toBeGreaterThan(board.radius);
      for (const other of board.spaces) {
        const apart = Math.hypot(one.x - other.x, (one.y - other.y) / board.aspect);
        if (one !== other) expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(2 * board.radius);
      }
    }
  });

  it('R-2.14 starts no two seats in one zone', () => {
    const zones = board.spaces.filter((one) => one.start !== undefined).flatMap((one) => one.zones);
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('R-3.7 numbers its starting spaces 1, 2 or 1 to 4', () => {
    const seats = board.spaces
      .flatMap((one) => one.start ?? [])
      .sort()
      .join(' ');
    expect(['1 2', '1 2 3 4']).toContain(seats);
  });

  it('R-13.1.1 lays its doors across lines, each line under one door', () => {
    const cuts = board.doors.flatMap((door) => door.cuts);
    expect(cuts.filter((line) => !isLine(line))).toEqual([]);
    expect(new Set(cuts.map((line) => sorted(line))).size).toBe(cuts.length);
    expect(board.doors.filter((door) => door.cuts.length === 0)).toEqual([]);
  });

  it('R-13.2.1 links its passages in one network', () => {
    expect(board.passages.length).toBeLessThanOrEqual(1);
    for (const network of board.passages) {
      for (const name of network) expect(space(name).id).toBe(name);
      expect(new Set(network).size).toBe(network.length);
    }
  });

  it('R-13.3.1 draws its arrows on lines, one way each', () => {
    expect(board.highGround.filter((arrow) => !isLine(arrow))).toEqual([]);
    expect(new Set(board.highGround.map((arrow) => sorted(arrow))).size).toBe(board.highGround.length);
  });

  it('crosses lines exactly where it says', () => {
    const side = (a: string, b: string, c: string) => {
      const [p, q, r] = [space(a), space(b), space(c)];
      return Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
    };
    const cross = ([a, b]: Line, [c, d]: Line) =>
      new Set([a, b, c, d]).size === 4 && side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
    const both = (one: Line, other: Line) => sorted([text(one), text(other)]);
    const pairs = board.lines.flatMap((one, at) => board.lines.slice(at + 1).map((other) => [one, other] as const));
    const found = pairs.filter(([one, other]) => cross(one, other)).map(([one, other]) => both(one, other));
    expect(sorted(found)).toBe(sorted(board.crossings.map(({ over, under }) => both(over, under))));
  });
});
