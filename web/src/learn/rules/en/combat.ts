import type { Texts } from '../outline.ts';

export const combat: Texts<'combat' | 'values' | 'damage'> = {
  attack: [
    'Attack',
    'Name one of your fighters and one opposing fighter [[reach|in its reach]]. Then lay an [[attack-card|attack card]]; the defender may lay a [[defense-card|defense card]]. Both are turned over and the combat follows, [[combat-steps|step by step]].',
    'Friendly fighters cannot be attacked. Without a target or without a card you cannot choose this action.',
  ],
  reach: [
    'Whom a fighter may attack',
    'A melee fighter reaches adjacent [[spaces|spaces]] only. A ranged fighter reaches adjacent spaces and every space of its [[zones|zone]], however far away.',
    'An adjacent target may be attacked even if it is in another zone, also by a ranged fighter. Reach is checked once, when you name the target: if an effect moves somebody out of reach later, the combat goes on.',
  ],
  'attack-card': [
    'The attack card',
    'Lay one attack or [[versatile|versatile]] card face down that your attacking fighter [[card-user|may use]]. You cannot take it back.',
    'Only King Arthur may lay a second card face down with it, as a [[king-arthur|boost]].',
  ],
  'defense-card': [
    'The defense card',
    'The defender knows who attacks whom, but not with which card. They may lay one defense or [[versatile|versatile]] card that the attacked fighter may use, or none. The choice is final.',
    'Only the player of the attacked fighter defends; a teammate cannot.',
    'Whoever holds no fitting card is asked all the same, so that nobody learns it. Only an empty hand, which everybody sees, need not be asked.',
    'A card that is played face up, such as “Elementary”, lies open as soon as it is chosen; see [[sherlock-holmes|Sherlock Holmes]].',
  ],
  'combat-steps': [
    'A combat step by step',
    '1. The cards are turned over together. 2. Effects marked IMMEDIATELY. 3. Effects marked DURING COMBAT. 4. [[combat-damage|Damage]]: attack minus defense. 5. The [[winning-combat|winner]] of the combat is known. 6. Effects marked AFTER COMBAT, then abilities that work after combat. 7. The cards go to the [[combat-cleanup|discard piles]].',
    'In each step the defender’s card comes first, then the attacker’s: [[effect-order|the order of effects]].',
  ],
  'effect-order': [
    'The order of effects',
    'IMMEDIATELY, DURING COMBAT, damage, AFTER COMBAT: in each of these the whole card of the defender is done before the card of the attacker. Several effects of one card go from top to bottom.',
    'Whether a condition is true is seen when its effect is reached, on the board of that moment.',
    'Text without one of these words holds from the moment the card is turned over, such as “cannot be [[canceling|canceled]]”, or waits for the case that it names. After the cards come the abilities of heroes, again the defender’s first.',
  ],
  canceling: [
    'Canceling effects',
    '“Cancel all effects” switches off everything printed on the other card that has not happened yet. What has happened stays, and the value of the card stays too.',
    'Since the defender is first, a defending Feint stops even an attacking Feint: 2 against 2, no damage. An attacking Feint comes too late for what the defender’s card does IMMEDIATELY.',
    'Bonuses printed as an effect can be canceled. Abilities, high ground and fog cannot: they are [[standing-bonus|standing bonuses]]. The one exception is the boost of [[king-arthur|King Arthur]].',
    'If a card “cannot be canceled”, only the canceling fails; the rest of the other card works.',
    'If a card lets the other player do something (“your opponent may boost their card”), that too is an effect of the card it is printed on, and is canceled with it.',
  ],
  'combat-damage': [
    'Damage in combat',
    'The attack value minus the defense value, at least 0, is dealt to the attacked fighter. No defense card counts as 0. A larger defense does not hurt the attacker. See [[card-value|the value of a card]].',
    'What prevents damage acts first, then what sends it to another fighter, then what lets its owner assign it, as [[yennenga|Yennenga]] does.',
    'If the attacked fighter has left the board, nobody takes the damage. If the attacker has left it, the attack still strikes.',
  ],
  'winning-combat': [
    'Who won the combat',
    'The attacker won if a fighter of the defender took at least 1 [[combat-damage|combat damage]]. Otherwise the defender won, also without a card. There is always exactly one winner.',
    'Damage from effects does not count. Boosts and bonuses do count, because they change the combat damage.',
    'The winner is known with the damage and stays the same whatever happens later. “You lost” means that you did not win. If an attack of 0 meets no card, the defender won.',
  ],
  'changed-combat': [
    'When another fighter takes over',
    'Some effects put another fighter into the combat. That fighter takes over until its end, [[bonus-attack|bonus attack]] included; the card already played stays, even if the new fighter could not have played it. [[reach|Reach]] is not checked again.',
    'So when “Smoke and Mirrors” brings in Bess, she is in the combat wherever she stands, and the damage is hers.',
    'A change inside a bonus attack holds for that combat only. The rest of the main combat keeps its fighters, values and winner; who has fallen and who stands where is seen when it is asked.',
  ],
  'replaced-card': [
    'When a played card is replaced',
    'The old card returns to the hand; the new one, which the fighter must be allowed to use, lies face up and works from there on. What was done to the old card, such as [[canceling|canceling]] or a change of its value, does not carry over. [[standing-bonus|Standing bonuses]] and a value fixed by “Three Wishes” hold for the new card as well.',
    '“Sleight of Hand”: you name the new card together with taking back the old one; without another fitting card you cannot choose it. What it has taken back cannot be played by it again in this combat. So the first copy may give way to the second, and the second to any card but the first.',
    '“Do My Bidding” works against a [[bonus-attack|bonus attack]] too: the card it is printed on returns to the hand. The card picked, even that very one, is played with its main value and text, and its bonus attack follows as usual. The main combat then has no attack card left to discard.',
  ],
  'bonus-attack': [
    'Bonus attacks',
    'A bonus attack is an AFTER COMBAT effect: a second [[attack|attack]] of the same fighter on the same target, with its own value and text, without spending an action and wherever the two stand by now.',
    'The first defense card is discarded before it, and the defender, who can read the bonus attack, may lay a new one or none.',
    'It is a combat of its own, with its own winner and abilities, and its values are counted anew. Then the main combat goes on where it stopped. The attack card stays in play all the while and is discarded once.',
    'It does not take place if it was canceled, or if the fighter attacked is defeated or has left the board with an eliminated player. It does take place although the attacking fighter has fallen, unless its player is out or the game is over; an [[options|option]] changes this.',
  ],
  'combat-cleanup': [
    'After the combat',
    'At the very end all cards of the combat go to the discard piles of their owners. A player with several chooses their order, which matters for [[little-red|Little Red’s basket]].',
    'Three go earlier: a card discarded as a boost, the defense card before a [[bonus-attack|bonus attack]], and King Arthur’s boost when it is canceled. A card taken back into a hand is not discarded.',
    'A card keeps working although the fighter who played it has fallen.',
  ],
  'card-value': [
    'The value of a card',
    'The printed value is the number on the card; only an effect that says “printed value” changes it. The final value is that number, or the one an effect [[set-and-add|puts in its place]], plus everything that is added, plus [[standing-bonus|standing bonuses]], and never below 0.',
    'If a card asks for a value after combat, it means the final one from the damage step; “printed value” means the printed number. If there is no such card, a condition is not true and an amount is 0: against no card “Broken Glass” neither draws nor damages.',
  ],
  'set-and-add': [
    '“Becomes 5” and “+2”',
    '“The value becomes 5” stands in place of the printed number. “+2” and boosts are added to it, no matter which came first. If the value is set twice, the later one stands: after “This Is No Parlor Trick” of the defender, “Momentous Shift” of the attacker still makes 5.',
    'An effect on the printed value itself, such as “Deduce Strategy”, changes the number on the card and leaves what is added: a card with +2 then counts its BOOST value and 2. If the value has already been set, it stays as set.',
    'Such changes are effects of a card and can be [[canceling|canceled]].',
  ],
  'ignored-and-fixed': [
    'Ignored and fixed values',
    '“Ignore the value” makes the card count 0 for damage, whatever is added to it; for all other questions it keeps its value.',
    'A value that “cannot be changed” stays exactly that. If it says “by card effects”, [[standing-bonus|standing bonuses]] still count. If two such effects meet, the first one stands.',
    '“Elementary” with the right number against “The Ancient Heirloom”: its effects cannot be canceled and stay, but its value is ignored, and there is no combat damage, however it is boosted.',
    'Against “Impossible to See” an attack of BIG Alice counts 0 + 2, one from high ground 0 + 1; what “Manxome Foe” would add is lost.',
  ],
  'standing-bonus': [
    'Bonuses of abilities and places',
    'Alice’s size, the wrath of Achilles, fog, [[high-ground|high ground]] and King Arthur’s boost are not card effects. They are counted in the damage step, as things stand then, on top of the value of the card, and cannot be [[canceling|canceled]] (King Arthur’s boost can).',
    'If the fighter has left the board by then, bonuses of a place are lost; those of the fighter stay with its card.',
  ],
  boost: [
    'Boosting',
    'To boost, discard a card from your hand and add its BOOST value; its own text does not happen. A card without a BOOST value cannot be used. Only a [[maneuver-boost|maneuver]] may always be boosted; anything else when a card or ability says so.',
    'One permission is one card, and several permissions add up (“The Big Reveal” gives two). They are used one after another, and each may be left unused. In combat you choose when the effect is reached, so the defender’s boost is seen before the attacker’s.',
    'If an effect merely reads the BOOST value of a card, that is not boosting; a missing value counts 0.',
  ],
  damage: [
    'Damage',
    'Each damage takes 1 health, down to 0. What attack minus defense yields is [[combat-damage|combat damage]]; everything else, from cards, abilities or exhaustion, is damage from effects.',
    'Fighters hit by one sentence are hit together, whether it says “each”, “all” or “both”; two sentences are two hits. Prevented damage was not dealt. Damage that somebody else takes was dealt, to that fighter.',
  ],
  'after-damage': [
    'After every hit',
    '1. All fighters at 0 health leave the board together. 2. It is seen whether the [[game-end|game is over]] or a player is [[elimination|out]]. 3. What a defeat sets off happens. 4. The effect or the combat goes on.',
    'This follows at once after every hit, and also when a fighter is defeated without damage. If a defeat sets off something on both sides, the defender’s comes first in a combat, elsewhere that of the player whose turn it is.',
  ],
  defeat: [
    'Defeat',
    'A fighter with 0 health is defeated and leaves the board at once; its space is free. It is in no space and in no zone, cannot be healed and cannot act.',
    'A card may also say that a fighter is defeated, as “No Contest Expecteth” does. That is not damage: there is nothing to prevent, to assign or to gain rage from.',
    'What becomes of its cards: [[fallen-fighter|cards of a defeated fighter]]. If it was a hero: [[game-end|the end of the game]].',
  ],
  'fallen-fighter': [
    'Cards of a defeated fighter',
    'Cards that only a defeated fighter may use stay in your hand. You cannot play them, but you may discard them and [[boost|boost]] with them.',
    'A card that was already played goes on working. Only what needs the fighter on the board does nothing: “draw a card” still works, damage to a fallen fighter does not.',
  ],
  'game-end': [
    'The end of the game',
    'In a duel you lose the moment your hero is [[defeat|defeated]], by whomever and in whosever turn, be it by your own card or by exhaustion. Nothing more happens. Only one card of Houdini can [[all-part-of-the-show|hold the end back]].',
    'If one hit takes both heroes, the player whose turn it is wins. If they would fall one after the other, the first fall ends the game.',
    'With three or four players see [[elimination|elimination]] and [[team-defeat|losing as a team]].',
  ],
  recovery: [
    'Recovering health',
    'Health never rises above its starting number. “Set health to 4” sets it directly and is not damage. A [[defeat|defeated]] fighter cannot recover.',
  ],
};
