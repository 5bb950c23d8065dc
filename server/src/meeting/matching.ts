/** Who can play together: whoever accepts each other. Near strength first; the longer somebody waits, the less it matters. */
import { isByDays, type Ratedness, SOUGHT_POOLS, type SoughtPool, type Terms } from '@peerless/protocol';
import type { Waiting } from '../store/store.ts';

/** How far apart in points, how much farther for each second of waiting, and when it does not matter any more. */
const NEAR = 100;
const WIDENING = 20;
const ANYBODY = 45_000;
/** A free-for-all of four is begun by three after so long. */
const PATIENCE = 20_000;
/** Whoever waits is marked as still there so often, and is away when that was left out some times. */
export const SEEN_EVERY = 10_000;
export const GONE = 3 * SEEN_EVERY;
/** Not more are compared with each other at a time. */
const MOST = 1_000;

export interface Found {
  /** The one who has waited longest first. */
  group: Waiting[];
  terms: Terms;
}
type Blocks = (a: string, b: string) => boolean;

export const isHere = ({ seen }: Waiting, now: number): boolean => seen >= now - GONE;
const accepts = (rated: Ratedness, isRated: boolean): boolean => rated === 'either' || (rated === 'rated') === isRated;
/** How far apart two who waited so long may be. */
const reach = (waited: number): number => (waited >= ANYBODY ? Number.POSITIVE_INFINITY : NEAR + (WIDENING * waited) / 1000);

export const isNear = (pool: SoughtPool, a: Pick<Waiting, 'points' | 'within'>, b: Pick<Waiting, 'points' | 'within'>): boolean => {
  const apart = Math.abs(a.points[pool] - b.points[pool]);
  return apart <= (a.within ?? apart) && apart <= (b.within ?? apart);
};
const meet = (pool: SoughtPool, a: Waiting, b: Waiting, now: number): boolean =>
  isNear(pool, a, b) && Math.abs(a.points[pool] - b.points[pool]) <= reach(now - Math.min(a.since, b.since));

/** What all of them accept, as the first likes it best; rated, if nobody minds. Whoever is away plays by days. */
export function termsFor(pool: SoughtPool, group: readonly Waiting[], areHere: boolean): Terms | null {
  const pace = group[0].paces.find((each) => (areHere || isByDays(each)) && group.every(({ paces }) => paces.includes(each)));
  const rated = [true, false].find((each) => group.every((one) => accepts(one.rated, each)));
  return pace === undefined || rated === undefined || !group.every(({ pools }) => pools.includes(pool)) ? null : { pool, pace, rated };
}

/** Games that can begin now. */
export function paired(waiting: readonly Waiting[], isBlocked: Blocks, now: number): Found[] {
  const present = new Map(waiting.map((one) => [one, isHere(one, now)]));
  const left = [...waiting].sort((a, b) => Number(present.get(b)) - Number(present.get(a)) || a.since - b.since).slice(0, MOST);
  const together = (pool: SoughtPool, group: readonly Waiting[]): Terms | null =>
    termsFor(
      pool,
      group,
      group.every((one) => present.get(one)),
    );
  const suit = (pool: SoughtPool, a: Waiting, b: Waiting): boolean => meet(pool, a, b, now) && !isBlocked(a.player, b.player);
  return SOUGHT_POOLS.flatMap((pool) => {
    const found = pool === 'duel' ? duels(left, suit, together) : tables(pool, left, suit, together, now);
    const seated = new Set(found.flatMap(({ group }) => group));
    for (let n = left.length - 1; n >= 0; n--) if (seated.has(left[n])) left.splice(n, 1);
    return found;
  });
}

type Suit = (pool: SoughtPool, a: Waiting, b: Waiting) => boolean;
type Together = (pool: SoughtPool, group: readonly Waiting[]) => Terms | null;

/** Whoever has the fewest opponents to choose from chooses first: so that the most are not left over. */
function duels(waiting: readonly Waiting[], suit: Suit, together: Together): Found[] {
  const partners = new Map<Waiting, Map<Waiting, Terms>>(waiting.map((one) => [one, new Map()]));
  waiting.forEach((a, n) => {
    for (const b of waiting.slice(n + 1)) {
      const terms = suit('duel', a, b) ? together('duel', a.since <= b.since ? [a, b] : [b, a]) : null;
      if (!terms) continue;
      partners.get(a)!.set(b, terms);
      partners.get(b)!.set(a, terms);
    }
  });
  const choices = (one: Waiting): number => partners.get(one)!.size;
  const rarest = (a: Waiting, b: Waiting): number => choices(a) - choices(b) || a.since - b.since;
  const found: Found[] = [];
  for (let open = waiting.filter(choices).sort(rarest); open.length; open = open.filter(choices).sort(rarest)) {
    const [one] = open;
    const [other, terms] = [...partners.get(one)!].sort(([a], [b]) => rarest(a, b))[0];
    found.push({ group: [one, other].sort((a, b) => a.since - b.since), terms });
    for (const gone of [one, other]) {
      for (const each of partners.get(gone)!.keys()) partners.get(each)!.delete(gone);
      partners.get(gone)!.clear();
    }
  }
  return found;
}

/** Four at a table, those who have waited longest first; three for a free-for-all, after a while. */
function tables(pool: SoughtPool, waiting: readonly Waiting[], suit: Suit, together: Together, now: number): Found[] {
  const left = waiting.filter(({ pools }) => pools.includes(pool));
  const found: Found[] = [];
  while (left.length) {
    const group = [left.shift()!];
    for (const other of left) {
      if (group.length === 4) break;
      if (group.every((each) => suit(pool, each, other)) && together(pool, [...group, other])) group.push(other);
    }
    const terms = together(pool, group);
    const isEnough = group.length === 4 || (pool === 'freeForAll' && group.length === 3 && now - group[0].since > PATIENCE);
    if (!terms || !isEnough) continue;
    for (const each of group.slice(1)) left.splice(left.indexOf(each), 1);
    found.push({ group, terms });
  }
  return found;
}
