import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  yennenga: [
    'Yennenga and her Archers',
    'Whenever Yennenga would take damage, you may assign any part of it to Archers on the board in her [[zones|zone]], to each no more than its health, less what it takes itself from the same hit. This is no card effect and cannot be canceled.',
    'Combat damage taken by Archers still lets the attacker [[winning-combat|win]]. In exhaustion all three take their own 2, so nothing can be assigned.',
    '“Stallion Charge” hits each opposing fighter she [[moving|moved through]], once.',
  ],
};
