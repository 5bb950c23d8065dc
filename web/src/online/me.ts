/** Who plays here: a key that this browser keeps, made when it is first needed. */
import type { PlayerCard, PlayerKey, Refusal } from '@peerless/protocol';
import { playerKey } from '@peerless/protocol/kinds';
import { signal } from '@preact/signals';
import { keptAs } from '../storage.ts';
import { PLAYER } from './kept-player.ts';

const read = (): PlayerKey | null => keptAs(PLAYER, playerKey) ?? null;
/** The key, and what others see of the player as far as it is known. */
export const key = signal<PlayerKey | null>(read());
export const me = signal<PlayerCard | null>(null);
/** Whoever played here is somebody else now, and should know. */
export const isDisowned = signal(false);

export function become(player: PlayerKey | null): void {
  if (player) localStorage.setItem(PLAYER, JSON.stringify(player));
  else localStorage.removeItem(PLAYER);
  key.value = player;
  if (!player) me.value = null;
}
/** The server does not know this key any more; another may have been put in its place meanwhile, by another tab. */
export function disown(secret: string): void {
  const kept = read();
  if (kept?.key !== secret) key.value = kept;
  else {
    become(null);
    isDisowned.value = true;
  }
}
addEventListener('storage', ({ key: changed }) => {
  if (changed === PLAYER) key.value = read();
});

/** The server has said no, and why. */
export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal, detail?: string) {
    super(detail ?? why);
    this.why = why;
  }
}

/** Asks the server over HTTP; with the key, if there is one. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(key.value ? { Authorization: `Bearer ${key.value.key}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json().catch(() => ({ no: 'busy' }))) as T | { no: Refusal; detail?: string };
  if (!response.ok) {
    const { no, detail } = answer as { no: Refusal; detail?: string };
    throw new Refused(no, detail);
  }
  return answer as T;
}

/** A new key for this browser, which keeps it before the others are void: whatever gets lost on the way, the player does not. Gives the new recovery code. */
export async function revokeOthers(): Promise<string> {
  const { id, key: secret } = await ask<PlayerKey>('POST', '/me/keys');
  become({ id, key: secret });
  return (await ask<{ recovery: string }>('DELETE', '/me/keys')).recovery;
}

let coming: Promise<PlayerKey> | undefined;
/** The player of this browser; a new one if there is none. */
export function arrive(): Promise<PlayerKey> {
  if (key.value) return Promise.resolve(key.value);
  coming ??= ask<PlayerKey & { recovery: string; player: PlayerCard }>('POST', '/players', {})
    .then(({ id, key: secret, player }) => {
      become({ id, key: secret });
      me.value = player;
      return { id, key: secret };
    })
    .finally(() => {
      coming = undefined;
    });
  return coming;
}
