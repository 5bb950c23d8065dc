/** The search for opponents: it goes on whatever screen is shown, until somebody is found. */
import type { Refusal, Seek } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { go } from '../route.ts';
import { play } from '../settings/sound.ts';
import { state as connection, listen, request } from './connection.ts';
import { Refused } from './me.ts';

export const seeking = signal<{ seek: Seek; since: number } | null>(null);
export const seekProblem = signal<Refusal | null>(null);
let leave: (() => void) | undefined;

function end(): void {
  leave?.();
  leave = undefined;
  seeking.value = null;
}
export function beginSeeking(seek: Seek): void {
  end();
  seekProblem.value = null;
  seeking.value = { seek, since: Date.now() };
  const ask = (): void => {
    request('seek', seek).catch((problem) => {
      // A connection that broke asks again when it is back.
      if (!(problem instanceof Refused) || problem.why === 'busy') return;
      end();
      seekProblem.value = problem.why;
    });
  };
  leave = listen((push) => {
    if (!('seated' in push)) return;
    end();
    play('over');
    go('table', push.seated);
  }, ask);
}
export function stopSeeking(): void {
  if (connection.value === 'open') void request('stopSeeking', {}).catch(() => {});
  end();
}
