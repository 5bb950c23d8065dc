/** By whose eyes a kept game may be looked at. */

import type { Eyes } from '@peerless/protocol';
import type { Kept } from '../host/host.ts';

type Played = Pick<Kept, 'over' | 'seats'>;

const personsOf = ({ seats }: Played): number[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
/** Once a game is over nothing is hidden any more; where only computers play there is nobody to hide it from. */
export const isOpen = (played: Played): boolean => played.over || personsOf(played).length === 0;
/** While a game goes on, nobody sees more than the people who play it. */
export const eyesFor = (played: Played): Eyes[] =>
  isOpen(played) ? ['all', 'spectator', ...played.seats.keys()] : ['spectator', ...personsOf(played)];
/** Where several people play, nobody's cards are shown before they are asked for. */
export function firstEyes(played: Played): Eyes {
  if (isOpen(played)) return 'all';
  const persons = personsOf(played);
  return persons.length === 1 ? persons[0] : 'spectator';
}
