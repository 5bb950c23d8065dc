/** Take one of the cards your card was boosted with in this combat, out of your pile. */
import { kindOf } from '../../../data/card.ts';
import { kindIn } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerKinds } from '../../../machine/hand.ts';
import { yourSide } from '../../../machine/query.ts';
import { takeFromPile, takeOpenly } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    takeFromBoosts: { do: 'takeFromBoosts' };
  }
}
export const takeOneOfTheBoosts: Effect = { do: 'takeFromBoosts' };

const { taken } = slots({ taken: 'card' });

export const word = verb('takeFromBoosts', {
  also: null,
  said: 'combat',
  needs: null,
  fields: {},
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
    blank(game, frame) {
      const { discard, out } = game.seats[frame.you];
      const boosts = (yourSide(game, frame)?.boosts ?? []).filter((kind) => discard.includes(kind));
      if (out || !boosts.length) return IMPOSSIBLE;
      if (taken.get(frame) >= 0) return READY;
      offerKinds(game, boosts, () => true);
      return ASK;
    },
    fill: (_game, frame, choice) => taken.set(frame, kindIn(choice), EVERYONE),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    if (taken.get(frame) >= 0) takeOpenly(game, frame.you, takeFromPile(game.seats[frame.you], kindOf(taken.get(frame))), 'discard');
  },
});
