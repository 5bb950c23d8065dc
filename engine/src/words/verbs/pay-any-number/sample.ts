import { type Effect, times, yourHero } from '../../../data/words.ts';
import { add, chooseThatMany, draw, move, payAnyNumber, thatMany, upTo } from '../../say.ts';

export const samples: readonly Effect[] = [
  payAnyNumber(add(times(2, thatMany))),
  payAnyNumber(chooseThatMany([draw(2)], [move(yourHero, upTo(4))])),
];
