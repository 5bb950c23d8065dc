/** Whatever cards say: games go on, end, and stay plain data. */
import { answer, type Choice, choices, clone, concession, explain, type Game, newGame, view } from '@peerless/engine';
import '@peerless/boards';
import { expect, it } from 'vitest';
import { neverDone } from './never-done.ts';
import { checkLeft, checkPosition, dice, pickOf, playOut, type Random } from './playing.ts';
import { everyWord, randomSetup } from './random-cards.ts';

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
  timeout: 300_000,
}, () => {
  let ended = 0;
  for (let seed = 0; seed < 80; seed++) {
    const random = dice(16_000 + seed);
    const game = newGame(randomSetup(seed, random), seed);
    if (playOut(game, (n) => step(game, random, n % 4 === 0))) ended++;
  }
  expect(ended).toBeGreaterThan(75);
});

it('every word there is is said by such cards and done in their games', { timeout: 300_000 }, () => {
  expect(neverDone(everyWord())).toEqual([]);
});
