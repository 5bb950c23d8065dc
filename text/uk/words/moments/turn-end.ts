import type { MomentText } from '../../../words.ts';
import type { Noun } from '../../declension.ts';

export const text: MomentText<Noun> = { says: () => 'наприкінці вашого ходу' };
