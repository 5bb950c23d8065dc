import { type Effect, opposingFighter, space, yourHero } from '../../../data/words.ts';
import { adjacentTo, empty, inZoneOf, returnAsAttacker, returnDefeated } from '../../say.ts';

export const samples: readonly Effect[] = [
  returnDefeated('moth', space(empty, inZoneOf(yourHero))),
  returnAsAttacker('moth', space(empty, adjacentTo(opposingFighter))),
];
