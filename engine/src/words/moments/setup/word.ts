/** After the fighters of its player are placed. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    setup: 'ofAll';
  }
}

export const word = momentWord('setup', { setting: 'anywhere', isOfOne: false, opponent: false, endsWithTurn: false, isBeforePlay: true });
