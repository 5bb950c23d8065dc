/** The search for opponents: it goes on whatever screen is shown, until somebody is found; one that stands goes on without the page. */
import type { Refusal, Seek, Sought } from '@peerless/protocol';
import { effect, signal } from '@preact/signals';
import { go } from '../route.ts';
import { play } from '../settings/sound.ts';
import { clockAhead, state as connection, listen, request, standing } from './connection.ts';
import { Refused } from './me.ts';

export const seeking = signal<Sought | null>(null);
export const seekProblem = signal<Refusal | null>(null);
let leave: (() => void) | undefined;

function end(): void {
  leave?.();
  leave = undefined;
  seeking.value = null;
}
function follow(sought: Sought): void {
  end();
  seekProblem.value = null;
  seeking.value = sought;
  const ask = (): void => {
    if (standing.value) return; // the server has not forgotten
    request('seek', sought.seek).catch((problem) => {
      // A connection that broke asks again when it is back.
      if (!(problem instanceof Refused) || problem.why === 'busy') return;
      end();
      seekProblem.value = problem.why;
    });
  };
  leave = listen((push) => {
    if (!('seated' in push)) return;
    standing.value = null;
    end();
    play('found');
    go('table', push.seated);
  }, ask);
}
export function beginSeeking(seek: Seek): void {
  standing.value = null;
  follow({ seek, since: Date.now() });
}
export function stopSeeking(): void {
  standing.value = null;
  if (connection.value === 'open') void request('stopSeeking', {}).catch(() => {});
  end();
}
/** Another page of the player has begun it, or this one before it was closed. */
effect(() => {
  const sought = standing.value;
  if (sought && !seeking.peek()) follow({ ...sought, since: sought.since - clockAhead.peek() });
});
