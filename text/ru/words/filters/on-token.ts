import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import { type Case, type Shape, withPreposition } from '../../declension.ts';
import { token } from '../../who.ts';

export const text: FilterText<'onToken', Agreement<Case, Shape>> = (_by, context) => ` в ячейке ${withPreposition(token(context).ins)}`;
