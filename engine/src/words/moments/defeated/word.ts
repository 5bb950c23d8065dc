/** When the fighter that it names is defeated. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    defeated: 'ofOne';
  }
}

export const word = momentWord('defeated', { setting: 'play', isOfOne: true, opponent: false, endsWithTurn: false, isBeforePlay: false });
