/** What the log passes over. */
import type { Event } from '@peerless/engine';

/** Said by other lines already. */
export const isNoise = (event: Event): boolean =>
  event.kind === 'turnEnd' || (event.kind === 'discard' && event.from === 'play') || (event.kind === 'account' && event.items.length < 2);
