import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'little-red': [
    'Little Red and her basket',
    'The top card of her [[discard-pile|discard pile]] shows what is in the basket: knife, wolf pelt or wolfsbane. An effect with such a sign happens only if that item is in the basket when the effect is reached.',
    'A sign of all three, as on “What’s That in My Basket?”, counts as one item of your choice, chosen once for each card that asks. So does the Basket card under her pile, while nothing else lies there. It is no card of the deck: it cannot be drawn, discarded, returned, counted or used to boost.',
    'The card being played is not in the basket yet. A card discarded to boost or by an effect is there at once, and her first defense card is there before a [[bonus-attack|bonus attack]]. The Huntsman uses the same basket.',
    '“What Big Ears You Have” can defend only if the knife is in the basket when you lay it.',
  ],
};
