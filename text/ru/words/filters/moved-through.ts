import { END } from '../../../slavic/sentences.ts';
import type { Agreement } from '../../../slavic/who.ts';
import type { FilterText } from '../../../words.ts';
import type { Case, Shape } from '../../declension.ts';
import { passed } from '../../who.ts';

export const text: FilterText<'movedThrough', Agreement<Case, Shape>> = (_by, context, of) =>
  `, через ${of.shape === 'plural' ? 'которых' : of.shape === 'f' ? 'которую' : 'которого'} ${passed(context)}${END}`;
