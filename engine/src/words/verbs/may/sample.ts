import { type Effect, yourHero } from '../../../data/words.ts';
import { changeForm, draw, may, mayElse, recover } from '../../say.ts';

export const samples: readonly Effect[] = [may(draw(1), changeForm), mayElse([recover(yourHero, 2)], [draw(1)])];
