import { verb } from '../../../data/word.ts';
import type { Amount, Effect, Verbs } from '../../../data/words.ts';
import { discardPicks, offerDiscards, pickCard } from '../../../rules/picking.ts';
import { amount } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    discard: { do: 'discard'; cards: Amount };
  }
}
export const discard = (cards: Amount): Effect => ({ do: 'discard', cards });

export const word = verb('discard', {
  said: 'anywhere',
  fields: { cards: amount },
  opponent: false,
  motif: 'discard',
  asks: {
    questions: { discard: 'faceDown' },
    picksCards: true,
    blank: (game, frame, args) => offerDiscards(game, frame, args.cards(game, frame)),
    fill: pickCard,
  },
  tells: { counts: 'discarded', isAsked: ({ cards }: Verbs['discard']) => cards === 1 },
  perform(game, frame) {
    discardPicks(game, frame);
  },
});
