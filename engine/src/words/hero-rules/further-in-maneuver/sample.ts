import type { HeroRule } from '../../../data/words.ts';
import { perCounter } from '../../say.ts';

export const samples: readonly HeroRule[] = [{ rule: 'furtherInManeuver', amount: perCounter }];
