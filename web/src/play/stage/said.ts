/** Which of the things that effects have done are said where there is no room for all. */
import type { Event } from '@peerless/engine';

/** What is seen nowhere else goes before what is: why something had no effect, then what cost health; of the others the latest. */
const RANKS: readonly Event['kind'][] = ['noEffect', 'damage'];
const rankOf = ({ kind }: Event): number => (RANKS.includes(kind) ? RANKS.indexOf(kind) : RANKS.length);

export function said(did: readonly Event[], most: number): { event: Event; n: number }[] {
  return did
    .map((event, n) => ({ event, n }))
    .sort((one, other) => rankOf(one.event) - rankOf(other.event) || other.n - one.n)
    .slice(0, most)
    .sort((one, other) => one.n - other.n);
}
