/** Whoever an operator has muted says nothing to others, by no name either. */
import type { Store } from '../store/store.ts';

export interface Surroundings {
  store: Pick<Store, 'marks'>;
  now(): number;
}
export async function isMuted({ store, now }: Surroundings, player: string): Promise<boolean> {
  return ((await store.marks(player))?.muted ?? 0) > now();
}
