/** What players are worth beside their names: as it was some seconds ago. */
import type { Pool, Standing } from '@peerless/protocol';
import type { Store } from '../store/store.ts';

export type Standings = (pool: Pool, players: readonly string[]) => Promise<(player: string) => Standing | null>;

const FRESH = 10_000;
const MOST_KNOWN = 10_000;

export function standings(store: Pick<Store, 'ratingsIn'>, steady: () => number): Standings {
  const known = new Map<string, { standing: Standing | null; at: number }>();
  return async (pool, players) => {
    const now = steady();
    const key = (player: string): string => `${pool} ${player}`;
    const missing = players.filter((player) => now - (known.get(key(player))?.at ?? Number.NEGATIVE_INFINITY) >= FRESH);
    if (missing.length) {
      if (known.size + missing.length > MOST_KNOWN) known.clear();
      const found = await store.ratingsIn(pool, missing);
      for (const player of missing) {
        const rating = found.get(player);
        const standing = rating ? { points: rating.points, isProvisional: rating.isProvisional } : null;
        known.set(key(player), { standing, at: now });
      }
    }
    return (player) => known.get(key(player))?.standing ?? null;
  };
}
