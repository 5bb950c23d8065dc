/** Whom the player follows, and challenges by and to them. */
import type { Friends } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listen } from '../connection.ts';
import { ask, key } from '../me.ts';

/** Null until the server has told. */
export const friends = signal<Friends | null>(null);

export async function refreshFriends(): Promise<void> {
  if (!key.value) return;
  const found = await ask<Friends>('GET', '/me/friends').catch(() => null);
  if (found) friends.value = found;
}
export async function follow(id: string, on: boolean): Promise<void> {
  friends.value = await ask<Friends>(on ? 'PUT' : 'DELETE', `/me/following/${encodeURIComponent(id)}`);
}
/** Who comes and goes is looked for so often, in milliseconds. */
const LOOK_EVERY = 15_000;
/** Keeps them as they are while a screen is shown. */
export function useFriends(): void {
  useEffect(() => {
    const refresh = (): void => void refreshFriends();
    const leave = listen((push) => {
      if ('stirred' in push) refresh();
    }, refresh);
    const timer = setInterval(refresh, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
}
