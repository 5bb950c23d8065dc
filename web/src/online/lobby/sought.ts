/** What is looked for, in words and as the form has it. */
import { SEATS } from '@peerless/engine';
import { among, type Fields, ITSELF, list, orNull, wholeFrom } from '@peerless/engine/kinds';
import {
  ANY_DUEL,
  DISTANCES,
  isByDays,
  LONGEST_STANDING,
  PACE_NAMES,
  PACES,
  type Pace,
  RATEDNESSES,
  type Seek,
  type SeekCard,
  SOUGHT_POOLS,
  type SoughtPool,
  soughtWith,
  type Terms,
} from '@peerless/protocol';
import { keep, keptFields } from '../../storage.ts';
import { online } from '../texts.ts';
import { daysLong, lasting } from '../times.ts';

const PLACE = 'peerless.seeks';
const some = <T extends string>(all: readonly T[]) => list(among(all), { least: 1, most: all.length, apart: ITSELF });
const SOUND: Fields<Seek> = {
  pools: some(SOUGHT_POOLS),
  paces: some(PACE_NAMES),
  rated: among(RATEDNESSES),
  within: orNull(wholeFrom(DISTANCES[0], DISTANCES[DISTANCES.length - 1])),
  days: wholeFrom(0, LONGEST_STANDING),
};
export const keptSeek = (): Seek => soughtWith(keptFields(PLACE, SOUND, ANY_DUEL));
export const keepSeek = (seek: Seek): void => keep(PLACE, seek);

export function paceSaid(pace: Pace): string {
  const clock = PACES[pace];
  if (clock.kind === 'none') return online().noClock;
  return clock.kind === 'days' ? online().lobby.aDay(daysLong(clock.days)) : lasting(clock.seconds);
}
/** `Duel · 10 min, no clock · Rated or not · ±200`. */
export function seekSaid({ pools, paces, rated, within }: Seek): string {
  const text = online();
  return [
    pools.map((each) => text.pools[each]).join(', '),
    paces.map(paceSaid).join(', '),
    text.lobby.ratedness[rated],
    ...(within === null ? [] : [text.lobby.withinPoints(within)]),
  ].join(' · ');
}

/** A duel with them, of what they accept as the own wishes have it; null: they want no duel, or are away and play none by days. */
export function termsWith({ seek, isHere }: Pick<SeekCard, 'seek' | 'isHere'>, own: Seek): Omit<Terms, 'pool'> | null {
  const possible = seek.paces.filter((pace) => isHere || isByDays(pace));
  const pace = possible.find((each) => own.paces.includes(each)) ?? possible[0];
  if (pace === undefined || !seek.pools.includes('duel')) return null;
  return { pace, rated: seek.rated === 'either' ? own.rated === 'rated' : seek.rated === 'rated' };
}

interface Gathered {
  pool: SoughtPool;
  /** How many of these seekers could be at one table, and how many it takes at least. */
  have: number;
  of: number;
}
/** For each game of more than two that somebody looks for. */
export const gatheredFor = (card: SeekCard, all: readonly SeekCard[]): Gathered[] =>
  card.seek.pools
    .filter((pool) => SEATS[pool][0] > 2)
    .map((pool) => ({ pool, have: 1 + all.filter((other) => other !== card && suits(pool, card, other)).length, of: SEATS[pool][0] }));
function suits(pool: SoughtPool, one: SeekCard, other: SeekCard): boolean {
  const [a, b] = [one.seek, other.seek];
  const areHere = one.isHere && other.isHere;
  const isRatedAlike = a.rated === 'either' || b.rated === 'either' || a.rated === b.rated;
  return b.pools.includes(pool) && isRatedAlike && a.paces.some((pace) => b.paces.includes(pace) && (areHere || isByDays(pace)));
}
