import type { HeroRule } from '../../../data/words.ts';

export const samples: readonly HeroRule[] = [{ rule: 'bonus', to: 'attack', by: 'any', amount: 1 }];
