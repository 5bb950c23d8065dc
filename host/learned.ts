/** What nobody can be made to forget. */
import { aboutEvent } from '@peerless/engine';
import type { Heard } from '@peerless/protocol';

/** Has somebody learned something since that a taken-back answer would not make them forget? `by` took the answer; other people at the same device learn too. */
export const hasLearned = (since: readonly Heard[], by: number, persons: readonly number[]): boolean =>
  since.some(({ event, sees }) => {
    const { reveals } = aboutEvent(event.kind);
    return (
      (reveals === 'toWhoSees' && (sees & (1 << by)) !== 0) ||
      (event.kind === 'discard' && event.random === true) ||
      (persons.length > 1 && reveals === 'toOthers')
    );
  });
