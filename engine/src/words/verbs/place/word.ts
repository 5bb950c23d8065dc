/** Put a fighter onto a space; this is not movement. */
import { which } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import { offerAll } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Fighter, Spaces } from '../../../data/words.ts';
import { isOnBoard } from '../../../machine/seats.ts';
import { placeFighter } from '../../../rules/walking.ts';
import { spaces } from '../../fields.ts';
import { fighter } from '../../fighters.ts';
import { spacesFor } from '../../placing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    place: { do: 'place'; who: Fighter; where: Spaces };
  }
}
export const place = (who: Fighter, where: Spaces): Effect => ({ do: 'place', who, where });

const { to } = slots({ to: 'thing' });

export const word = verb('place', {
  also: 'teleport put',
  said: 'play',
  needs: null,
  fields: { who: fighter, where: spaces },
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'place',
  asks: {
    questions: { placeTo: 'open' },
    question: null,
    who: null,
    slots: { to },
    picksCards: false,
    mayPick: null,
    about: (game, frame, args) => ({ fighter: args.who(game, frame) }),
    aim: null,
    blank(game, frame, args) {
      if (to.get(frame) >= 0) return READY;
      const meant = args.who(game, frame);
      if (!isOnBoard(game, meant)) return IMPOSSIBLE;
      const open = spacesFor(game, frame, args.where, meant);
      offerAll('space', open);
      return open.length ? ASK : IMPOSSIBLE;
    },
    fill: (_game, frame, choice) => to.set(frame, which(choice)),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame, args) {
    if (to.get(frame) >= 0) placeFighter(game, args.who(game, frame), to.get(frame), frame.you);
  },
});
