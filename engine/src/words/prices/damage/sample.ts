import { type Price, yourHero } from '../../../data/words.ts';
import { damageTo } from '../../say.ts';

export const samples: readonly Price[] = [damageTo(yourHero, 1)];
