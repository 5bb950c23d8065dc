/** After a maneuver of its player. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    maneuverEnd: 'maneuverEnd';
  }
}

export const word = momentWord('maneuverEnd', { setting: 'turn', isOfOne: false });
