import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'holdsBackDefeat'> = () =>
  "Until this card's effects are resolved, the defeat of your fighter in the combat does not end the game.";
