import type { Condition } from '../../../data/words.ts';
import { inForm } from '../../say.ts';

export const samples: readonly Condition[] = [inForm('night')];
