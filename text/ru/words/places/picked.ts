import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';

export const text: PlaceText<'picked', Case> = { which: 'этот' };
