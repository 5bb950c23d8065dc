import type { Texts } from '../outline.ts';

export const glossary: Texts<'glossary'> = {
  'terms-fighters': [
    'Words about fighters',
    'Fighter: a hero or a sidekick. Friendly: yours or a teammate’s. Opposing: all others. “The opposing fighter” on a combat card is the other fighter in this [[combat-steps|combat]].',
    'Defeated: at 0 health and off the board. Off the board is not always defeated: see [[vanish|Vanish]].',
  ],
  'terms-places': [
    'Words about places',
    'Adjacent: joined by a line. Zone: all spaces of a colour; see [[zones|zones]]. Free and empty: without a fighter, and never the fighter’s own space.',
    'Move: step by step. Place: straight there. “Through” a space: into it and out again in the same move; see [[moving|moving]].',
  ],
  'terms-cards': [
    'Words about cards',
    'BOOST value: the small number added when the card is discarded to [[boost|boost]]. Printed value: the number on the card, without any change. Random: chosen by chance. Exhausted: with an empty deck; see [[exhaustion|exhaustion]].',
  ],
  'terms-combat': [
    'Words about combat',
    'Attacker and defender: the two players of a combat. IMMEDIATELY, DURING COMBAT, AFTER COMBAT: when an effect happens; see [[effect-order|the order of effects]].',
    'Combat damage: attack minus defense. “You won”, “you lost”: see [[winning-combat|who won the combat]]. Cancel: switch off the text of a card, not its value.',
  ],
};
