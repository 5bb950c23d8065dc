import { answer, asked, type Choice, choices, type Masked, mask, newGame, newGameFrom, record, type Setup } from '@peerless/engine';
import { expect, it } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { type Analysis, analyse, chance, decide, LEVEL, player, type Random, search } from './index.ts';

const SETUP: Setup = { board: 'marmoreal', heroes: ['king-arthur', 'sinbad'], mode: 'duel' };

/** A game whose second player does the worst it can think of. */
function played(): ReturnType<typeof record> {
  const game = newGame(SETUP, 4);
  const sensible = player('medium', 1);
  const random = chance(2);
  const answers: Choice[] = [];
  while (!game.over) {
    const picked = asked(game) === 0 ? decide(sensible, mask(game, 0)) : worst(mask(game, 1), random);
    answers.push(picked);
    answer(game, picked);
  }
  return record(SETUP, 4, answers);
}
function worst(seen: Masked, random: Random): Choice {
  const looking = search(seen, 1, LEVEL.master.style);
  for (const choice of looking.legal) looking.probe(choice, 10, random);
  return looking.standings().toSorted((a, b) => a.chance - b.chance)[0].choice;
}

it('an analysis tells of every decision what it was worth, bit by bit', () => {
  const kept = played();
  const told = analyse(kept, 120);
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
  expect(gaveAway(1)).toBeGreaterThan(2 * gaveAway(0));
  expect(turningPoints).toEqual(decisions.filter(({ isTurningPoint }) => isTurningPoint));
});

it('an analysis marks where somebody without sense gave away much of a chance', () => {
  const game = newGame(SETUP, 3);
  const players = [player('random', 1), player('random', 2)];
  const answers: Choice[] = [];
  while (!game.over) {
    answers.push(decide(players[asked(game)], mask(game, asked(game))));
    answer(game, answers[answers.length - 1]);
  }
  const told = analyse(record(SETUP, 3, answers), 60);
  let step = told.next();
  while (!step.done) step = told.next();
  const { decisions, turningPoints } = step.value;
  expect(turningPoints.length).toBeGreaterThan(0);
  expect(turningPoints.length).toBeLessThan(decisions.length / 4);
  for (const { before, after, best, chosen } of turningPoints) {
    expect(before - after).toBeGreaterThanOrEqual(0.12);
    expect(best[0].choice).not.toBe(chosen);
  }
});

it('an analysis begins where the game began', () => {
  const position = {
    actions: 1,
    fighters: { sinbad: { space: 's11', health: 2 } },
    seats: [{ hand: ['swift-strike', 'feint'] }, { hand: ['feint'] }],
  };
  const fighters = { ...position.fighters, 'king-arthur': { space: 's10' }, merlin: { health: 0 }, porter: { health: 0 } };
  const here = { ...position, fighters };
  const game = newGameFrom({ setup: SETUP, seed: 4, position: here });
  const [first] = choices(game);
  const told = [...analyse(record(SETUP, 4, [first], here), 40)];
  expect(told).toMatchObject([{ answers: 1, decision: { at: 0, seat: 0, turn: 3, chosen: first } }]);
});

it('an analysis of one seat judges its choices alone', () => {
  const game = newGameFrom({ setup: SETUP, seed: 3 });
  const answers: Choice[] = [];
  for (let n = 0; n < 24; n++) {
    answers.push(choices(game)[0]);
    answer(game, answers[n]);
  }
  const seatsOf = (seats?: number[]) =>
    [...analyse(record(SETUP, 3, answers), 20, 1, seats)].flatMap(({ decision }) => decision?.seat ?? []);
  expect(new Set(seatsOf())).toEqual(new Set([0, 1]));
  expect(new Set(seatsOf([1]))).toEqual(new Set([1]));
});
