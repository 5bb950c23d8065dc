/** Finished games of the server, to be looked at again. */
import { keepGame, keptFrom } from '../../games/store.ts';
import { go } from '../../route.ts';
import { ask } from '../me.ts';

/** By the server's own name for it. A game that was agreed to be drawn is over too. */
export async function finished(id: string) {
  const { ended, ...game } = await ask<{ ended: number }>('GET', `/games/${id}`);
  return { ...keptFrom(JSON.stringify(game)), id, over: true, changed: ended };
}
/** Kept on this device, so that there is one of it. */
export async function replayFinished(id: string, where?: number | 'analysis'): Promise<void> {
  await keepGame(await finished(id));
  go('replay', id, ...(where === undefined ? [] : [String(where)]));
}
