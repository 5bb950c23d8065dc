/** When the stage gives way. */
import { kindOfChoice } from '@peerless/engine';
import type { Update } from '@peerless/protocol';

const ON_BOARD: readonly string[] = ['space', 'fighter', 'door', 'token'];
/** Is a thing of the board wanted? An action may begin on the board too, and is asked for in words. */
export const isFoldedAt = ({ view, answers }: Update): boolean =>
  view.waiting?.kind !== 'action' && answers.some((choice) => ON_BOARD.includes(kindOfChoice(choice)));
