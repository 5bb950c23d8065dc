import { type Filter, yourFighter } from '../../../data/words.ts';
import { adjacentTo } from '../../say.ts';

export const samples: readonly Filter[] = [adjacentTo(yourFighter)];
