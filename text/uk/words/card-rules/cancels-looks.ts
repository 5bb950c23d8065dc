import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cancelsLooks'> = () =>
  'Коли ефект суперника дає йому змогу проглянути вашу руку, ви можете показати цю карту з руки й скасувати цей ефект.';
