import { answer, asked, type Choice, choices, mask, newGame, record, type Setup } from '@peerless/engine';
import { expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { type Analysis, analyse, decide, player } from './index.ts';

const SETUP: Setup = { board: 'marmoreal', heroes: ['king-arthur', 'sinbad'], mode: 'duel' };

/** A game whose second player has no sense at all. */
function played(): ReturnType<typeof record> {
  const game = newGame(SETUP, 4);
  const players = [player('novice', 1), player('random', 2)];
  const answers: Choice[] = [];
  while (!game.over) {
    const picked = decide(players[asked(game)], mask(game, asked(game)));
    answers.push(picked);
    answer(game, picked);
  }
  return record(SETUP, 4, answers);
}

it('an analysis tells of every decision what it was worth, bit by bit', () => {
  const kept = played();
  const told = analyse(kept, 30);
  let steps = 0;
  let step = told.next();
  for (; !step.done; step = told.next()) {
    steps++;
    expect(step.value).toMatchObject({ answers: steps, of: kept.answers.length });
  }
  expect(steps).toBe(kept.answers.length);
  const { decisions, turningPoints } = step.value as Analysis;
  const game = newGame(SETUP, 4);
  for (const [at, number] of kept.answers.entries()) {
    const decision = decisions.find((each) => each.at === at);
    if (decision) {
      expect(decision).toMatchObject({ seat: asked(game), turn: game.turn, chosen: number });
      expect(decision.before).toBeGreaterThanOrEqual(decision.after);
      expect(choices(game)).toEqual(expect.arrayContaining(decision.best.map(({ choice }) => choice)));
      expect(decision.best.length).toBeLessThanOrEqual(3);
    }
    answer(game, number as Choice);
  }
  const gaveAway = (seat: number): number =>
    decisions.filter((each) => each.seat === seat).reduce((sum, { before, after }) => sum + before - after, 0);
  expect(gaveAway(1)).toBeGreaterThan(gaveAway(0));
  expect(turningPoints).toEqual(decisions.filter(({ before, after }) => before - after >= 0.12));
  expect(turningPoints.some(({ seat }) => seat === 1)).toBe(true);
});
