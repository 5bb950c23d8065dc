/** Take one card of your choice from your discard pile, or all that fit; mandatory if there is one. */
import { kindOf } from '../../../data/card.ts';
import { kindIn } from '../../../data/choice.ts';
import { optional } from '../../../data/fields.ts';
import { slots } from '../../../data/frame.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Cards, Effect } from '../../../data/words.ts';
import { offerKinds } from '../../../machine/hand.ts';
import { takeFromPile, takeOpenly } from '../../../rules/cards.ts';
import { cards, flag } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    takeFromDiscard: { do: 'takeFromDiscard'; cards: Cards; all?: true };
  }
}
export const takeFromDiscard = (cards: Cards): Effect => ({ do: 'takeFromDiscard', cards });
export const takeAllFromDiscard = (cards: Cards): Effect => ({ do: 'takeFromDiscard', cards, all: true });

const { taken } = slots({ taken: 'card' });

export const word = verb('takeFromDiscard', {
  also: 'take takeAllFromDiscard',
  said: 'anywhere',
  needs: null,
  fields: { cards, all: optional(flag) },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'take',
  asks: {
    questions: { takeCard: 'open' },
    question: null,
    who: null,
    slots: { taken },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      const { discard } = game.seats[frame.you];
      if (!discard.some((card) => args.cards(game, kindOf(card)))) return IMPOSSIBLE;
      if (args.all || taken.get(frame) >= 0) return READY;
      offerKinds(game, discard, (kind) => args.cards(game, kind));
      return ASK;
    },
    fill: (_game, frame, choice) => taken.set(frame, kindIn(choice), EVERYONE),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    const seat = game.seats[frame.you];
    if (seat.out) return;
    if (!args.all) {
      if (taken.get(frame) >= 0) takeOpenly(game, frame.you, takeFromPile(seat, kindOf(taken.get(frame))), 'discard');
      return;
    }
    const isMeant = (card: number): boolean => args.cards(game, kindOf(card));
    const all = seat.discard.filter(isMeant);
    seat.discard = seat.discard.filter((card) => !isMeant(card));
    for (const card of all) takeOpenly(game, frame.you, card, 'discard');
  },
});
