/** Adds to cards the fighter attacks or defends with, while the condition holds. */
import { optional, plain } from '../../../data/fields.ts';
import { name, oneOf } from '../../../data/kinds.ts';
import type { Read } from '../../../data/standing.ts';
import { heroRule } from '../../../data/vocabulary.ts';
import type { Amount, Condition } from '../../../data/words.ts';
import { condition, flag, signedAmount, spokenInCombat } from '../../fields.ts';

/** What is added to cards that a fighter attacks or defends with. */
interface Bonus {
  readonly isForAttack: boolean;
  readonly by: string;
  readonly amount: Read<number>;
  readonly holds: Read<boolean> | null;
  /** Only while the fighter is on the board. */
  readonly needsPlace: boolean;
}
declare module '../../../data/words.ts' {
  interface HeroRules {
    bonus: { rule: 'bonus'; to: 'attack' | 'defense'; by: string; amount: Amount; if?: Condition; needsPlace?: true };
  }
  interface HeroStandings {
    bonus: readonly Bonus[];
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
  without: [],
  stand: (before, { to, by, amount, if: holds, needsPlace }) => [
    ...before,
    { isForAttack: to === 'attack', by, amount, holds: holds ?? null, needsPlace: needsPlace === true },
  ],
});
