import type { PlaceText } from '../../../words.ts';
import { zoneOf } from '../../who.ts';

export const text: PlaceText<'inZoneOf', void> = {
  says: (by, context) => `in ${zoneOf(by.who, context)}`,
};
