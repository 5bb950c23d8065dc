/** After a maneuver of its player. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    maneuverEnd: 'ofAll';
  }
}

export const word = momentWord('maneuverEnd', {
  setting: 'turn',
  isOfOne: false,
  opponent: false,
  endsWithTurn: false,
  isBeforePlay: false,
});
