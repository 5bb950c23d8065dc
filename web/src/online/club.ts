/** The club hour that the server announces, asked once. */
import type { ClubHour } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { ask } from './me.ts';

export const club = signal<ClubHour | null>(null);
let asking: Promise<void> | undefined;
export const askForClub = (): Promise<void> =>
  (asking ??= ask<ClubHour | null>('GET', '/club')
    .then((hour) => {
      club.value = hour;
    })
    .catch(() => {
      asking = undefined; // There is no server just now.
    }));
