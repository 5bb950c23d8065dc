import { describe, expect, it } from 'vitest';
import { problemsOfBoard } from '../src/files/check.ts';

/** Four spaces in a ring, with everything a board can have. */
const YARD = {
  id: 'yard',
  aspect: 1.5,
  radius: 40,
  zones: [
    { id: 'a', color: 'light blue' },
    { id: 'b', color: 'grey' },
  ],
  spaces: [
    { id: 's1', x: 100, y: 100, zones: ['a'], start: 1 },
    { id: 's2', x: 900, y: 100.5, zones: ['a', 'b'] },
    { id: 's3', x: 900, y: 900, zones: ['b'], start: 2 },
    { id: 's4', x: 100, y: 900, zones: ['b'] },
  ],
  lines: [
    ['s1', 's2'],
    ['s2', 's3'],
    ['s3', 's4'],
    ['s4', 's1'],
  ],
  passages: [['s1', 's3']],
  highGround: [['s2', 's1']],
  doors: [{ id: 'gate', x: 500, y: 100, cuts: [['s2', 's1']] }],
  crossings: [{ over: ['s1', 's2'], under: ['s3', 's4'] }],
};
const after = (changes: Record<string, unknown>): string[] =>
  problemsOfBoard({ ...YARD, ...changes }).map(({ path, problem }) => `${path}: ${problem}`);
const spaces = (...changes: object[]) => ({ spaces: YARD.spaces.map((space, i) => ({ ...space, ...changes[i] })) });
const manySpaces = Array.from({ length: 65 }, (_, i) => ({
  id: `s${i + 1}`,
  x: 1,
  y: 1,
  zones: ['a', 'b'],
  ...(i < 2 ? { start: i + 1 } : {}),
}));
const door = YARD.doors[0];

type Case = [says: string, changes: Record<string, unknown>, ...expected: string[]];
const each = (...cases: Case[]) =>
  it.each(cases)('%s', (_, changes, ...expected) => expect(after(changes as Record<string, unknown>)).toEqual(expected));

it('accepts a board with everything', () => expect(after({})).toEqual([]));

describe('board', () => {
  each(
    ['a name', { id: 'The Yard' }, 'id: must be 1 to 64 small letters, digits and "-", not "The Yard"'],
    ['a missing field', { doors: undefined }, 'doors: is missing'],
    ['an unknown field', { door: [] }, 'door: unknown field "door"; did you mean "doors"?'],
    ['no shape', { aspect: 0 }, 'aspect: must be a number from 0.2 to 5, not 0'],
    ['no size', { radius: '40' }, 'radius: must be a number from 1 to 200, not "40"'],
  );
});

describe('spaces and zones', () => {
  each(
    ['off the drawing', spaces({ x: 1000.1 }), 'spaces[0].x: must be a number from 0 to 1000, not 1000.1'],
    ['nowhere', spaces({ y: Number.NaN }), 'spaces[0].y: must be a number from 0 to 1000, not NaN'],
    ['without a zone', spaces({ zones: [] }), 'spaces[0].zones: must have 1 to 30 entries, not 0'],
    ['in an unknown zone', spaces({ zones: ['c'] }), 'spaces[0].zones[0]: unknown zone "c"; did you mean "a"?'],
    ['in a zone twice', spaces({ zones: ['a', 'a'] }), 'spaces[0].zones[1]: "a" is there already: spaces[0].zones[0]'],
    ['a zone without spaces', { zones: [...YARD.zones, { id: 'c', color: 'red' }] }, 'zones[2]: no space lies in this zone'],
    ['a zone twice', { zones: [...YARD.zones, YARD.zones[0]] }, 'zones[2].id: "a" is there already: zones[0]'],
    ['a space twice', { spaces: [...YARD.spaces, { ...YARD.spaces[1] }] }, 'spaces[4].id: "s2" is there already: spaces[1]'],
    [
      '65 spaces',
      { spaces: manySpaces, lines: manySpaces.slice(1).map(({ id }) => ['s1', id]), highGround: [], doors: [], crossings: [] },
      'spaces: must have 2 to 64 entries, not 65',
    ],
    [
      '31 zones',
      { zones: Array.from({ length: 31 }, (_, i) => ({ id: `z${i}`, color: 'red' })) },
      ...['zones: must have 1 to 30 entries, not 31', expect.stringMatching(/^spaces\[0]\.zones\[0]: unknown zone "a"/)],
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^spaces\[\d]\.zones\[\d]: unknown zone/)),
      ...Array.from({ length: 31 }, (_, i) => `zones[${i}]: no space lies in this zone`),
    ],
  );
});

