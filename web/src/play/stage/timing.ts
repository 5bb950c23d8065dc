/** How long what happens is shown: one table, and what follows from it. */
import type { Event } from '@peerless/engine';
import type { Told } from '@peerless/protocol';

/** One more thing in a combat: an effect, a boost, an item of a sum. */
export const ITEM = 250;
/** A combat takes no longer than this, whatever happens in it; and so do answers that were missed, all together. */
export const MOST = 3_000;

/** Milliseconds at the usual speed; what is not named is shown with what comes next. A plain combat is `attack` to `damage`: 1200. */
const LASTS: Partial<Record<Event['kind'], number>> = {
  attack: 200,
  lay: 100,
  layNothing: 100,
  reveal: 350,
  values: 200,
  damage: 250,
  effect: ITEM,
  noEffect: ITEM,
  cancel: ITEM,
  replace: ITEM,
  value: ITEM,
  boost: ITEM,
  prevented: ITEM,
  takesOver: ITEM,
  recover: ITEM,
  setHealth: ITEM,
  gainActions: ITEM,
  move: 420,
  place: 350,
  swap: 350,
  return: 350,
  defeat: 600,
  leave: 350,
  eliminate: 700,
  scheme: 600,
  turn: 400,
  action: 350,
  exhausted: ITEM,
};
/** An attack or a scheme tells itself. */
export const lasts = (event: Event): number => (event.kind === 'action' && event.action !== 'maneuver' ? 0 : (LASTS[event.kind] ?? 0));

/** What one answer has brought about, with the time that each takes: both cards turn over at once, and an item is counted once. */
export function pauses(events: readonly Event[]): number[] {
  const counted = new Map<number, number>();
  return events.map((event, n) => {
    if (event.kind === 'value') counted.set(event.seat, (counted.get(event.seat) ?? 0) + 1);
    if (event.kind === 'reveal' && events[n + 1]?.kind === 'reveal') return 0;
    if (event.kind === 'account') return ITEM * Math.max(0, event.items.length - 1 - (counted.get(event.seat) ?? 0));
    return lasts(event);
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);
const isOneAnswer = (news: readonly Told[]): boolean => news.every(({ seq }) => seq === news[0].seq);
/** By how much the news are shown quicker; those of one answer take their time. */
export function hasteOf(news: readonly Told[]): number {
  return isOneAnswer(news) ? 1 : Math.min(1, MOST / Math.max(1, sum(pauses(news.map(({ event }) => event)))));
}

/** Ends what was shown of a combat. */
const isNext = ({ kind }: Event): boolean => kind === 'action' || kind === 'turnEnd' || kind === 'turn';
export interface Pace {
  pauses: number[];
  /** Milliseconds that the combat which goes on has taken; null outside of one. */
  spent: number | null;
}
/** The same, and no combat takes longer than it may; `spent` is what was shown of one before. */
export function paced(news: readonly Told[], spent: number | null): Pace {
  const haste = hasteOf(news);
  const all = pauses(news.map(({ event }) => event)).map((pause) => pause * haste);
  let from = 0;
  let used = spent;
  const close = (to: number): void => {
    if (used === null) return;
    const wanted = sum(all.slice(from, to));
    const share = wanted > MOST - used ? Math.max(0, MOST - used) / wanted : 1;
    for (let n = from; n < to; n++) all[n] *= share;
    used += wanted * share;
  };
  news.forEach(({ event }, n) => {
    if (event.kind !== 'attack' && !isNext(event)) return;
    close(n);
    from = n;
    used = event.kind === 'attack' ? 0 : null;
  });
  close(news.length);
  return { pauses: all, spent: used };
}
