/** Quick match: whoever waits is brought together with others of about the same strength; the longer they wait, the less that matters. */
import { type Clock, FRIENDLY_DUEL, type TableOptions } from '@peerless/protocol';
import type { Seating } from '../people/seating.ts';
import type { Store, Waiting } from '../store/store.ts';

/** How far apart in points, and how much farther for each second of waiting. */
const NEAR = 100;
const WIDENING = 10;
/** A free-for-all of four is begun by three after so long. */
const PATIENCE = 20_000;
/** Whoever waits is marked as still there so often, and is gone when that was left out some times. */
export const SEEN_EVERY = 10_000;
const GONE = 3 * SEEN_EVERY;
const MINUTE = 60;

const clockOf = (minutes: number | null): Clock =>
  minutes === null ? { kind: 'none' } : { kind: 'bank', seconds: minutes * MINUTE, increment: 5 };

const fit = (a: Waiting, b: Waiting, now: number): boolean =>
  a.pool === b.pool &&
  a.rated === b.rated &&
  a.minutes === b.minutes &&
  Math.abs(a.points - b.points) <= NEAR + (WIDENING * (now - Math.min(a.since, b.since))) / 1000;

/** Groups of players who can play together now; those who have waited longest first. */
export function groups(waiting: readonly Waiting[], isBlocked: (a: string, b: string) => boolean, now: number): Waiting[][] {
  const left = [...waiting].sort((a, b) => a.since - b.since);
  const found: Waiting[][] = [];
  while (left.length) {
    const first = left.shift()!;
    const size = first.pool === 'duel' ? 2 : 4;
    const group = [first];
    for (const other of left) {
      if (group.length === size) break;
      if (group.every((each) => fit(each, other, now) && !isBlocked(each.player, other.player))) group.push(other);
    }
    const isEnough = group.length === size || (first.pool === 'freeForAll' && group.length === 3 && now - first.since > PATIENCE);
    if (!isEnough) continue;
    for (const each of group.slice(1)) left.splice(left.indexOf(each), 1);
    found.push(group);
  }
  return found;
}

export const optionsFor = ({ pool, rated, minutes }: Waiting, seats: number): TableOptions => ({
  ...FRIENDLY_DUEL,
  mode: pool,
  seats,
  heroes: 'blind',
  clock: clockOf(minutes),
  rated,
  isPublic: true,
});

/** Brings together whoever can be; `seat` opens their table. Safe to run on several processes at once. */
export async function matchAll(
  store: Pick<Store, 'seeking' | 'blocked' | 'match'>,
  alone: Seating['alone'],
  seat: (group: Waiting[]) => Promise<void>,
  now: number,
): Promise<void> {
  const waiting = await store.seeking(now - GONE);
  if (waiting.length < 2) return;
  const blocked = new Map(await Promise.all(waiting.map(async ({ player }) => [player, await store.blocked(player)] as const)));
  const isBlocked = (a: string, b: string): boolean => blocked.get(a)!.includes(b) || blocked.get(b)!.includes(a);
  for (const group of groups(waiting, isBlocked, now)) {
    const players = group.map(({ player }) => player);
    await alone(players, async () => {
      if (await store.match(players)) await seat(group);
    });
  }
}
