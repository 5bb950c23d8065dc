import type { HeroRule } from '../../../data/words.ts';

export const samples: readonly HeroRule[] = [{ rule: 'cannotBeCanceled', by: ['lamplighter', 'moth'] }];
