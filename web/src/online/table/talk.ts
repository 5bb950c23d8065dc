/** What players say to each other, and whom this player does not want to hear. */
import { matchOf, type View } from '@peerless/engine';
import type { Line, TableState } from '@peerless/protocol';
import { tableId } from '@peerless/protocol/kinds';
import { signal } from '@preact/signals';
import { nameOfFighter } from '../../play/fighters.ts';
import { areAllies } from '../../play/sides.ts';
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
/** `view`: of the game that plans are about. */
export function saidBy({ says }: Line, view: View | undefined): string {
  const { phrases, plans } = tableTexts();
  if ('text' in says) return says.text;
  if ('phrase' in says) return phrases[says.phrase];
  return plans[says.plan](says.on !== null && view ? nameOfFighter(says.on, view) : '');
}

/** Is there anybody else on the own side who could hear it? */
export function hasAllies({ mine, seats }: Pick<TableState, 'mine' | 'seats'>, view: View | undefined): boolean {
  const [own] = mine;
  if (own === undefined || !view) return false;
  return seats.some(({ sitting }, seat) => sitting.kind === 'person' && !mine.includes(seat) && areAllies(view, own, seat));
}
/** Fighters of the opponents that plans may be about, by what they are called in the game. */
export function aims(mine: number, view: View): string[] {
  const { fighters } = matchOf({ setup: view.setup });
  return fighters
    .filter(({ name, seat }) => !areAllies(view, mine, seat) && view.fighters[name] && !view.fighters[name].defeated)
    .map(({ name }) => name);
}
