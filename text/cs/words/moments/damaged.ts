import type { MomentText } from '../../../words.ts';
import type { Noun } from '../../declension.ts';

export const text: MomentText<Noun> = { says: (of) => `kdykoli ${of.nom} utrpí zranění`, isClause: true };
