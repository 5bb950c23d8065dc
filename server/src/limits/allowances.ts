/** What may be done only so often, whatever it weighs. */
import { buckets } from './limits.ts';

export interface Allowances {
  /** May this player open one more table? */
  opens(player: string, address: string, table: { isPublic: boolean; isHosted: boolean }): boolean;
  speaks(player: string): boolean;
  reports(player: string): boolean;
}

/** `perSecond` light messages of one socket are usual, by which what an address may do is measured. */
export function allowances(perSecond: number, steady: () => number): Allowances {
  const opened = buckets(0.5, 20);
  /** Tables that the host does not sit at: nothing else bounds their number. */
  const hosted = buckets(1 / 600, 5);
  /** Everybody sees them: of one address no more than the lobby chooses from, in the day after which idle ones are given up. */
  const openedFrom = buckets(perSecond / 900, perSecond * 3);
  const spoken = buckets(0.5, 6);
  const reported = buckets(1 / 600, 5);
  return {
    opens(player, address, { isPublic, isHosted }) {
      const now = steady();
      return opened.take(player, now) && (!isHosted || hosted.take(player, now)) && (!isPublic || openedFrom.take(address, now));
    },
    speaks: (player) => spoken.take(player, steady()),
    reports: (player) => reported.take(player, steady()),
  };
}
