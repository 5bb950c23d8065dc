/** What nobody can be made to forget. */
import type { Event } from '@peerless/engine';
import type { Heard } from '@peerless/protocol';

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
