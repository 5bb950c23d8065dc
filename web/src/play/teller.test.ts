import { type Event, newGame, type View, view } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { hasteOf } from './stage/timing.ts';
import { type Means, teller } from './teller.ts';

const seen = view(newGame({ mode: 'duel', heroes: ['alice', 'medusa'], board: 'marmoreal' }, 1), 'all');
const move = (from: string, to: string): Event => ({ kind: 'move', fighter: 'alice', from, to }) as Event;
const standing = (space: string): View => ({ ...seen, fighters: { ...seen.fighters, alice: { ...seen.fighters.alice, space } } });
/** What was told so far, the newest `news` of it for the first time. */
const update = (now: View, events: Event[], news: number): Update =>
  ({ view: now, told: events.map((event, n) => ({ event, seq: n })), news, isWhole: true }) as unknown as Update;
const means = (given: Partial<Means> = {}): Means => ({
  owners: { alice: 0, medusa: 1 },
  lookUp: () => Promise.reject(new Error('nothing is kept')),
  paced: () => 0,
  sound: () => {},
  ...given,
});
const [first, second, third] = [standing('s1'), standing('s2'), standing('s3')];
const events = [move('s0', 's1'), move('s1', 's2'), move('s2', 's3')];

describe('what the host tells', () => {
  it('is shown as it is, where nothing was shown before', () => {
    const { tell, latest, shown, event } = teller(means());
    tell(update(first, events.slice(0, 1), 1));
    expect(latest.value!.view).toBe(first);
    expect(shown.value!.fighters.alice.space).toBe('s1');
    expect(event.value).toBeNull();
  });

  it('is drawn in one go, where nothing is waited for', () => {
    const heard: string[] = [];
    const { tell, latest, shown, event } = teller(means({ sound: ({ kind }) => heard.push(kind) }));
    tell(update(first, events.slice(0, 1), 0));
    tell(update(third, events, 2));
    expect(latest.value!.view).toBe(third);
    expect(shown.value!.trail!.spaces).toEqual(['s2', 's3']);
    expect(event.value).toBe(events[2]);
    expect(heard).toEqual(['move', 'move']);
  });

  it('is shown event by event, and the rest at once when it is skipped', async () => {
    vi.useFakeTimers();
    const { tell, latest, shown, isTelling, skip } = teller(means({ paced: (milliseconds) => milliseconds }));
    tell(update(first, events.slice(0, 1), 0));
    tell(update(third, events, 2));
    expect([shown.value!.fighters.alice.space, latest.value!.view, isTelling.value]).toEqual(['s2', first, true]);
    await vi.advanceTimersByTimeAsync(420);
    expect([shown.value!.fighters.alice.space, latest.value!.view, isTelling.value]).toEqual(['s3', first, true]);
    skip();
    await vi.advanceTimersByTimeAsync(0);
    expect([latest.value!.view, isTelling.value]).toEqual([third, false]);
    vi.useRealTimers();
  });

  it('tells an action that the game or somebody else takes, not the one that was just chosen', async () => {
    vi.useFakeTimers();
    const action: Event = { kind: 'action', seat: 0, action: 'maneuver', number: 1 };
    const asked = { ...first, waiting: { ...first.waiting!, kind: 'action' as const }, choices: [{ kind: 'action' as const, seat: 0 }] };
    for (const isTold of [false, true]) {
      const before: View = isTold ? { ...asked, choices: [] } : asked;
      const { tell, event, isTelling } = teller(means({ paced: (milliseconds) => milliseconds }));
      tell(update(before, [], 0));
      tell(update(second, [events[0], action], 1));
      expect([event.value !== null, isTelling.value]).toEqual([isTold, isTold]);
      await vi.runAllTimersAsync();
    }
    vi.useRealTimers();
  });

  it('is left out, where the player has gone back', async () => {
    vi.useFakeTimers();
    const { tell, latest, shown, jump } = teller(means({ paced: (milliseconds) => milliseconds }));
    tell(update(first, events.slice(0, 1), 0));
    tell(update(second, events.slice(0, 2), 1));
    tell(update(third, events, 1));
    const shownViews = new Set<View>();
    jump(update(first, events.slice(0, 1), 0));
    latest.subscribe((now) => shownViews.add(now!.view));
    expect([shown.value!.fighters.alice.space, latest.value!.view]).toEqual(['s1', first]);
    tell(update(first, events.slice(0, 1), 0));
    await vi.advanceTimersByTimeAsync(2000);
    expect(latest.value!.view).toBe(first);
    expect(shownViews.has(third)).toBe(false);
    vi.useRealTimers();
  });
});

describe('what a fighter has gone through', () => {
  const damage: Event = { kind: 'damage', fighter: 'alice', amount: 2, health: 11 } as Event;
  const action: Event = { kind: 'action', seat: 1, action: 'maneuver', number: 1 };
  it.each([0, 1])('is seen until the next action, also when all has been told, at a pace of %i', async (pace) => {
    vi.useFakeTimers();
    const { tell, shown } = teller(means({ paced: (milliseconds) => pace * milliseconds }));
    tell(update(first, [], 0));
    tell(update(first, [events[0], damage, action], 2));
    await vi.runAllTimersAsync();
    expect(shown.value!.hits).toEqual({ alice: -2 });
    tell(update(second, [events[0], damage, action, action, events[1]], 2));
    await vi.runAllTimersAsync();
    expect(shown.value!.hits).toEqual({});
    vi.useRealTimers();
  });
});

describe('the sound of the end', () => {
  it('is heard also where the last blow is skipped, and nothing else is', async () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const { tell, skip } = teller(means({ paced: (milliseconds) => milliseconds, sound: ({ kind }) => heard.push(kind) }));
    const over: Event = { kind: 'over', winners: [0], why: 'heroDefeated' };
    tell(update(first, events.slice(0, 1), 0));
    tell(update(third, [...events, events[0], over], 4));
    skip();
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['move', 'over']);
    vi.useRealTimers();
  });
});

describe('answers that were missed', () => {
  const told = (count: number, seqOf: (n: number) => number) =>
    Array.from({ length: count }, (_, n) => ({ event: events[0], seq: seqOf(n) }));
  it('are shown quicker, all within three seconds', () => {
    const news = told(30, (n) => n);
    expect(hasteOf(news) * 30 * 420).toBeCloseTo(3000, -1);
    expect(hasteOf(told(2, (n) => n))).toBe(1);
  });
  it('take their time where there is one', () => {
    expect(hasteOf(told(30, () => 4))).toBe(1);
    expect(hasteOf([])).toBe(1);
  });
});
