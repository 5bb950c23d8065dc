import type { CardRule } from '../../../data/words.ts';

export const samples: readonly CardRule[] = [{ rule: 'mayDefendWith', item: 'key' }];
