import type { MomentText } from '../../../words.ts';
import { type Noun, past } from '../../declension.ts';

export const text: MomentText<Noun> = { says: (of) => `как только ${of.nom} ${past('повержен', of)}`, isClause: true };
