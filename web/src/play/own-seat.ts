/** Whose screen it is. */
import type { Update } from '@peerless/protocol';
import type { Host } from '../host/host.ts';

/** The one person who plays at this screen; null where several share it, or somebody only looks on. Eyes do not tell it: at the end all see everything. */
export function ownSeat({ seats }: Pick<Update, 'seats'>, { isShared, mine }: Pick<Host, 'isShared' | 'mine'>): number | null {
  if (isShared) return mine;
  const persons = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : null;
}
