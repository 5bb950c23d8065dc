/** What operators announce, beside the club hours of every week: other hours, and messages. Every process shows it within seconds. */
import type { Announcement } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { nextClubHour, type WeekMinute } from './club.ts';

export interface Announced {
  /** Messages, the latest first, and the hour that is or the next. */
  all(): Announcement[];
  /** Reads anew what the store has. */
  load(): Promise<void>;
  /** It was changed here: the other processes hear of it. */
  changed(): Promise<void>;
}
export interface Surroundings {
  store: Pick<Store, 'announcements'>;
  bus: Pick<Bus, 'publish' | 'subscribe'>;
  weekly: readonly WeekMinute[];
  now(): number;
  failed(problem: unknown): void;
}
const CHANNEL = 'announced';

export function announced({ store, bus, weekly, now, failed }: Surroundings): Announced {
  let kept: Announcement[] = [];
  const load = async (): Promise<void> => {
    kept = (await store.announcements(now())).map(({ begins, ends, says }) => ({ begins, ends, says }));
  };
  bus.subscribe(CHANNEL, () => void load().catch(failed));
  return {
    load,
    all() {
      const current = kept.filter(({ ends }) => ends > now());
      const usual = nextClubHour(weekly, now());
      const hours = [...current, ...(usual ? [{ ...usual, says: null }] : [])].filter(({ begins }) => begins !== null);
      const [next] = hours.sort((a, b) => a.begins! - b.begins!);
      return [...current.filter(({ begins }) => begins === null), ...(next ? [next] : [])];
    },
    async changed() {
      await load();
      bus.publish(CHANNEL, '');
    },
  };
}
