/** A card as one integer: its kind, and above it who knows that it lies there; see machine/knowledge.ts. */
import { EVERYONE } from './viewers.ts';

/**
 * A card lying somewhere: its kind (a number of the match) and who knows that it lies there.
 * Copies of one kind are the same card.
 */
export type Card = number;

export const HAND = 1;
export const LAID = 2;
export const DECK = 4;
export const ASIDE = 8;
/** A kind, the one viewer who remembers it, and places as bits. */
export type Memory = number;

export const VIEWERS = 8;
export const PLACES = 13;
const PUT_BACK = 1 << 13;

export const kindOf = (card: Card | Memory): number => card & 255;
/** Of a card in a deck: who knows that it lies just there. Of a memory: whose it is. */
export const viewersOf = (card: Card | Memory): number => (card >> VIEWERS) & EVERYONE;
export const placesOf = (memory: Memory): number => memory >> PLACES;
export const memoryOf = (kind: number, viewer: number, places: number): Memory => kind | (viewer << VIEWERS) | (places << PLACES);
/** A kind with who may know it, for a frame to remember. */
export const knownTo = (kind: number, viewers: number): Card => kind | (viewers << VIEWERS);
/** A card that all have seen; −1 stays none. */
export const openly = (kind: number): Card => (kind < 0 ? kind : knownTo(kind, EVERYONE));
/** The same card, known to no others. */
export const onlyFor = (card: Card, viewers: number): Card => card & ~((EVERYONE & ~viewers) << VIEWERS);
export const isPutBack = (card: Card): boolean => (card & PUT_BACK) !== 0;
export const markPutBack = (card: Card): Card => card | PUT_BACK;

/** A card is there, but which one is not known. */
export const HIDDEN = -2;
/**
 * What stands for a card of this seat that a sentence remembers, where it is hidden: these viewers know it.
 * Also what a sentence remembers when there was no card, and only these viewers know that; everybody else sees no difference.
 */
export const hiddenOf = (seat: number, viewers: number): Card => HIDDEN - 1 - (seat | (viewers << 3));
export const isHiddenOf = (card: Card): boolean => card < HIDDEN;
export const hiddenSeat = (card: Card): number => (HIDDEN - 1 - card) & 7;
export const hiddenViewers = (card: Card): number => (HIDDEN - 1 - card) >> 3;
