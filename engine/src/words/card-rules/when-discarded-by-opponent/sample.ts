import type { CardRule } from '../../../data/words.ts';
import { draw } from '../../say.ts';

export const samples: readonly CardRule[] = [{ rule: 'whenDiscardedByOpponent', does: [draw(1)] }];
