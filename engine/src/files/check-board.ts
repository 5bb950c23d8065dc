/** What a board must look like. */

import type { BoardDefinition, Line, SpaceDefinition } from '../data/define.ts';
import {
  type Apart,
  also,
  BY_ID,
  type Data,
  ITSELF,
  id,
  idsOf,
  isData,
  type Kind,
  list,
  listed,
  name,
  numberFrom,
  optional,
  record,
  text,
  wholeFrom,
} from '../data/kinds.ts';
import { inside, type Place, say } from '../data/place.ts';

const MOST_SPACES = 64;
const MOST_ZONES = 30;
const MOST_DOORS = 8;
const MOST_LINES = 256;
const MOST_SEATS = 4;

const x = numberFrom(0, 1000);
const y = x;
const isPair = (line: unknown): line is [string, string] =>
  Array.isArray(line) && line.length === 2 && line.every((end) => typeof end === 'string');
const keyOf = ([a, b]: readonly [string, string]): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
const EITHER_WAY: Apart = { key: (line) => (isPair(line) ? keyOf(line) : undefined) };

const ends = list(name('space'), { least: 2, most: 2 }) as Kind<Line>;
const line: Kind<Line> = (value, at) => {
  ends(value, at);
  if (isPair(value) && value[0] === value[1]) say(at, `joins ${value[0]} with itself`);
};
/** A line that is drawn. */
const drawn: Kind<Line> = (value, at) => {
  ends(value, at);
  const { space = [], line: known = [] } = at.names;
  const isThere = !isPair(value) || !value.every((end) => space.includes(end)) || known.includes(keyOf(value));
  if (!isThere) say(at, `no line joins ${listed(value).join(' and ')}`);
};
const lines = (kind: Kind<Line>, least: number): Kind<readonly Line[]> => list(kind, { least, most: MOST_LINES, apart: EITHER_WAY });

const fields = record<BoardDefinition>({
  id,
  aspect: numberFrom(0.2, 5),
  radius: numberFrom(1, 200),
  zones: list(record({ id, color: text }), { least: 1, most: MOST_ZONES, apart: BY_ID }),
  spaces: list(
    record<SpaceDefinition>({
      id,
      x,
      y,
      zones: list(name('zone'), { least: 1, most: MOST_ZONES, apart: ITSELF }),
      start: optional(wholeFrom(1, MOST_SEATS)),
    }),
    { least: 2, most: MOST_SPACES, apart: BY_ID },
  ),
  lines: lines(line, 1),
  passages: list(list(name('space'), { least: 2, most: MOST_SPACES, apart: ITSELF }), { most: MOST_SPACES }),
  highGround: lines(drawn, 0),
  doors: list(record({ id, x, y, cuts: lines(drawn, 1) }), { most: MOST_DOORS, apart: BY_ID }),
  crossings: list(record({ over: drawn, under: drawn }), { most: MOST_LINES }),
});

const entries = (value: unknown): Data[] => listed(value).filter(isData);
/** Everything a part of the board can name, as far as it can be read. */
export const namesOf = (board: unknown): Place['names'] =>
  isData(board) ? { space: idsOf(board.spaces), zone: idsOf(board.zones), line: listed(board.lines).filter(isPair).map(keyOf) } : {};

function checkZones(board: Data, at: Place): void {
  const used = new Set(entries(board.spaces).flatMap((space) => listed(space.zones)));
  listed(board.zones).forEach((zone, i) => {
    if (isData(zone) && !used.has(zone.id)) say(inside(inside(at, 'zones'), i), 'no space lies in this zone');
  });
}
/** */
function checkStarts(board: Data, at: Place): void {
  const starts = entries(board.spaces).flatMap((space) => (typeof space.start === 'number' ? [space.start] : []));
  const wanted = starts.map((_, i) => i + 1);
  if (starts.length >= 2 && starts.length <= MOST_SEATS && wanted.every((seat) => starts.includes(seat))) return;
  say(inside(at, 'spaces'), `must have the starts 1 and 2, 1 to 3 or 1 to 4, each once, not ${starts.join(', ') || 'none'}`);
}
/** All doors open, no passage used. */
function checkConnected(board: Data, at: Place): void {
  const { space = [] } = at.names;
  const joined = listed(board.lines).filter(isPair);
  const reached = new Set(space.slice(0, 1));
  for (const from of reached) for (const [a, b] of joined) if (a === from || b === from) reached.add(a === from ? b : a);
  const cutOff = space.filter((each) => !reached.has(each));
  if (cutOff.length) say(inside(at, 'lines'), `no way leads from ${space[0]} to ${cutOff.join(', ')}`);
}
export const board: Kind<BoardDefinition> = also(fields, (data, at) => {
  checkZones(data, at);
  checkStarts(data, at);
  checkConnected(data, at);
});
