import { type Effect, one, space, yourFighters, yourHero } from '../../../data/words.ts';
import {
  damage,
  discard,
  draw,
  empty,
  lookAtTheirHand,
  may,
  mayElse,
  move,
  moveToken,
  opponent,
  recover,
  returnDefeated,
  upTo,
  when,
  youLost,
} from '../../say.ts';

export const samples: readonly Effect[] = [
  opponent(may(discard(1))),
  opponent(mayElse([discard(1)], [opponent(returnDefeated('moth', space(empty)))])),
  opponent(moveToken(upTo(2)), damage(yourHero, 1), move(one(yourFighters()), upTo(1))),
  opponent(recover(yourHero, 1), when(youLost, draw(1)), lookAtTheirHand),
];
