import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  houdini: [
    'Houdini',
    'When a [[maneuver-boost|maneuver is boosted]], Houdini may be placed on any free space instead of moving. Bess is not placed; she moves as usual, before or after him, with the boosted movement. Other boosts and other movement do not give him this.',
    'Many of his cards have a [[boost-bonus|boost bonus]]. Two have rules of their own: [[all-part-of-the-show|“All Part of the Show”]] and [[magicians-secret|“A Magician Never Reveals His Secrets”]].',
  ],
  'boost-bonus': [
    'Houdini’s boost bonuses',
    'When Houdini’s player [[boost|boosts]] with a card that has a bonus, in a maneuver or through a card, even an opponent’s, the bonus happens at once; then the card is discarded and the game goes on.',
    'If an opponent’s effect reads the BOOST value or makes you discard the card, there is no bonus.',
  ],
  'all-part-of-the-show': [
    '“All Part of the Show”',
    'The card cannot be canceled. If your fighter falls in the combat, it comes back AFTER COMBAT on any free space with 4 health. Until then it is off the board; from then on it is not defeated, and a [[bonus-attack|bonus attack]] still to come takes place.',
    'If the fighter is Houdini, the game waits. With 1 health he meets an attack of 5: he takes 3 and leaves the board, the attacker won, then he returns with 4, and the game goes on.',
    'While it waits, his fall counts for nothing else: he is not out, Bess stays, his team has lost no hero, and there is no double defeat. If the last hero of the other side falls meanwhile, Houdini’s side [[game-end|wins]].',
    'A fall after that is an ordinary one. And if Bess is in the combat and something else fells Houdini, the card does not save him.',
  ],
  'magicians-secret': [
    '“A Magician Never Reveals His Secrets”',
    'You may show this card from your hand when an opponent’s effect would let them look at your hand. The whole effect is canceled before it begins, even the parts that need no look; other effects of their card stay. This card stays in your hand.',
    'It does not stop what [[canceling|cannot be canceled]], such as cards of Holmes; then you are not asked.',
    'Shown against [[dracula|Dracula’s]] “Do My Bidding”: no card returns, nothing is seen, and the combat goes on with the attack as it was laid.',
  ],
};
