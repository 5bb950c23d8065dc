import { END } from '../../../slavic/sentences.ts';
import type { PlaceText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';

export const text: PlaceText<'adjacentToPicked', Case> = {
  says: (_by, _context, c) => `, ${adjective('суміжний', 'f', c)} з вибраною${END}`,
};
