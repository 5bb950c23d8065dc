import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';
import { inZone } from '../../who.ts';

export const text: FilterText<'inZoneOf', Agreement<Case, Shape>> = (by, context) => ` ${inZone(by.who, context)}`;
