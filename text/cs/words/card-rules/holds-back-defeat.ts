import type { CardRuleText } from '../../../words.ts';

export const text: CardRuleText<'holdsBackDefeat'> = () =>
  'Dokud nejsou efekty této karty vyhodnoceny, hra nekončí, ani když je váš bojovník v tomto souboji pokořen.';
