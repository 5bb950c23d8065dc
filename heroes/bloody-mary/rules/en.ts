import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'bloody-mary': [
    'Bloody Mary',
    'If she has exactly 3 cards in hand at the start of her turn, she gains 1 [[extra-actions|action]]. This is not optional and is checked once. So she takes 3 actions, and 4 if “Closer Than She Appears” is one of them. “Third action” means the third of the turn, whatever gave it.',
    'The value of the [[bonus-attack|bonus attack]] “Bloody Reprise” is the printed value of the card played against the main attack, or 0 if there was none. “Mirror Image” takes the printed value that the opposing card has at that moment.',
  ],
};
