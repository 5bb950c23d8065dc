/** Playing again after a game. */
import type { TableState } from '@peerless/protocol';
import { go } from '../../route.ts';
import { request } from '../connection.ts';
import { nameOf } from '../names.ts';
import { othersAt } from './at-table.ts';
import { tableTexts } from './texts.ts';

/** Sits down at the table of the next game, which is opened if it is not there yet. */
export async function playAgain(table: string): Promise<void> {
  go('table', (await request('rematch', { table })).table);
}
/** Between two it is clear who asks. */
export function whoAsksAgain(state: TableState): string {
  const others = othersAt(state);
  return others.length === 1 ? tableTexts().wantsAgain(nameOf(others[0])) : tableTexts().isWantedAgain;
}
