/** Finished games of the server, to be looked at again. */
import { keepGame, keptFrom } from '../../games/store.ts';
import { go } from '../../route.ts';
import { ask } from '../me.ts';

/** Kept on this device by the server's own name for it, so that there is one of it. A game that was agreed to be drawn is over too. */
export async function replayFinished(id: string, where?: number | 'analysis'): Promise<void> {
  const { ended, ...game } = await ask<{ ended: number }>('GET', `/games/${id}`);
  await keepGame({ ...keptFrom(JSON.stringify(game)), id, over: true, changed: ended });
  go('replay', id, ...(where === undefined ? [] : [String(where)]));
}
