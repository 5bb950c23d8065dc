/** Playing again after a game. */
import type { TableState } from '@peerless/protocol';
import { go } from '../../route.ts';
import { request } from '../connection.ts';
import { whoSits } from './at-table.ts';
import { tableTexts } from './texts.ts';

/** Sits down at the table of the next game, which is opened if it is not there yet. */
export async function playAgain(table: string): Promise<void> {
  go('table', (await request('rematch', { table })).table);
}
/** Between two it is clear who asks. */
export function whoAsksAgain({ seats, mine }: TableState): string {
  const others = seats.filter(({ sitting }, seat) => sitting.kind === 'person' && seat !== mine);
  return others.length === 1 ? tableTexts().wantsAgain(whoSits(others[0])) : tableTexts().isWantedAgain;
}
