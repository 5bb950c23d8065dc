import { type Effect, opposingFighter, times } from '../../../data/words.ts';
import { add, perCounter, perZoneOf, thatMany } from '../../say.ts';

export const samples: readonly Effect[] = [
  add(2),
  add(-1),
  add(perZoneOf(opposingFighter)),
  add(times(2, perCounter)),
  add(times(2, thatMany)),
];
