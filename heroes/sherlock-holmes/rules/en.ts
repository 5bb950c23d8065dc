import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'sherlock-holmes': [
    'Sherlock Holmes',
    'Opponents cannot [[canceling|cancel]] effects on cards of Holmes and Dr. Watson. Cards for ANY fighter can be canceled, whoever plays them.',
    '“Elementary” is laid face up, with a number. If the attack card has that printed value, then DURING COMBAT its effects are canceled and its value is [[ignored-and-fixed|ignored]]. “Deduce Strategy” makes the BOOST value of the opposing card its [[set-and-add|printed value]].',
    '“Confirm Suspicion”: a versatile card counts with its one value. The opponent picks which fitting card goes; whoever has none shows the whole hand to everyone.',
    'Where you name a number, the list runs from 0 to the highest value in the decks of this game, so it tells nothing about any hand.',
  ],
};
