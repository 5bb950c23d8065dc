import type { Thought } from '@peerless/ai';
import { asked, type Choice } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat } from './table.ts';
import { COMPUTER, OPEN, playing, playUntil } from './test/tables.ts';
import { type Pace, questionTo, thought } from './thinking.ts';

const BEST = 5 as Choice;
const FOUND = 6 as Choice;
/** Takes so many steps of so many milliseconds each, and finds something at the end. */
function thinker(steps: number, each: number) {
  const seen = { clock: 0, pauses: [] as number[], told: [] as number[] };
  function* think(): Generator<Thought, Choice> {
    for (let n = 0; n < steps; n++) {
      seen.clock += each;
      yield { choice: BEST, chance: 0.5, iterations: n, of: steps };
    }
    return FOUND;
  }
  const pace: Pace = {
    now: () => seen.clock,
    stretch: 10,
    async breathe(milliseconds) {
      seen.pauses.push(milliseconds);
      seen.clock += milliseconds;
    },
    lasts: 0,
    isHurried: () => false,
    isFutile: () => false,
    tell: (gone) => seen.told.push(gone),
  };
  return { seen, pace, think: think() };
}

describe('a computer player thinks', () => {
  it('in stretches, letting others in between', async () => {
    const { seen, pace, think } = thinker(6, 5);
    expect(await thought(think, pace)).toBe(FOUND);
    expect(seen.pauses).toEqual([0, 0, 0]);
    expect(seen.told).toEqual([10, 20, 30]);
  });
  it('and answers at its pace, however soon it has found something', async () => {
    for (const steps of [0, 1, 3]) {
      const { seen, pace, think } = thinker(steps, 4);
      expect(await thought(think, { ...pace, lasts: 95 })).toBe(FOUND);
      expect(seen.clock).toBe(95);
    }
  });
  it('until it is hurried: then the best so far counts', async () => {
    const { seen, pace, think } = thinker(50, 4);
    expect(await thought(think, { ...pace, lasts: 500, isHurried: () => seen.clock >= 20 })).toBe(BEST);
    expect(seen.clock).toBe(20);
    const found = thinker(1, 4);
    expect(await thought(found.think, { ...found.pace, lasts: 500, isHurried: () => found.seen.clock >= 20 })).toBe(FOUND);
  });
  it('until its answer is no longer wanted', async () => {
    const { seen, pace, think } = thinker(50, 4);
    expect(await thought(think, { ...pace, isFutile: () => seen.clock >= 20 })).toBeUndefined();
    expect(seen.clock).toBeLessThan(40);
  });
});

describe('the question to a computer player', () => {
  it('says what its seat knows, and where it was put', () => {
    const table = playing({}, [COMPUTER, OPEN]);
    playUntil(table, () => askedSeat(table) === 0);
    const { seat, level, at, masked } = questionTo(table)!;
    expect({ seat, level, at }).toEqual({ seat: 0, level: 'novice', at: table.askedAt });
    expect(asked(masked.state)).toBe(0);
    expect(JSON.stringify(masked.state.seats[1])).not.toBe(JSON.stringify(table.game!.seats[1]));
  });
  it('is none to a person', () => {
    const table = playing({}, [COMPUTER, OPEN]);
    playUntil(table, () => askedSeat(table) === 1);
    expect(questionTo(table)).toBeNull();
    expect(questionTo(playing())).toBeNull();
  });
});
