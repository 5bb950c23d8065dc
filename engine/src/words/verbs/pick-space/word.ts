/** Names a space for the sentences that follow; the one named before is kept beside it. */
import { which } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Spaces } from '../../../data/words.ts';
import { spaces, spacesThat } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    pickSpace: { do: 'pickSpace'; where: Spaces };
  }
}
export const pickSpace = (where: Spaces): Effect => ({ do: 'pickSpace', where });

const { space } = slots({ space: 'thing' });

export const word = verb('pickSpace', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: { where: spaces },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'place',
  asks: {
    questions: { pickSpace: 'open' },
    question: null,
    who: null,
    slots: { space },
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (space.get(frame) >= 0) return READY;
      const open = spacesThat(game, frame, args.where);
      offerAll('space', open);
      return open.length ? ASK : IMPOSSIBLE;
    },
    fill: (_game, frame, choice) => space.set(frame, which(choice)),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(_game, frame) {
    if (space.get(frame) < 0) return;
    frame.spaceBefore = frame.thatSpace;
    frame.thatSpace = space.get(frame);
  },
});
