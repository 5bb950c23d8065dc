import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'cancelsLooks'> = () =>
  'Pokud by si měl protivník díky svému efektu prohlédnout karty ve vaší ruce, můžete z ruky ukázat tuto kartu a daný efekt zrušit.';
