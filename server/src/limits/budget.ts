/** Work is budgeted, for a socket, for a player on all devices, and for an address: every request weighs what it costs. */
import { type Bucket, bucket, buckets } from './limits.ts';

/** Whoever asks for something. */
export interface Purse {
  /** Once it is known who it is. */
  player: string | null;
  /** Counts the work as done: in so many milliseconds it may be. Null if that is too long to wait; then nothing was counted. */
  take(weight: number): number | null;
  /** More work than was known before. */
  spend(weight: number): void;
}
export interface Budget {
  purse(address: string, player?: string | null): Purse;
}

/** Seconds' worth of a socket's work that may be wanted at once. */
const BURST = 3;
/** So many sockets' worth of work is done for one player, and for one address; and so many seconds' worth of that at once. */
const OF_PLAYER = 3;
const OF_ADDRESS = 10;
const BURST_OF_MANY = 2;
/** Milliseconds. Who is a little too quick waits, who goes on is refused. */
const PATIENCE = 2_000;

export function budget(perSecond: number, steady: () => number): Budget {
  const ofPlayers = buckets(OF_PLAYER * perSecond, OF_PLAYER * BURST_OF_MANY * perSecond);
  const ofAddresses = buckets(OF_ADDRESS * perSecond, OF_ADDRESS * BURST_OF_MANY * perSecond);
  return {
    purse(address, player = null) {
      const own = bucket(perSecond, BURST * perSecond, steady());
      const all = (now: number): Bucket[] => [
        own,
        ofAddresses.of(address, now),
        ...(purse.player === null ? [] : [ofPlayers.of(purse.player, now)]),
      ];
      const purse: Purse = {
        player,
        take(weight) {
          const now = steady();
          const each = all(now);
          const wait = Math.max(...each.map((one) => one.wait(weight, now)));
          if (wait > PATIENCE) return null;
          for (const one of each) one.spend(weight, now);
          return wait;
        },
        spend(weight) {
          const now = steady();
          for (const one of all(now)) one.spend(weight, now);
        },
      };
      return purse;
    },
  };
}
