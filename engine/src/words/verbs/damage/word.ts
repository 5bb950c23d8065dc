/** Damage to fighters: one sentence is one damage event, however many it hits. */

import { verb } from '../../../data/word.ts';
import type { Amount, Effect, Who } from '../../../data/words.ts';
import { dealDamage, wound } from '../../../rules/damage.ts';
import { amount } from '../../fields.ts';
import { who } from '../../fighters.ts';
import { meant, pickingWhom } from '../../picking-whom.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    damage: { do: 'damage'; who: Who; amount: Amount };
  }
}
export const damage = (who: Who, amount: Amount): Effect => ({ do: 'damage', who, amount });

export const word = verb('damage', {
  also: 'hurt harm wound hit deal',
  said: 'play',
  needs: null,
  fields: { who, amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'damage',
  asks: { ...pickingWhom, aim: 'harm' },
  isPossible: null,
  isVain: null,
  tells: { counts: 'dealt' },
  perform(game, frame, args) {
    const points = args.amount(game, frame);
    for (const each of meant(game, frame, args.who)) wound(game, each, points);
    dealDamage(game, frame, false);
  },
});
