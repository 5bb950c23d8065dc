/** Whatever cards say: games go on, end, and stay plain data. */
import {
  answer,
  type Choice,
  choices,
  clone,
  concession,
  explain,
  type Game,
  learnHeroes,
  newGame,
  type Setup,
  view,
} from '@peerless/engine';
import '@peerless/boards';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkLeft, checkPosition, dice, pickOf, type Random } from './playing.ts';
import { randomHero } from './random-cards.ts';

/** One answer, tried first on a copy, on a saved game and with every other choice. */
function step(game: Game, random: Random, isThorough: boolean): void {
  const legal = choices(game);
  expect(legal.length, `stuck at ${JSON.stringify(explain(game))}`).toBeGreaterThan(0);
  expect(new Set(legal).size, `twice the same at ${JSON.stringify(explain(game))}`).toBe(legal.length);
  const picked = pickOf(legal, random);
  if (isThorough) tryAll(game, legal, picked);
  answer(game, picked);
}
function tryAll(game: Game, legal: readonly Choice[], picked: Choice): void {
  const before = JSON.stringify(game);
  const saved = JSON.parse(before) as Game;
  expect(choices(saved)).toEqual(legal);
  for (const each of legal) answer(clone(game), each);
  const copy = clone(game);
  answer(copy, picked);
  answer(saved, picked);
  expect(JSON.stringify(game)).toBe(before);
  expect(JSON.stringify(saved)).toBe(JSON.stringify(copy));
  checkPosition(copy);
  view(copy, 'spectator');
  leaveAll(game);
}
/** Each seat gives up on a copy. */
function leaveAll(game: Game): void {
  for (const [seat, { out }] of game.seats.entries()) {
    if (out) continue;
    const left = clone(game);
    answer(left, concession(seat));
    checkLeft(left);
  }
}

it('any cards the words can make play to an end: never stuck, saved, copied and left at any moment, no card lost', {
  timeout: 120_000,
}, () => {
  const setups: Omit<Setup, 'heroes'>[] = [
    { board: 'marmoreal', mode: 'duel', options: { turnLimit: 40 } },
    {
      board: 'heorot',
      mode: 'duel',
      options: { turnLimit: 40, gameEnd: 'endOfAction', boostOnTextlessAttack: 'kept', bonusAttackOfDefeated: 'lost' },
    },
    { board: 'marmoreal', mode: 'freeForAll', options: { turnLimit: 40 } },
    { board: 'hanging-gardens', mode: 'teams', options: { turnLimit: 40, mulligan: true } },
  ];
  fc.assert(
    fc.property(fc.tuple(randomHero, randomHero, randomHero, randomHero), fc.nat(), fc.constantFrom(...setups), (heroes, seed, about) => {
      learnHeroes(heroes);
      const random = dice(seed);
      const seats = about.mode === 'duel' ? 2 : about.mode === 'freeForAll' ? 3 : 4;
      const game = newGame({ ...about, heroes: heroes.slice(0, seats).map(({ id }) => id) }, seed);
      for (let n = 0; !game.over; n++) {
        expect(n, 'answers').toBeLessThan(5000);
        step(game, random, n % 4 === 0);
      }
    }),
    { numRuns: 80, seed: 16, endOnFailure: true },
  );
});
