/** What one proposes and all have to agree to: a draw, taking back. Whoever was refused waits before they ask again. */
import type { Pause, Proposable, Proposal } from '@peerless/protocol';
import { grace } from './clock.ts';
import type { Say } from './entries.ts';
import { heldWith, isOut, type Table } from './table.ts';

/** Once somebody has asked, agreed or refused, for all their seats; null: there is none any more. */
export function proposalAfter(table: Table, what: Proposable, { seat, say }: { seat: number; say: Say }): Proposal | null {
  const before = table[what];
  const own = heldWith(table, seat);
  if (say === 'ask') return { by: seat, agreed: own };
  if (say === 'refuse' || !before) return null;
  return { by: before.by, agreed: [...new Set([...before.agreed, ...own])] };
}

/** Have all people who still play agreed? At one device one speaks for all. */
export const isAgreed = (table: Table, { agreed }: Proposal): boolean =>
  table.isTogether || table.seats.every(({ kind }, seat) => kind !== 'person' || isOut(table, seat) || agreed.includes(seat));

/** Answers after which the same may be asked for again. */
const PAUSE = 12;
/** It is not agreed to: `by` has refused, or answered past it. */
export function refuseProposal(table: Table, what: Proposable, by: number, at: number): void {
  const asked = table[what];
  if (!asked) return;
  const pause = { by, answers: table.answers.length + PAUSE, until: at + grace(table.options.clock) };
  for (const seat of heldWith(table, asked.by)) table.paused[what][seat] = pause;
  table[what] = null;
}
/** Whoever answers while a draw is offered to them plays on; not whoever has answered beforehand, and has not seen the offer. */
export function playPastDraw(table: Table, by: number, at: number): void {
  if (table.draw && !heldWith(table, by).includes(table.draw.by)) refuseProposal(table, 'draw', by, at);
}
/** Why a seat may not ask for it again yet; null if it may. */
export function pauseOf(table: Table, what: Proposable, seat: number, now: number): Pause | null {
  const pause = table.paused[what][seat];
  return pause && table.answers.length < pause.answers && now < pause.until ? pause : null;
}
