import type { Asks, Request } from '@peerless/protocol';
import { refuse } from '../refused.ts';
import { seatsOf, type Table } from '../table.ts';

/** Who wants something to happen, and when. */
export interface By {
  player: string;
  now: number;
}
/** What comes with a request, beside the table it is for. */
export type Given<R extends Request> = Omit<Asks<R>, 'table'>;

/** All that somebody holds. */
export const seated = (table: Table, player: string): number[] => {
  const own = seatsOf(table, player);
  return own.length ? own : refuse('notYours');
};
/** The one of them that is meant: as it is said, else the first that is as wanted. */
export function meant(table: Table, player: string, said: number | undefined, isWanted: (seat: number) => boolean): number {
  const own = seated(table, player);
  if (said === undefined) return own.find(isWanted) ?? own[0];
  return own.includes(said) ? said : refuse('notYours');
}
