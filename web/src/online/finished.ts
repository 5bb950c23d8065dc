/** A finished game, fetched from the server and shown like one of this device's own. */
import { keepGame, keptFrom } from '../games/store.ts';
import { go } from '../route.ts';
import { ask } from './me.ts';

/** Fetched twice it is one game. */
export async function openFinished(id: string): Promise<void> {
  const found = await ask<{ ended: number }>('GET', `/games/${id}`);
  await keepGame({ ...keptFrom(JSON.stringify(found)), id, over: true, started: found.ended, changed: found.ended });
  go('replay', id);
}
