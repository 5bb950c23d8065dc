import '@peerless/boards';
import '@peerless/heroes';
import type { Decision } from '@peerless/ai';
import { answer, type Choice, choices, newGame, record, type Setup } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { lessonOf, recalled, turningOf } from './lesson.ts';

const decision = (seat: number, before: number, after: number, more: Partial<Decision> = {}): Decision => ({
  at: 4,
  seat,
  turn: 2,
  chosen: 1 as Choice,
  before,
  after,
  best: [{ choice: 2 as Choice, chance: before, visits: 100 }],
  isTurningPoint: before - after >= 0.12,
  ...more,
});

describe('what to try next time', () => {
  it('is the worst choice of the one who lost, if it is sure', () => {
    const worst = decision(1, 0.6, 0.3);
    expect(lessonOf([decision(1, 0.6, 0.44), worst, decision(0, 0.9, 0.1)], 1)).toBe(worst);
    expect(lessonOf([decision(1, 0.6, 0.46)], 1)).toBeNull();
    expect(lessonOf([], 1)).toBeNull();
  });
  it('is nothing that was done', () => {
    const done = decision(1, 0.6, 0.3, { best: [{ choice: 1 as Choice, chance: 0.6, visits: 10 }] });
    expect(lessonOf([done], 1)).toBeNull();
  });
});
it('the game turned where one of the losers gave away most', () => {
  const turned = decision(1, 0.5, 0.35);
  expect(turningOf([decision(0, 0.9, 0.2), turned, decision(1, 0.5, 0.37)], [0])).toBe(turned);
  expect(turningOf([decision(1, 0.5, 0.4)], [0])).toBeNull();
});
it('a moment is recalled by names', () => {
  const setup: Setup = { board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' };
  const game = newGame(setup, 3);
  const answers: Choice[] = [];
  for (let n = 0; n < 6; n++) {
    answers.push(choices(game)[0]);
    answer(game, answers[n]);
  }
  const { question, chosen, better } = recalled(record(setup, 3, answers), {
    ...decision(0, 0.5, 0.2, { at: 5, chosen: answers[5] }),
    best: [{ choice: answers[5], chance: 0.5, visits: 9 }],
  });
  expect(chosen.kind).toBe(question?.kind);
  expect(better).toEqual(chosen);
});
