import type { Effect } from '../../../data/words.ts';
import { becomeForm, changeForm } from '../../say.ts';

export const samples: readonly Effect[] = [changeForm, becomeForm('night')];
