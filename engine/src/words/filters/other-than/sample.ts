import { type Filter, it } from '../../../data/words.ts';
import { otherThan } from '../../say.ts';

export const samples: readonly Filter[] = [otherThan(it)];
