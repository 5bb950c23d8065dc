/** What may be done by people who sit at one device. */
import { choices } from '@peerless/engine';
import type { Heard } from '@peerless/protocol';
import { PLAYING } from '../commands/playing.ts';
import type { Happening } from '../entries.ts';
import { refuse } from '../refused.ts';
import { askedSeat, isPerson, personsAt, type Table } from '../table.ts';
import { undoAt } from '../take-back.ts';
import { playerAt } from './table.ts';

const by = (seat: number) => ({ player: playerAt(seat), now: 0 });

export const TOGETHER = {
  /** `seq` says which question it answers: that after so many answers. */
  answer: (table: Table, seq: number, choice: number): Happening =>
    seq === table.answers.length
      ? PLAYING.answer(table, { at: table.askedAt, choice: choice as never }, by(askedSeat(table)))
      : refuse('stale'),
  concede: (table: Table, seat: number): Happening => PLAYING.concede(table, {}, by(seat))[0],
  /** Also once the game is over. */
  takeBack(table: Table, heard: readonly Heard[]): Happening {
    const { at: to, by: seat } = table.decision ?? refuse('notNow');
    return { do: 'takeBack', seat, say: 'ask', to, ...(undoAt(table, heard) === 'free' ? { free: true } : {}) };
  },
  redo: (table: Table): Happening => (table.undone.length ? { do: 'redo' } : refuse('notNow')),
};

/** Whoever plays alone is not asked where there is no choice. */
export function forced(table: Table): Happening | null {
  const seat = askedSeat(table);
  if (!isPerson(table, seat) || personsAt(table).length > 1) return null;
  const legal = choices(table.game!);
  return legal.length === 1 ? { do: 'answer', seat, choice: legal[0] } : null;
}
