import { isAbout } from '../../../sentence.ts';
import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';
import { fighter, inZone, pronoun } from '../../who.ts';

export const text: PlaceText<'inZoneOf', Case> = {
  says: (by, context) => (isAbout(by.who, context) ? ` ${pronoun(fighter(by.who, context)).acc} зоны` : ` ${inZone(by.who, context)}`),
};
