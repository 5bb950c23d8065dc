/** How long each seat may still think. Time runs for the seat that is asked. */
import type { Clock, ClockState } from '@peerless/protocol';

export interface Times {
  /** Milliseconds left to each seat at `since`. */
  left: number[];
  /** By days: what of it each may use once only. */
  bank: number[];
  /** The seat that is asked; −1 if none. */
  seat: number;
  since: number;
  /** Until when it stands still, by seat, as the table has it. */
  away: readonly number[];
}

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
/** By days without the bank. */
const allowance = (clock: Clock): number =>
  clock.kind === 'days' ? clock.days * DAY : clock.kind === 'none' ? Number.POSITIVE_INFINITY : clock.seconds * SECOND;

export function timesAtStart(clock: Clock, seats: number, asked: number, at: number, away: readonly number[] = []): Times | null {
  if (clock.kind === 'none') return null;
  const bank = clock.kind === 'days' ? (clock.bank ?? 0) * DAY : 0;
  const each = (time: number): number[] => new Array<number>(seats).fill(time);
  return { left: each(allowance(clock) + bank), bank: each(bank), seat: asked, since: at, away };
}

/** Whose turn it is, and who is asked in it. */
export interface Now {
  turn: number;
  asked: number;
}
/** After an answer, or after one was taken back; `before` is whose turn it was until then. */
export function timesAfter(times: Times, clock: Clock, next: Now, before: { turn: number; active: number }, at: number): void {
  const { seat } = times;
  settle(times, at);
  const isNewTurn = next.turn !== before.turn;
  if (clock.kind === 'turn' && isNewTurn) times.left.fill(allowance(clock));
  if (clock.kind === 'days' && next.asked !== seat) {
    if (seat >= 0) times.bank[seat] = Math.min(times.bank[seat], times.left[seat]);
    if (next.asked >= 0) times.left[next.asked] = allowance(clock) + times.bank[next.asked];
  }
  // For the turn that was played, whoever gave its last answer; placing fighters is no turn.
  if (clock.kind === 'bank' && isNewTurn && before.turn > 0) times.left[before.active] += clock.increment * SECOND;
  times.seat = next.asked;
}
/** What has passed is taken from whoever is asked. */
export function settle(times: Times | null, at: number): void {
  if (!times) return;
  if (times.seat >= 0) times.left[times.seat] = Math.max(0, times.left[times.seat] - Math.max(0, at - runsFrom(times)));
  times.since = at;
}
const runsFrom = ({ seat, since, away }: Times): number => Math.max(since, away[seat] ?? 0);

/** What was left of the bank when time began to run. */
export const bankLeft = ({ left, bank }: Times, seat: number): number => Math.min(bank[seat], left[seat]);

/** How long a hero may be chosen; for as long as one likes where nobody counts time. */
const CHOICE = 90 * SECOND;
export const choiceTime = ({ kind }: Clock): number => (kind === 'none' ? Number.POSITIVE_INFINITY : kind === 'days' ? DAY : CHOICE);

/** When the running seat's time is up. */
export const upAt = (times: Times): number => (times.seat < 0 ? Number.POSITIVE_INFINITY : runsFrom(times) + times.left[times.seat]);

/** The others may claim the game at once; if nobody does, it is taken after this long. */
export const grace = (clock: Clock): number => (clock.kind === 'days' ? DAY : 5 * 60 * SECOND);

/** As it is told. Computer players have no clock. */
export const clockOf = ({ times, seats }: { times: Times | null; seats: readonly { kind: string }[] }, now: number): ClockState | null => {
  const isTimed = (seat: number): boolean => seats[seat].kind === 'person';
  return (
    times && {
      running: times.seat >= 0 && isTimed(times.seat) ? [times.seat] : [],
      left: times.left.map((left, seat) => (isTimed(seat) ? left : null)),
      at: runsFrom(times),
      now,
    }
  );
};
