import type { Texts } from '../outline.ts';

export const heroes: Texts<'heroes'> = {
  achilles: [
    'Achilles',
    'When Patroclus is defeated, Achilles’ player discards 2 random cards at once (fewer if there are no more). From then on Achilles’ attacks get +2, and after every combat he [[winning-combat|wins]], attacking or defending, his player draws 1 card.',
    'The +2 is a [[standing-bonus|standing bonus]] and holds for bonus attacks too. A combat in which Patroclus fought gives no card, even if he falls in it. With “Under Achilles’ Helm” Patroclus, if on the board, may take over the defense, with the card already played.',
    'Say Achilles has won the main combat in defense, and in the bonus attack Patroclus takes over and falls: 2 random cards go, then the main combat gives 1 card; the bonus attack gives none.',
  ],
  alice: [
    'Alice',
    'Alice is BIG or SMALL, for all to see; you choose when she is placed. BIG: +2 to cards she attacks with. SMALL: +1 to cards she defends with. The Jabberwock gets nothing.',
    'What counts is her size when damage is counted: a [[standing-bonus|standing bonus]]. “Change size” always switches. BIG Alice is not a [[large-fighters|large fighter]].',
  ],
  beowulf: [
    'Beowulf',
    'Beowulf begins with 1 rage and has at most 3; what goes beyond is lost. Each time he takes [[damage|damage]], of whatever amount and from whatever source, he gains 1, right away, so that the next effect can use it. Two separate hits give 2. Damage to Wiglaf gives none.',
    'Rage is spent only on cards that ask for it, as a [[price|price]], and only if you like, unless the card says otherwise.',
  ],
  'bloody-mary': [
    'Bloody Mary',
    'If she has exactly 3 cards in hand at the start of her turn, she gains 1 [[extra-actions|action]]. This is not optional and is checked once. So she takes 3 actions, and 4 if “Closer Than She Appears” is one of them. “Third action” means the third of the turn, whatever gave it.',
    'The value of the [[bonus-attack|bonus attack]] “Bloody Reprise” is the printed value of the card played against the main attack, or 0 if there was none. “Mirror Image” takes the printed value that the opposing card has at that moment.',
  ],
  dracula: [
    'Dracula',
    'At the start of the turn Dracula may deal 1 damage to any one fighter adjacent to him, even a Sister or a teammate’s fighter. If damage was dealt, draw 1 card: also when the Sister fell, and when Yennenga’s Archers took it; not when it was prevented.',
    '“Do My Bidding”: Dracula’s player sees the attacker’s hand and picks the attack card to be [[replaced-card|played instead]], one that the attacking fighter may use. It may be the old one; if there is no other, it is.',
  ],
  forms: [
    'Forms and sizes',
    'Some heroes have two forms, visible to all. [[alice|Alice]] is BIG or SMALL: chosen at the start, later changed by cards. [[jekyll-and-hyde|Jekyll & Hyde]] may change at the start of each of his turns.',
  ],
  genie: [
    'The Genie',
    'At the start of the turn the Genie may discard 1 card to gain 1 [[extra-actions|action]], once a turn.',
    'If “Three Wishes” fixes the value at 4, all combat cards of the Genie count 4 until the end of the turn, [[ignored-and-fixed|whatever would change them]]. A value that is ignored still counts 0.',
  ],
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
  'invisible-man': [
    'The Invisible Man',
    'If he stands on fog when damage is counted, the card he defends with gets +1, a [[standing-bonus|standing bonus]]. Without a card there is none, and a versatile card he attacks with gets nothing.',
    'He may step from fog to any other fog as if they were adjacent, for 1 movement, in any movement. Fighters are in the way as usual: he may pass through a friendly one, but not through an opposing one. For all others fog does not exist. For attacks and effects fog spaces are not adjacent.',
    'Where his [[fog-tokens|fog tokens]] lie at the start, you [[placement|choose when he is placed]].',
  ],
  'fog-tokens': [
    'Fog tokens',
    'There is at most one fog token a space; fighters and other tokens may share it. For reach and effects a token is in the [[zones|zones]] of its space.',
    'A fog token moves along lines and passages like a fighter, and closed doors stop it; but it goes through everybody and may stop on fighters, only not on other fog. It does not jump from fog to fog. If no distance is given, it may go to any other space without fog.',
    'If one effect moves several tokens, they go one after another; one may go where another has just left.',
  ],
  vanish: [
    'Vanish',
    'The [[invisible-man|Invisible Man]] leaves the board undefeated and returns at the start of his next turn, before anything else, to any free space. Until then nobody can attack, damage or choose him.',
    'His turn is over: actions left are not taken, whichever action it was, but the hand limit holds.',
    'Meanwhile his player cannot be chosen as an opponent, is not among “each opponent”, neither draws nor discards, and is not eliminated.',
    '“Started this turn on fog” asks where he stood when the turn began, and whether fog lay there then. After Vanish he started on no space.',
  ],
  'jekyll-and-hyde': [
    'Jekyll & Hyde',
    'One fighter with two forms, beginning as Dr. Jekyll. At the start of the turn he may take either form. Cards of a form can be played only in that form; any card may be used to [[boost|boost]]. A change of form in a combat does not stop the card already played.',
    'As Mr. Hyde he takes 1 damage at the very end of each [[maneuver|maneuver]]. At 1 health he falls by it, and you lose.',
  ],
  'king-arthur': [
    'King Arthur',
    'When King Arthur himself attacks, you may lay a second card with a BOOST value face down. It is turned over with the others and adds its BOOST value to the attack. The defender sees that it lies there.',
    'If the effects of the attack card are [[canceling|canceled]], the boost is discarded at once and adds nothing, normally even on a card without text such as “Excalibur”; with one of the [[options|options]] it is kept on such a card, and only there.',
    'If the effects cannot be canceled, or if the attack card is [[replaced-card|replaced]], the boost stays. It is discarded after the combat. “Noble Sacrifice” gives a further boost DURING COMBAT.',
  ],
  'little-red': [
    'Little Red and her basket',
    'The top card of her [[discard-pile|discard pile]] shows what is in the basket: knife, wolf pelt or wolfsbane. An effect with such a sign happens only if that item is in the basket when the effect is reached.',
    'A sign of all three, as on “What’s That in My Basket?”, counts as one item of your choice, chosen once for each card that asks. So does the Basket card under her pile, while nothing else lies there. It is no card of the deck: it cannot be drawn, discarded, returned, counted or used to boost.',
    'The card being played is not in the basket yet. A card discarded to boost or by an effect is there at once, and her first defense card is there before a [[bonus-attack|bonus attack]]. The Huntsman uses the same basket.',
    '“What Big Ears You Have” can defend only if the knife is in the basket when you lay it.',
  ],
  medusa: [
    'Medusa',
    'At the start of the turn Medusa may deal 1 damage to one opposing fighter in her [[zones|zone]], near or far. A closed door can protect from it.',
  ],
  'sherlock-holmes': [
    'Sherlock Holmes',
    'Opponents cannot [[canceling|cancel]] effects on cards of Holmes and Dr. Watson. Cards for ANY fighter can be canceled, whoever plays them.',
    '“Elementary” is laid face up, with a number. If the attack card has that printed value, then DURING COMBAT its effects are canceled and its value is [[ignored-and-fixed|ignored]]. “Deduce Strategy” makes the BOOST value of the opposing card its [[set-and-add|printed value]].',
    '“Confirm Suspicion”: a versatile card counts with its one value. The opponent picks which fitting card goes; whoever has none shows the whole hand to everyone.',
    'Where you name a number, the list runs from 0 to the highest value in the decks of this game, so it tells nothing about any hand.',
  ],
  sinbad: [
    'Sinbad',
    'In a [[maneuver|maneuver]] each of his fighters may move 1 further for every VOYAGE card in his discard pile. It is counted once, after the boost.',
    'It does not hold for movement from cards, and a VOYAGE card that is being played is not in the pile yet.',
  ],
  'sun-wukong': [
    'Sun Wukong and his Clones',
    'The Clones begin off the board. At the start of the turn Sun Wukong may take 1 damage to summon one on a free space next to him, once a turn. If all three are on the board, you lift one of your choice, and it goes there.',
    'Without a free space the ability cannot be used, nor if the only one would be the space of the lifted Clone. At 1 health it can, but he falls and you [[game-end|lose]].',
    'Clones may play all his cards.',
    '“Sly Monkey”: you choose a free space in his zone; he goes there and the Clone appears where he stood, in one step. Without such a space nothing happens. “Golden Chain Mail” sends the combat damage to the opposing fighter, and the defender has [[winning-combat|won]].',
  ],
  yennenga: [
    'Yennenga and her Archers',
    'Whenever Yennenga would take damage, you may assign any part of it to Archers on the board in her [[zones|zone]], to each no more than its health, less what it takes itself from the same hit. This is no card effect and cannot be canceled.',
    'Combat damage taken by Archers still lets the attacker [[winning-combat|win]]. In exhaustion all three take their own 2, so nothing can be assigned.',
    '“Stallion Charge” hits each opposing fighter she [[moving|moved through]], once.',
  ],
};
