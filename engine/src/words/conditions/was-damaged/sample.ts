import { type Condition, yourHero } from '../../../data/words.ts';
import { wasDamaged } from '../../say.ts';

export const samples: readonly Condition[] = [wasDamaged(yourHero)];
