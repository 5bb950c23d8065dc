import type { MomentText } from '../../../words.ts';
import type { Noun } from '../../declension.ts';

export const text: MomentText<Noun> = { says: (of) => `щоразу, коли ${of.nom} зазнає поранень`, isClause: true };
