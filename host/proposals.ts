/** What one proposes and all have to agree to: a draw, taking back. */
import type { Proposal } from '@peerless/protocol';
import type { Say } from './entries.ts';
import { isOut, type Table } from './table.ts';

/** Once somebody has asked, agreed or refused; null: there is none any more. */
export function proposalAfter(before: Proposal | null, { seat, say }: { seat: number; say: Say }): Proposal | null {
  if (say === 'ask') return { by: seat, agreed: [seat] };
  if (say === 'refuse' || !before) return null;
  return { by: before.by, agreed: [...new Set([...before.agreed, seat])] };
}

/** Have all people who still play agreed? At one device one speaks for all. */
export const isAgreed = (table: Table, { agreed }: Proposal): boolean =>
  table.isTogether || table.seats.every(({ kind }, seat) => kind !== 'person' || isOut(table, seat) || agreed.includes(seat));
