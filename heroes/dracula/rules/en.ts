import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  dracula: [
    'Dracula',
    'At the start of the turn Dracula may deal 1 damage to any one fighter adjacent to him, even a Sister or a teammate’s fighter. If damage was dealt, draw 1 card: also when the Sister fell, and when Yennenga’s Archers took it; not when it was prevented.',
    '“Do My Bidding”: Dracula’s player sees the attacker’s hand and picks the attack card to be [[replaced-card|played instead]], one that the attacking fighter may use. It may be the old one; if there is no other, it is.',
  ],
};
