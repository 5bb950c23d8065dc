/** When a turn of its player begins. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    turnStart: 'ofAll';
  }
}

export const word = momentWord('turnStart', { setting: 'turn', isOfOne: false, opponent: false, endsWithTurn: true, isBeforePlay: false });
