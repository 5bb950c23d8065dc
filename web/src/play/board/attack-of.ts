/** Who attacks whom, as it is drawn on the board. */
import type { View } from '@peerless/engine';
import type { Telling } from '../combat/telling.ts';

export interface Attack {
  fighter: string;
  target: string;
  /** Who is moved from now on is not attacked there. */
  isDecided: boolean;
}
type Sides = Record<'attack' | 'defense', { fighter: string }>;

/** As far as it has been told, or as it is; null: nobody. */
export function attackOf(telling: Telling | null, isTelling: boolean, { combats }: Pick<View, 'combats'>): Attack | null {
  const isOpen = telling !== null && telling.winner === null;
  const sides: Sides | undefined = isTelling && isOpen ? telling : combats.at(-1);
  if (!sides) return null;
  const isTold = telling?.attack.fighter === sides.attack.fighter;
  return { fighter: sides.attack.fighter, target: sides.defense.fighter, isDecided: isTold && !isOpen };
}
