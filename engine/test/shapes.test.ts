/** What is looked into at every step has one shape, wherever it comes from: compiled code then knows where everything lies (decision 34). */
import { setFlagsFromString } from 'node:v8';
import '@peerless/boards';
import { answer, choices, clone, type Game, imagine, mask, matchOf, newGame, type Setup } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { expect, it } from 'vitest';
import { dice, pickOf } from './playing.ts';

setFlagsFromString('--allow-natives-syntax');
const isOneShape = new Function('a', 'b', 'return %HaveSameMap(a, b)') as (a: object, b: object) => boolean;

const SETUPS: Setup[] = [
  { board: 'sarpedon', heroes: ['medusa', 'king-arthur'], mode: 'duel' },
  { board: 'soho', heroes: ['jekyll-and-hyde', 'little-red'], mode: 'duel' },
  { board: 'marmoreal', heroes: ['alice', 'sinbad', 'achilles', 'invisible-man'], mode: 'teams' },
];
function inCombat(setup: Setup): Game {
  const random = dice(5);
  const game = newGame(setup, 5);
  while (!game.combats.length) answer(game, pickOf(choices(game), random));
  return game;
}

/** Many, since the first few may be alike by chance. */
const PAIRS: Setup[] = HEROES.map(({ id }, i) => ({ board: 'soho', heroes: [id, HEROES[(i + 1) % HEROES.length].id], mode: 'duel' }));

it('matches, and what they hold of heroes, cards, fighters and words', () => {
  const [first, ...others] = [...SETUPS, ...PAIRS].map((setup) => matchOf({ setup }));
  for (const each of others) {
    expect(isOneShape(each, first), 'match').toBe(true);
    for (const table of ['standing', 'kinds', 'fighters', 'blocks'] as const)
      for (const entry of each[table]) expect(isOneShape(entry, first[table][0]), table).toBe(true);
    for (const { nodes } of each.blocks)
      for (const node of nodes) expect(isOneShape(node, first.blocks[0].nodes[0]), node.verb.word).toBe(true);
  }
});

it('games, whether begun, played, copied, masked or imagined', () => {
  const [first, ...others] = SETUPS.map(inCombat);
  const [combat] = first.combats;
  for (const game of others.flatMap((each) => [each, clone(each), mask(each, 1).state, imagine(each, 0, dice(1))])) {
    expect(isOneShape(game, first), 'game').toBe(true);
    for (const seat of game.seats) expect(isOneShape(seat, first.seats[0]), 'seat').toBe(true);
    for (const frame of game.todo) expect(isOneShape(frame, first.todo[0]), 'frame').toBe(true);
    for (const each of game.combats) {
      expect(isOneShape(each, combat), 'combat').toBe(true);
      for (const side of [each.attack, each.defense]) expect(isOneShape(side, combat.attack), 'side').toBe(true);
    }
  }
});
