/** Cards of your choice from hand onto or under your deck; the last one named lies outermost. */
import { kindIn } from '../../../data/choice.ts';
import { plain } from '../../../data/fields.ts';
import { oneOf } from '../../../data/kinds.ts';
import { heard, tellCards } from '../../../data/sink.ts';
import { ASK, READY, SECRET, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerHand } from '../../../machine/hand.ts';
import { putIntoDeck, sideOfSeat } from '../../../machine/knowledge.ts';
import { cardId, couldHold } from '../../../rules/cards.ts';
import { upToHighest } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    putBack: { do: 'putBack'; cards: number; where: 'top' | 'bottom' };
  }
}
export const putBack = (cards: number, where: 'top' | 'bottom'): Effect => ({ do: 'putBack', cards, where });

export const word = verb('putBack', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { cards: upToHighest, where: plain(oneOf('end of the deck', ['top', 'bottom'])) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'deck',
  asks: {
    questions: { putBack: 'faceDown' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (frame.step >= args.cards || !couldHold(game, frame.you, () => true)) return READY;
      offerHand(game, frame.you, () => true);
      return game.seats[frame.you].hand.length === 1 ? ASK : SECRET;
    },
    fill(game, frame, choice, { where }) {
      frame.step++;
      const kind = kindIn(choice);
      const seers = sideOfSeat(game, frame.you);
      putIntoDeck(game, frame.you, kind, where, seers);
      if (heard())
        tellCards(
          seers,
          { kind: 'putBack', seat: frame.you, where, count: 1, cards: [cardId(game, kind)] },
          { kind: 'putBack', seat: frame.you, where, count: 1 },
        );
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
});