describe('R-3.7 starting spaces', () => {
  const wanted = 'spaces: must have the starts 1 and 2, 1 to 3 or 1 to 4, each once, not';
  each(
    ['one', spaces({ start: undefined }), `${wanted} 2`],
    ['with a gap', spaces({}, {}, { start: 3 }), `${wanted} 1, 3`],
    ['one twice', spaces({}, { start: 1 }), `${wanted} 1, 1, 2`],
    ['the fifth', spaces({}, { start: 5 }), 'spaces[1].start: must be a whole number from 1 to 4, not 5', `${wanted} 1, 5, 2`],
    ['three', spaces({}, { start: 3 })],
    ['four', spaces({}, { start: 3 }, {}, { start: 4 })],
  );
});

describe('lines', () => {
  const { lines } = YARD;
  each(
    ['to nowhere', { lines: [...lines, ['s1', 's9']] }, expect.stringMatching(/^lines\[4]\[1]: unknown space "s9"; did you mean "s1"\?$/)],
    ['with one end', { lines: [...lines, ['s1']] }, 'lines[4]: must have 2 entries, not 1'],
    ['as text', { lines: [...lines, 's1-s2'] }, 'lines[4]: must be a list, not "s1-s2"'],
    ['to itself', { lines: [...lines, ['s3', 's3']] }, 'lines[4]: joins s3 with itself'],
    ['twice', { lines: [...lines, ['s1', 's2']] }, 'lines[4]: "s1 s2" is there already: lines[0]'],
    ['twice, the other way', { lines: [...lines, ['s2', 's1']] }, 'lines[4]: "s1 s2" is there already: lines[0]'],
    ['in two pieces', { lines: [lines[0], lines[2]] }, 'lines: no way leads from s1 to s3, s4'],
  );
});

describe('doors, passages, high ground and crossings', () => {
  each(
    ['a door across no line', { doors: [{ ...door, cuts: [['s1', 's3']] }] }, 'doors[0].cuts[0]: no line joins s1 and s3'],
    ['a door across nothing', { doors: [{ ...door, cuts: [] }] }, 'doors[0].cuts: must have 1 to 256 entries, not 0'],
    ['a door twice', { doors: [door, door] }, 'doors[1].id: "gate" is there already: doors[0]'],
    ['9 doors', { doors: Array.from({ length: 9 }, (_, i) => ({ ...door, id: `d${i}` })) }, 'doors: must have at most 8 entries, not 9'],
    ['a passage to nowhere', { passages: [['s1', 'x']] }, 'passages[0][1]: unknown space "x"; known: s1, s2, s3, s4'],
    ['a passage of one', { passages: [['s1']] }, 'passages[0]: must have 2 to 64 entries, not 1'],
    ['high ground beside the lines', { highGround: [['s1', 's3']] }, 'highGround[0]: no line joins s1 and s3'],
    [
      'high ground both ways',
      {
        highGround: [
          ['s1', 's2'],
          ['s2', 's1'],
        ],
      },
      'highGround[1]: "s1 s2" is there already: highGround[0]',
    ],
    [
      'a crossing of no line',
      { crossings: [{ over: ['s1', 's3'], under: ['s2'] }] },
      'crossings[0].over: no line joins s1 and s3',
      'crossings[0].under: must have 2 entries, not 1',
    ],
  );
});
