import { type Condition, named } from '../../../data/words.ts';
import { startedInAnotherZone } from '../../say.ts';

export const samples: readonly Condition[] = [startedInAnotherZone(named('alice'))];
