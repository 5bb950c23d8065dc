import type { Asks, Request } from '@peerless/protocol';
import { refuse } from '../refused.ts';
import { seatOf, type Table } from '../table.ts';

/** Who wants something to happen, and when. */
export interface By {
  player: string;
  now: number;
}
/** What comes with a request, beside the table it is for. */
export type Given<R extends Request> = Omit<Asks<R>, 'table'>;

export const seated = (table: Table, player: string): number => {
  const seat = seatOf(table, player);
  return seat >= 0 ? seat : refuse('notYours');
};
