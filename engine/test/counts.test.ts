/**
 * How many lines of play there are from fixed positions: a few numbers that notice any change of rules.
 * A line is a sequence of answers; what the game answers itself is not counted, and a game that is over has no next answer.
 */
import { answer, choices, clone, type Game, scene } from '@peerless/engine';
import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { table } from './table.ts';

function lines(game: Game, answers: number): number {
  if (answers === 1) return choices(game).length;
  let count = 0;
  for (const choice of choices(game)) {
    const next = clone(game);
    answer(next, choice);
    count += lines(next, answers - 1);
  }
  return count;
}
const counts = (game: Game, depth: number): number[] => Array.from({ length: depth }, (_, i) => lines(game, i + 1));

it('the opening of a duel: placing, sizes, first actions', () => {
  const game = scene(
    { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' },
    {
      at: 'setup',
      seats: [
        { hand: ['feint', 'drink-me', 'snicker-snack', 'jaws-that-bite', 'looking-glass'] },
        { hand: ['feint', 'dash', 'snipe', 'gaze-of-stone', 'winged-frenzy'] },
      ],
    },
  );
  expect(counts(game, 5)).toEqual([5, 10, 90, 720, 5040]);
});

it('a turn of maneuvers, schemes and attacks in the middle of a duel', () => {
  const game = scene(
    { board: 'sarpedon', heroes: ['sinbad', 'king-arthur'], mode: 'duel' },
    {
      fighters: { sinbad: { space: 's10' }, porter: { space: 's11' }, 'king-arthur': { space: 's12' }, merlin: { space: 's13' } },
      seats: [
        { hand: ['feint', 'toil-and-danger', 'riches-beyond-compare'], discard: ['voyage-home'] },
        { hand: ['skirmish', 'bewilderment', 'prophecy'] },
      ],
    },
  );
  expect(counts(game, 5)).toEqual([3, 6, 16, 169, 340]);
});

it('a combat with boosts, a defense and effects afterwards', () => {
  const { game } = table(
    { board: 'marmoreal', heroes: ['king-arthur', 'alice'] },
    {
      fighters: { 'king-arthur': { space: 's10' }, alice: { space: 's11' }, jabberwock: { space: 's16' }, merlin: { space: 's20' } },
      seats: [
        { hand: ['noble-sacrifice', 'skirmish', 'excalibur', 'feint'] },
        { hand: ['looking-glass', 'manxome-foe', 'feint'], form: 'small', deck: ['eat-me'] },
      ],
    },
  ).choose({ action: 'attack' });
  expect(counts(game, 7)).toEqual([2, 8, 32, 112, 257, 716, 2599]);
});

it('a maneuver among doors, step by step', () => {
  const game = scene(
    { board: 'heorot', heroes: ['medusa', 'sinbad'], mode: 'duel' },
    {
      doors: { d2: 'closed' },
      fighters: {
        medusa: { space: 's10' },
        'harpy-1': { space: 's9' },
        'harpy-2': { health: 0 },
        'harpy-3': { health: 0 },
        sinbad: { space: 's4' },
        porter: { space: 's14' },
      },
    },
  );
  expect(counts(game, 6)).toEqual([2, 6, 25, 104, 464, 1670]);
});

it('a free-for-all of four: reach, first turns, opponents', () => {
  const game = scene(
    { board: 'hanging-gardens', heroes: ['medusa', 'alice', 'sinbad', 'king-arthur'], mode: 'freeForAll' },
    {
      at: 'turnStart',
      fighters: {
        medusa: { space: 's17' },
        alice: { space: 's18' },
        jabberwock: { space: 's16' },
        sinbad: { space: 's22' },
        'king-arthur': { space: 's12' },
      },
      seats: [
        { hand: ['feint', 'snipe', 'winged-frenzy'], turns: 1 },
        { hand: ['feint'], turns: 0 },
        { turns: 0 },
        { hand: ['regroup'], turns: 0 },
      ],
    },
  );
  expect(counts(game, 5)).toEqual([5, 15, 40, 165, 925]);
});

it('teams of two: friends that cannot be attacked, and two hands to defend with', () => {
  const game = scene(
    { board: 'soho', heroes: ['sinbad', 'alice', 'medusa', 'king-arthur'], mode: 'teams' },
    {
      fighters: {
        sinbad: { space: 's10' },
        alice: { space: 's11' },
        medusa: { space: 's12' },
        'king-arthur': { health: 0 },
        merlin: { space: 's13' },
      },
      seats: [{ hand: ['exploit', 'toil-and-danger'] }, { hand: ['feint', 'looking-glass'] }, {}, { hand: ['bewilderment'] }],
    },
  );
  expect(counts(game, 5)).toEqual([2, 6, 18, 73, 149]);
});
