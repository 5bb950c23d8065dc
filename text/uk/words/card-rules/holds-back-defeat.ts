import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'holdsBackDefeat'> = () =>
  'Поки ефекти цієї карти не застосовано, гра не завершується, навіть якщо ваш боєць, який бере участь у бою, загине.';
