import type { FilterText } from '../../../words.ts';
import { zoneOf } from '../../who.ts';

export const text: FilterText<'inZoneOf', void> = (by, context) => `in ${zoneOf(by.who, context)}`;
