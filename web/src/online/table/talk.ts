/** What players say to each other, and whom this player does not want to hear. */
import type { Line } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { blocked } from '../line.ts';
import { ask } from '../me.ts';
import { tableWords } from './words.ts';

const PLACE = 'peerless.muted';
const stored = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as string[];
  } catch {
    return [];
  }
};
/** Not heard in this browser; they do not know of it. */
export const muted = signal<ReadonlySet<string>>(new Set(stored()));

export function mute(player: string, isMuted: boolean): void {
  const others = [...muted.value].filter((each) => each !== player);
  muted.value = new Set(isMuted ? [...others, player] : others);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...muted.value]));
  } catch {
    // Storage may be full or forbidden: it holds until the page is closed.
  }
}
/** Never heard nor met again. */
export async function block(player: string): Promise<void> {
  blocked.value = new Set(await ask<string[]>('PUT', `/me/blocked/${player}`));
}

export const heard = (lines: readonly Line[]): Line[] =>
  lines.filter(({ player }) => !muted.value.has(player) && !blocked.value.has(player));
export const saidBy = ({ says }: Line): string => ('text' in says ? says.text : tableWords().phrases[says.phrase]);
