/** Which of the things that effects have done are said where there is no room for all. */
import type { Event } from '@peerless/engine';

/** The latest; why something had no effect is seen nowhere else, and goes before what is. */
export function said(did: readonly Event[], most: number): { event: Event; n: number }[] {
  const all = did.map((event, n) => ({ event, n }));
  const isReason = ({ event }: (typeof all)[number]): boolean => event.kind === 'noEffect';
  const reasons = all.filter(isReason).slice(-most);
  const others = all.filter((each) => !isReason(each)).slice(reasons.length - most || all.length);
  return [...reasons, ...others].sort((one, other) => one.n - other.n);
}
