import type { MomentText } from '../../../words.ts';
import { type Noun, past } from '../../declension.ts';

export const text: MomentText<Noun> = { says: (of) => `jakmile je ${of.nom} ${past('pokořen', of)}`, isClause: true };
