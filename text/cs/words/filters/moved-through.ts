import { END } from '../../../slavic/sentences.ts';
import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';

export const text: FilterText<'movedThrough', Agreement<Case, Shape>> = (_by, _context, of) =>
  `, přes ${of.shape.endsWith('s') ? 'jejichž' : of.shape === 'f' ? 'jejíž' : 'jehož'} pole vedl přesun${END}`;
