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
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { cards: amount },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'discard',
  asks: {
    questions: { discard: 'faceDown' },
    question: null,
    who: null,
    slots: null,
    picksCards: true,
    mayPick: null,
    about: null,
    aim: null,
    blank: (game, frame, args) => offerDiscards(game, frame, args.cards(game, frame)),
    fill: pickCard,
  },
  isPossible: null,
  isVain: null,
  tells: { counts: 'discarded', isAsked: ({ cards }: Verbs['discard']) => cards === 1 },
  perform(game, frame) {
    discardPicks(game, frame);
  },
});
