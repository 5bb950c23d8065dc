import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';
import { fighter } from '../../who.ts';

export const text: FilterText<'otherThan', Agreement<Case, Shape>> = (by, context) => ` kromě ${fighter(by.who, context).gen}`;
