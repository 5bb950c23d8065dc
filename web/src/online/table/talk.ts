/** What players say to each other, and whom this player does not want to hear. */
import type { Line } from '@peerless/protocol';
import { tableId } from '@peerless/protocol/kinds';
import { signal } from '@preact/signals';
import { keep, keptList } from '../../storage.ts';
import { blocked } from '../connection.ts';
import { ask } from '../me.ts';
import { tableTexts } from './texts.ts';

const PLACE = 'peerless.muted';
/** Not heard in this browser; they do not know of it. */
export const muted = signal<ReadonlySet<string>>(new Set(keptList(PLACE, tableId)));

export function mute(player: string, isMuted: boolean): void {
  const others = [...muted.value].filter((each) => each !== player);
  muted.value = new Set(isMuted ? [...others, player] : others);
  keep(PLACE, [...muted.value]);
}
/** Never heard nor met again. */
export async function block(player: string): Promise<void> {
  blocked.value = new Set(await ask<string[]>('PUT', `/me/blocked/${player}`));
}

export const heard = (lines: readonly Line[]): Line[] =>
  lines.filter(({ player }) => !muted.value.has(player) && !blocked.value.has(player));
export const saidBy = ({ says }: Line): string => ('text' in says ? says.text : tableTexts().phrases[says.phrase]);
