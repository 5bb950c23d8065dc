/** Take the top card of your discard pile. */
import { verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { takeOpenly } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    takeTopOfDiscard: { do: 'takeTopOfDiscard' };
  }
}
export const takeTopOfDiscard: Effect = { do: 'takeTopOfDiscard' };

export const word = verb('takeTopOfDiscard', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'take',
  asks: null,
  isPossible: (game, frame) => game.seats[frame.you].discard.length > 0 && !game.seats[frame.you].out,
  isVain: null,
  tells: null,
  perform(game, frame) {
    const { discard, out } = game.seats[frame.you];
    const card = out ? undefined : discard.pop();
    if (card !== undefined) takeOpenly(game, frame.you, card, 'discard');
  },
});
