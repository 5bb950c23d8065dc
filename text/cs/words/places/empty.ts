import type { PlaceText } from '../../../words.ts';
import type { Case } from '../../declension.ts';

export const text: PlaceText<'empty', Case> = { quality: 'volný' };
