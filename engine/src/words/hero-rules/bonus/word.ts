/** Adds to cards the fighter attacks or defends with, while the condition holds. */
import { optional, plain } from '../../../data/fields.ts';
import { name, oneOf } from '../../../data/kinds.ts';
import { heroRule } from '../../../data/vocabulary.ts';
import type { Amount, Condition } from '../../../data/words.ts';
import { condition, flag, signedAmount, spokenInCombat } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface HeroRules {
    bonus: { rule: 'bonus'; to: 'attack' | 'defense'; by: string; amount: Amount; if?: Condition; needsPlace?: true };
  }
}

export const word = heroRule('bonus', {
  said: 'anywhere',
  needs: null,
  fields: {
    to: plain(oneOf('role', ['attack', 'defense'])),
    by: plain(name('fighter')),
    amount: spokenInCombat(signedAmount),
    if: optional(spokenInCombat(condition)),
    needsPlace: optional(flag),
  },
  opponent: false,
  stand(standing, args) {
    standing.bonuses.push({
      isForAttack: args.to === 'attack',
      by: args.by,
      amount: args.amount,
      holds: args.if ?? null,
      needsPlace: args.needsPlace === true,
    });
  },
});
