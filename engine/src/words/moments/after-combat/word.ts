/** After a combat in which its player had a fighter. */
import { momentWord } from '../../../data/vocabulary.ts';

declare module '../../../data/words.ts' {
  interface Moments {
    afterCombat: 'ofAll';
  }
}

export const word = momentWord('afterCombat', {
  setting: 'afterCombat',
  isOfOne: false,
  opponent: false,
  endsWithTurn: false,
  isBeforePlay: false,
});
