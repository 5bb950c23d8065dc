import { END } from '../../../slavic/sentences.ts';
import type { PlaceText } from '../../../words.ts';
import { adjective, type Case } from '../../declension.ts';
import { withWhom } from '../../who.ts';

export const text: PlaceText<'adjacentTo', Case> = {
  says: (by, context, c) => `, ${adjective('смежный', 'f', c)} ${withWhom(by.who, context)}${END}`,
};
