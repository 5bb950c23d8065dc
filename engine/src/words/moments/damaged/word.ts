/** When the fighter that it names took damage. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    damaged: 'ofOne';
  }
}

export const word = momentWord('damaged', { setting: 'play', isOfOne: true, opponent: false, endsWithTurn: false, isBeforePlay: false });
