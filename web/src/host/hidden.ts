/** Who hears what, and what nobody can be made to forget. */
import { EVERYONE, type Event, SPECTATOR } from '@peerless/engine';
import type { Eyes } from './host.ts';

/** An event, who may see it, and after how many answers it happened. */
export interface Heard {
  event: Event;
  sees: number;
  seq: number;
}

/** Of the two tellings of something hidden, somebody who sees all hears the one for those who may know. */
export const maySee = (sees: number, by: Eyes): boolean => {
  if (by === 'all') return (sees & SPECTATOR) === 0 || sees === EVERYONE;
  return (sees & (by === 'spectator' ? SPECTATOR : 1 << by)) !== 0;
};

/** Through these a player learns of cards. */
const REVEALING: readonly Event['kind'][] = ['draw', 'reveal', 'look', 'showHand', 'show', 'take', 'shuffle', 'mulligan'];
/** Through these others learn of a player's cards. */
const SHOWING: readonly Event['kind'][] = ['boost', 'discard', 'scheme', 'replace'];

/** Has somebody learned something since that a taken-back answer would not make them forget? `by` took the answer; other people at the same device learn too. */
export const hasLearned = (since: readonly Heard[], by: number, persons: readonly number[]): boolean =>
  since.some(
    ({ event, sees }) =>
      (REVEALING.includes(event.kind) && (sees & (1 << by)) !== 0) ||
      (event.kind === 'discard' && event.random === true) ||
      (persons.length > 1 && SHOWING.includes(event.kind)),
  );
