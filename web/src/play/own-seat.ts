/** Whose screen it is. */
import type { Update } from '@peerless/protocol';
import type { Host } from '../host/host.ts';
import { areAllies } from './sides.ts';

/** The one person who plays at this screen; null where several share it, or somebody only looks on. Eyes do not tell it: at the end all see everything. */
export function ownSeat({ seats }: Pick<Update, 'seats'>, { isShared, mine }: Pick<Host, 'isShared' | 'mine'>): number | null {
  if (isShared) return mine;
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}

/** Is the ally of this seat played at this screen too? Then whose turn it is is said by name. */
export function isOneOfTwo({ seats, view }: Pick<Update, 'seats' | 'view'>, { isShared }: Pick<Host, 'isShared'>, seat: number): boolean {
  const own = seats[seat];
  return seats.some((other, number) => {
    if (number === seat || !areAllies(view, number, seat) || other.kind !== 'person' || own.kind !== 'person') return false;
    return !isShared || (own.player !== undefined && other.player === own.player);
  });
}
