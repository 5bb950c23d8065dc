/** Positions on plain boards for heroes of all kinds, and whole attacks in one call. */
import { board, boardSpace, type Described, learnBoards, lines, type Options, type Position } from '@peerless/engine';
import { expect } from 'vitest';
import { row } from './made-up.ts';
import { type Table, table } from './table.ts';

export { table };

learnBoards([
  board('edge-two', {
    aspect: 1,
    radius: 40,
    zones: [
      { id: 'a', color: 'red' },
      { id: 'b', color: 'blue' },
    ],
    spaces: [
      boardSpace('s1', 100, 100, 'a', 1),
      boardSpace('s2', 300, 100, 'a'),
      boardSpace('s3', 500, 100, 'b', 2),
      boardSpace('s4', 700, 100, 'b'),
      boardSpace('s5', 900, 100, 'b'),
      boardSpace('s6', 900, 300, 'b'),
    ],
    lines: lines('s1-s2 s2-s3 s3-s4 s4-s5 s5-s6'),
    passages: [],
    highGround: [],
    doors: [],
    crossings: [],
  }),
]);
/** Boards of this file by name. */
export const boards = { two: 'edge-two' };

/** In a row of twelve: the first hero's fighters at s4, s3, s2 …, the second's at s5, s6, s7 …, unless the position says otherwise. */
export function duel(first: string, second: string, position: Position, options: Partial<Options> = {}): Table {
  const setup = { board: row('edge-row', 12), heroes: [first, second], options };
  const probe = table(setup, { fighters: {}, at: 'setup' });
  const taken = new Set(Object.values(position.fighters ?? {}).map((place) => place.space));
  const free = [
    ['s4', 's3', 's2', 's1'],
    ['s5', 's6', 's7', 's8', 's9', 's10', 's11', 's12'],
  ].map((spaces) => spaces.filter((space) => !taken.has(space)));
  const fighters = Object.fromEntries(
    Object.entries(probe.see().fighters).map(([name, { seat, health }]) => {
      const given = position.fighters?.[name] ?? {};
      const isGone = given.health === 0 || (health === 0 && given.space === undefined);
      return [name, isGone || given.space !== undefined ? given : { ...given, space: free[seat].shift() }];
    }),
  );
  return table(setup, { ...position, fighters });
}
export const free = (heroes: readonly string[], position: Position): Table =>
  table({ board: row('edge-free', 20, 4), heroes, mode: 'freeForAll' }, position);
export const teams = (heroes: readonly string[], position: Position): Table =>
  table({ board: row('edge-teams', 24, 4), heroes, mode: 'teams' }, position);

/** Asserts that nothing is left in the air: no combat, no card in play, no damage on its way. */
export function resolved(t: Table): void {
  expect(t.game.combats).toEqual([]);
  expect(t.game.limbo).toEqual([]);
  expect(t.game.wounds).toEqual([]);
}

interface Strike {
  fighter?: string;
  target?: string;
  card?: string;
  /** null: a hand full of cards, but none is laid; undefined: the hand is empty and nothing is asked. */
  defense?: string | null;
}
/** Declares an attack, or goes on with one, as far as the defense card. */
export function strike(t: Table, { fighter, target, card, defense }: Strike): void {
  if (t.asks.startsWith('action')) t.choose({ action: 'attack' });
  const answers: Record<string, Partial<Described>> = {
    attackWith: { fighter },
    target: target === undefined ? t.legal()[0] : { target },
    attackCard: { card },
    laidBoost: { pass: true },
    defense: defense ? { card: defense } : { pass: true },
  };
  for (let kind = t.asks.split(' ')[0]; kind in answers; kind = t.asks.split(' ')[0]) {
    t.choose(kind === 'target' && target === undefined ? t.legal()[0] : answers[kind]);
    if (kind === 'defense') return;
  }
}
