import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'holdsBackDefeat'> = () =>
  'Пока эффекты этой карты не выполнены, игра не заканчивается, даже если ваш боец, участвующий в бою, повержен.';
