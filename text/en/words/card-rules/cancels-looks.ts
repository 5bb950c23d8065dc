import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cancelsLooks'> = () =>
  "When an opponent's effect would let them look at your hand, you may show this card from your hand to cancel that effect.";
