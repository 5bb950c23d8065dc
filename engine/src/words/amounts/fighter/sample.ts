import { type Amount, opposingFighter, opposingFighters, yourFighters, yourHero } from '../../../data/words.ts';
import { adjacentTo, inZoneOf, perFighter } from '../../say.ts';

export const samples: readonly Amount[] = [
  perFighter(opposingFighters(inZoneOf(yourHero))),
  perFighter(yourFighters(adjacentTo(opposingFighter))),
];
