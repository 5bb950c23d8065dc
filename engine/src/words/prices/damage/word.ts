/** Damage to a fighter on the board. */
import { priceWord } from '../../../data/vocabulary.ts';
import type { Fighter, Price } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { dealDamage, wound } from '../../../rules/damage.ts';
import { upToHighest } from '../../fields.ts';
import { fighter } from '../../fighters.ts';

declare module '../../../data/words.ts' {
  interface Prices {
    damage: { pay: 'damage'; who: Fighter; amount: number };
  }
}
export const damageTo = (who: Fighter, amount: number): Price => ({ pay: 'damage', who, amount });

export const word = priceWord('damage', {
  said: 'play',
  needs: null,
  fields: { who: fighter, amount: upToHighest },
  opponent: false,
  discloses: false,
  canPay: (game, frame, { who }) => isOnBoard(game, who(game, frame)),
  cards: () => 0,
  pay(game, frame, { who, amount: much }) {
    wound(game, who(game, frame), much);
    dealDamage(game, frame, false);
  },
});
