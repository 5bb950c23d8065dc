import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  'king-arthur': [
    'King Arthur',
    'When King Arthur himself attacks, you may lay a second card with a BOOST value face down. It is turned over with the others and adds its BOOST value to the attack. The defender sees that it lies there.',
    'If the effects of the attack card are [[canceling|canceled]], the boost is discarded at once and adds nothing, normally even on a card without text such as “Excalibur”; with one of the [[options|options]] it is kept on such a card, and only there.',
    'If the effects cannot be canceled, or if the attack card is [[replaced-card|replaced]], the boost stays. It is discarded after the combat. “Noble Sacrifice” gives a further boost DURING COMBAT.',
  ],
};
