import { asked, choices, concession } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { askedSeat } from './table.ts';
import { decisionAfter, lastDecision, undoAt } from './take-back.ts';
import { COMPUTER, happens, novice, person, playing, playOn, together } from './test/tables.ts';
import { newScreen } from './together/screen.ts';

describe('apart', () => {
  it('the last decision is one’s own, also one without an alternative', () => {
    const given = { answers: [256, 257, 258] as never[], answeredBy: [0, 1, 0] };
    expect([0, 1, 2].map((seat) => lastDecision(given, [seat]))).toEqual([2, 1, -1]);
  });
  it('a concession is final', () => {
    const given = { answers: [256, concession(2), 258] as never[], answeredBy: [0, 2, 1] };
    expect([0, 1, 2].map((seat) => lastDecision(given, [seat]))).toEqual([-1, 2, -1]);
    expect(lastDecision({ answers: [concession(2), 256] as never[], answeredBy: [2, 0] }, [0])).toBe(1);
  });
});

describe('together', () => {
  const { table } = together([person, novice]);
  const game = table.game!;
  const by = asked(game);
  const people = { seats: [{ kind: 'person', player: '0' } as const, COMPUTER] };

  it('a decision is one of a person who had a choice', () => {
    expect(choices(game).length).toBeGreaterThan(1);
    expect(by).toBe(0);
    expect(decisionAfter(null, game, people)).toEqual({ at: 0, by: 0, isLast: true });
  });
  it('it is no longer the last once a computer player has had a choice', () => {
    const before = { at: 0, by: 1, isLast: true };
    const others = { seats: [COMPUTER, { kind: 'person', player: '1' } as const] };
    expect(decisionAfter(before, game, others)).toEqual({ ...before, isLast: false });
    expect(decisionAfter(null, game, others)).toBeNull();
  });

  /** Plays until whoever is asked has no choice. */
  const forced = () => {
    for (let seed = 1; seed < 20; seed++) {
      const played = playing({}, undefined, seed);
      for (let n = 0; n < 150 && played.phase === 'playing'; n++) {
        if (choices(played.game!).length === 1) return played;
        playOn(played, 1);
      }
    }
    throw new Error('nobody is ever without a choice');
  };
  it('what is forced is a decision only where others could tell from it', () => {
    const { game: stuck } = forced();
    const seat = asked(stuck!);
    const one = { kind: 'person', player: 'x' } as const;
    const alone = { seats: [0, 1].map((each) => (each === seat ? one : COMPUTER)) };
    const before = { at: 1, by: seat, isLast: true };
    expect(decisionAfter(before, stuck!, alone)).toBe(before);
    expect(decisionAfter(before, stuck!, { seats: [one, one] })).toEqual({ at: stuck!.seq, by: seat, isLast: true });
  });
});

describe('a decision at one device', () => {
  it('is taken back freely until somebody has learned something', () => {
    const { table, heard } = together([person, person]);
    expect(undoAt(table, heard)).toBeNull();
    const screen = newScreen(heard);
    for (let n = 0, isLearned = false; !isLearned; n++) {
      expect(n).toBeLessThan(200);
      const news = happens(table, { do: 'answer', seat: askedSeat(table), choice: choices(table.game!)[0] });
      screen.heard.push(...news);
      isLearned = news.some(({ event }) => event.kind === 'draw');
      expect(undoAt(table, screen.heard)).toBe(isLearned ? 'marked' : 'free');
    }
  });
  it('is taken back freely whatever was learned before it', () => {
    const { table } = together([person, novice]);
    const drawn = (seq: number) => ({ event: { kind: 'draw', seat: 0 } as never, sees: 0b01, seq });
    const undo = (...moments: number[]) => undoAt({ ...table, decision: { at: 2, by: 0, isLast: true } }, moments.map(drawn));
    expect([undo(1), undo(1, 2), undo(1, 2, 3), undo(3)]).toEqual(['free', 'free', 'marked', 'marked']);
  });
  it('leaves a mark once a computer player has decided since', () => {
    const { table, heard } = together([person, novice]);
    expect(undoAt({ ...table, decision: { at: 0, by: 0, isLast: false } }, heard)).toBe('marked');
    expect(undoAt({ ...table, decision: { at: 0, by: 0, isLast: true } }, heard)).toBe('free');
  });
});
