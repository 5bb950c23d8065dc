/** What a deed looks like, about the middle of a field from −100 to 100 across and from −80 to 80 down. */
import type { CardType, Motif } from '@peerless/engine';
import { cards } from './motifs-of-cards.ts';
import { fighters } from './motifs-of-fighters.ts';
import { weapons } from './motifs-of-weapons.ts';
import type { Drawing } from './woodcut.ts';

export const MOTIFS: Readonly<Record<Motif, Drawing>> = { ...fighters, ...cards, ...weapons };
/** Of a card that only has a value. */
export const OF_TYPE: Readonly<Record<CardType, Drawing>> = {
  attack: weapons.strengthen,
  defense: weapons.guard,
  versatile: weapons.strike,
  scheme: cards.look,
};
