import { all, combatants, type Effect, each, it, opposingFighter } from '../../../data/words.ts';
import { adjacentTo, damage, perFighter, printedValueOfTheirCard } from '../../say.ts';

export const samples: readonly Effect[] = [
  damage(each(combatants()), 1),
  damage(it, perFighter(all('moth', adjacentTo(it)))),
  damage(opposingFighter, printedValueOfTheirCard),
];
