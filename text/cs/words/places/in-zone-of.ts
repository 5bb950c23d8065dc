import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { inZone } from '../../who.ts';

export const text: PlaceText<'inZoneOf', Case> = {
  says: (by, context) => ` ${inZone(by.who, context)}`,
};
