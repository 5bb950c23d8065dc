/** When a turn of its player ends. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    turnEnd: 'ofAll';
  }
}

export const word = momentWord('turnEnd', { setting: 'turn', isOfOne: false, opponent: false, endsWithTurn: false, isBeforePlay: false });
