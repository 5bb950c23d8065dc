/** Whom a fighter could attack with the hand of its player. */
import { isArmed, type Prospect, type View } from '@peerless/engine';

/** Whoever is in reach, or nobody where there is no card for it: with any card, or with this one. */
export const armedIn = (view: View, fighter: string, could: Prospect, card?: string): Prospect =>
  could.targets.length && !isArmed(view, fighter, card) ? { ...could, targets: [] } : could;
