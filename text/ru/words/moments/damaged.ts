import type { MomentText } from '../../../words.ts';
import type { Noun } from '../../declension.ts';

export const text: MomentText<Noun> = { says: (of) => `каждый раз, когда ${of.nom} получает урон`, isClause: true };
