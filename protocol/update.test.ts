import '@peerless/boards';
import { asked, choices, EVERYONE, type Event, type Game, newGame, SPECTATOR, view, whyNot } from '@peerless/engine';
import '@peerless/heroes';
import { answer } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { type Heard, maySee, shownTo, toldOnTime, toldTo } from './update.ts';

const game = (): Game => newGame({ board: 'marmoreal', heroes: ['medusa', 'alice'], mode: 'duel' }, 7);
/** At the first action of somebody. */
function inPlay(): Game {
  const begun = game();
  while (begun.turn === 0 || shownTo(begun, asked(begun)).view.waiting?.kind !== 'action') answer(begun, choices(begun)[0]);
  return begun;
}
const event = (kind: string, why?: string): Event => ({ kind, why }) as unknown as Event;

describe('what was heard', () => {
  it('is seen by seats, by those who watch, and by all', () => {
    expect([0, 1].map((seat) => maySee(1 << 1, seat))).toEqual([false, true]);
    expect([0, 1, 'spectator' as const, 'all' as const].map((by) => maySee(EVERYONE, by))).toEqual([true, true, true, true]);
    expect(maySee(SPECTATOR, 'spectator')).toBe(true);
    expect(maySee(1, 'spectator')).toBe(false);
  });
  it('is heard by who sees all as those heard it who may know', () => {
    for (const seat of [0, 1]) expect(maySee(1 << seat, 'all')).toBe(true);
    expect(maySee(SPECTATOR | 2, 'all')).toBe(false);
  });
  it('is told without who else may see it', () => {
    const heard: Heard[] = [
      { event: event('one'), sees: 1, seq: 3 },
      { event: event('two'), sees: 2, seq: 4 },
      { event: event('all'), sees: EVERYONE, seq: 5 },
    ];
    expect(toldTo(heard, 1)).toEqual([
      { event: event('two'), seq: 4 },
      { event: event('all'), seq: 5 },
    ]);
  });
  it('is told as lost on time only where somebody gave up', () => {
    for (const kind of ['eliminate', 'over']) {
      expect(toldOnTime(event(kind, 'conceded'))).toEqual(event(kind, 'outOfTime'));
      expect(toldOnTime(event(kind, 'heroDefeated'))).toEqual(event(kind, 'heroDefeated'));
    }
    expect(toldOnTime(event('turn', 'conceded'))).toEqual(event('turn', 'conceded'));
  });
});

describe('what is shown', () => {
  it('has the choices of whoever is asked, and why cards and actions are none', () => {
    const playing = inPlay();
    const seat = asked(playing);
    const shown = shownTo(playing, seat);
    expect(shown.view).toEqual(view(playing, seat));
    expect(shown.answers).toEqual(choices(playing));
    const { hand } = shown.view.seats[seat];
    for (const card of hand ?? []) expect(shown.reasons.cards[card]).toEqual(whyNot(playing, seat, { card }) ?? undefined);
    expect(Object.keys(shown.reasons.cards).length).toBeGreaterThan(0);
    expect(shown.reasons.actions).toMatchObject({ attack: whyNot(playing, seat, { action: 'attack' }) });
    expect(Object.values(shown.reasons.actions)).not.toContain(null);
    expect(shown.reasons.actions).not.toHaveProperty('maneuver');
  });
  it('has neither for others', () => {
    const playing = inPlay();
    for (const by of [1 - asked(playing), 'spectator'] as const)
      expect(shownTo(playing, by)).toMatchObject({ answers: [], reasons: { cards: {}, actions: {} } });
  });
});
