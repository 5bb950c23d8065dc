import { type Effect, yourHero } from '../../../data/words.ts';
import { boost, chooseDifferent, chooseOne, discard, draw, gainAction, may, opponent, recover } from '../../say.ts';

export const samples: readonly Effect[] = [
  chooseOne([draw(1)], [recover(yourHero, 1), gainAction]),
  chooseDifferent(2, [draw(1)], [may(boost)], [opponent(discard(1))]),
];
