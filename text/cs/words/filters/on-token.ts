import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';
import { token } from '../../who.ts';

export const text: FilterText<'onToken', Agreement<Case, Shape>> = (_by, context) => ` na poli s ${token(context).ins}`;
