import { END } from '../../../slavic/sentences.ts';
import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import { adjective, type Case, type Shape } from '../../declension.ts';
import { withWhom } from '../../who.ts';

export const text: FilterText<'adjacentTo', Agreement<Case, Shape>> = (by, context, of) =>
  `, ${adjective('смежный', of.shape, of.c, of.animate)} ${withWhom(by.who, context)}${END}`;
