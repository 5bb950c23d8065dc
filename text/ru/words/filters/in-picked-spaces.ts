import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';

export const text: FilterText<'inPickedSpaces', Agreement<Case, Shape>> = () => ' в выбранных ячейках';
