/** When the fighter that it names took damage. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    damaged: 'damaged';
  }
}

export const word = momentWord('damaged', { setting: 'play', isOfOne: true });
