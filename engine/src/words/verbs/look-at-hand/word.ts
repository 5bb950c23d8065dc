/** You look at your opponent's hand, unless a card shown from it cancels that. */
import { YES } from '../../../data/choice.ts';
import type { Frame } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { READY, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { lookAt, offerReaction, takeReaction } from '../../../rules/looking.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    lookAtHand: { do: 'lookAtHand' };
  }
}
export const lookAtTheirHand: Effect = { do: 'lookAtHand' };

const isThere = (game: Game, frame: Frame): boolean => frame.them >= 0 && !game.seats[frame.them].out;

export const word = verb('lookAtHand', {
  also: 'look peek',
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: true,
  discloses: false,
  motif: 'look',
  looks: true,
  asks: {
    questions: { reaction: 'open' },
    question: null,
    who: (_game, frame) => frame.them,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank: (game, frame) => (isThere(game, frame) && game.seats[frame.them].hand.length ? offerReaction(game, frame, frame.them) : READY),
    fill: (game, frame, choice) => takeReaction(game, frame, choice === YES, frame.them),
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    if (isThere(game, frame)) lookAt(game, frame.you, frame.them);
  },
});
