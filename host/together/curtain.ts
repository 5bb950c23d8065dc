/** In whose hands a device is that several people share, and what is hidden behind the curtain between them. */
import { view } from '@peerless/engine';
import type { Eyes } from '@peerless/protocol';
import { areAllies, askedSeat, isPerson, personsAt, type Table } from '../table.ts';

/** Nobody has taken it yet. */
export const NOBODY = -1;

/** The seat that the device has to be handed to, before anything of its own is shown. */
export function curtainAt(table: Table, facing: number): number | null {
  const persons = personsAt(table);
  if (table.phase === 'over' || persons.length < 2) return null;
  const seat = askedSeat(table);
  if (isPerson(table, seat)) return facing === seat ? null : seat;
  return facing === NOBODY ? persons[0] : null;
}

/** Whose eyes look at the screen: the only person's; else those of whoever it was handed to. */
export function eyesAt(table: Table, facing: number): Eyes {
  const persons = personsAt(table);
  if (persons.length === 0 || table.phase === 'over') return 'all';
  if (persons.length === 1) return persons[0];
  return curtainAt(table, facing) === null ? facing : 'spectator';
}

/** Does the seat know anything that the others at the device do not? */
const hasSecrets = (table: Table, seat: number): boolean =>
  JSON.stringify(view(table.game!, seat).seats) !== JSON.stringify(view(table.game!, 'spectator').seats);

/** Who has the device now. It needs no handing over where nothing hidden changes hands; allies see each other's cards. */
export function facingNow(table: Table, facing: number): number {
  const next = askedSeat(table);
  if (personsAt(table).length < 2 || !isPerson(table, next)) return facing;
  const isOpen = (facing !== NOBODY && areAllies(table, facing, next)) || !hasSecrets(table, next);
  return isOpen ? next : facing;
}
