import { type Condition, named } from '../../../data/words.ts';
import { isDefeated } from '../../say.ts';

export const samples: readonly Condition[] = [isDefeated(named('medusa'))];
