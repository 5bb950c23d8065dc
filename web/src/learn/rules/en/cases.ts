import type { Texts } from '../outline.ts';

export const cases: Texts<'cases'> = {
  'tricky-canceling': [
    'What a cancel reaches',
    'An attacking “Feint” against “Back in the Lamp”: the Genie recovers 4, then nothing is left to cancel. A defending “Feint” against “Epic Poem”: no rage, no bonus, the attack counts 2.',
    'A defending “Feint” against BIG Alice, who has moved and plays “Momentous Shift”: 3 + 2 = 5, not 7. The effect of the card is gone, her size is not.',
    'Alice’s size, the +2 of Achilles, fog and [[high-ground|high ground]] are out of its reach. [[king-arthur|King Arthur’s]] boost is not.',
    'It does nothing to “Ox Form”, “The Ancient Heirloom”, “All Part of the Show” and the cards of Holmes; but “Study Methods”, a card for ANY fighter, is canceled.',
  ],
  'tricky-winners': [
    'Who won in rare cases',
    'An attack of 0 and no defense card: the defender won, but has no card whose “if you won” could apply. “Bewilderment”: no combat damage, so the defender won.',
    '“Golden Chain Mail” against 7: the attacking fighter takes 3, and the defender won. If the attacking hero falls by it, the game is over. An attacking [[yennenga|Yennenga]] may assign it to Archers; if the attacker has left the board, nobody takes it. The defender won all the same.',
    'If Yennenga’s Archers take all the combat damage of an attack on her, the attacker won.',
    'If the attacked fighter falls before damage is counted, by the [[boost-bonus|boost bonus]] of “Misdirection” or by exhaustion, there is no combat damage: the defender won, and “if you lost” on the attack card happens.',
  ],
  'tricky-falls': [
    'Who falls in mid-combat',
    '“The Equal of Grendel” fells an attacking sidekick: the later effects of its card and its [[combat-damage|combat damage]] still happen. If it fells the attacking hero in a duel, the game is over and Beowulf has won.',
    '“Skirmish” offers only fighters of the combat who are still on the board. If there are none, nothing happens.',
  ],
  'started-elsewhere': [
    '“Started this turn in a different space”',
    '“Momentous Shift” looks at the space where the fighter stood when the present [[turn|turn]] began; in defense that is your opponent’s turn. Whoever left and came back has not moved. Whoever was off the board at that time did not start in a different space.',
  ],
  'nothing-left': [
    'Empty deck, empty hand',
    'To draw 3 with 1 card in the deck: you draw 1, then each of your fighters takes 2, then 2 again. If the first of these hits fells your hero, the game ends there; see [[exhaustion|exhaustion]].',
    '“Manxome Foe” with an empty deck: +0 and no damage. A random card from an empty hand: nothing is discarded, +0.',
  ],
  'both-fall': [
    'Both heroes fall at once',
    'If “Remnant of Valor” takes Beowulf and the opposing hero with one hit, Beowulf’s player [[game-end|wins]], since it is their turn. If both decks are empty and “Fiery Eyes That See” fells both heroes, the player whose turn it is wins too.',
  ],
  declined: [
    '“If they do not”',
    '“Confound”, “Taunting Laughter” and “Shield Formation” let your opponent discard a card. With an empty hand they cannot, so what follows “if they do not” [[cards-first|happens]].',
    'If somebody defends without a card against “Taunting Laughter”, they are asked all the same; not discarding then changes nothing.',
  ],
};
