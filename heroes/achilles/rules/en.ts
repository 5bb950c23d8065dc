import type { Entries } from '@peerless/text/reference';

export const entries: Entries = {
  achilles: [
    'Achilles',
    'When Patroclus is defeated, Achilles’ player discards 2 random cards at once (fewer if there are no more). From then on Achilles’ attacks get +2, and after every combat he [[winning-combat|wins]], attacking or defending, his player draws 1 card.',
    'The +2 is a [[standing-bonus|standing bonus]] and holds for bonus attacks too. A combat in which Patroclus fought gives no card, even if he falls in it. With “Under Achilles’ Helm” Patroclus, if on the board, may take over the defense, with the card already played.',
    'Say Achilles has won the main combat in defense, and in the bonus attack Patroclus takes over and falls: 2 random cards go, then the main combat gives 1 card; the bonus attack gives none.',
  ],
};
