/** What the server announces, asked once. */
import type { Announcement } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { ask } from './me.ts';

export const club = signal<readonly Announcement[]>([]);
let asking: Promise<void> | undefined;
export const askForClub = (): Promise<void> =>
  (asking ??= ask<Announcement[]>('GET', '/club')
    .then((all) => {
      club.value = all;
    })
    .catch(() => {
      asking = undefined; // There is no server just now.
    }));
