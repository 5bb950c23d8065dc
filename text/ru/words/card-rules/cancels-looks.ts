import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cancelsLooks'> = () =>
  'Когда эффект противника позволяет ему посмотреть карты в вашей руке, вы можете показать эту карту из руки и отменить этот эффект.';
