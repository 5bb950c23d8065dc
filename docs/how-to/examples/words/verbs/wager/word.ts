/** Pick one of your cards in secret; the opponent guesses its BOOST value, and it is discarded if that is right. */
import { kindOf } from '../../../data/card.ts';
import { kindIn, which } from '../../../data/choice.ts';
import { slots } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { matchOf } from '../../../data/match.ts';
import { offer } from '../../../data/offers.ts';
import { heard, tell } from '../../../data/sink.ts';
import { EVERYONE } from '../../../data/viewers.ts';
import { ASK, IMPOSSIBLE, READY, SECRET, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerHand } from '../../../machine/hand.ts';
import { sideOfSeat } from '../../../machine/knowledge.ts';
import { boostValue, discardFromHand } from '../../../rules/cards.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    wager: { do: 'wager' };
  }
}
export const wager: Effect = { do: 'wager' };

const PICKED = 1;
const GUESSED = 2;
const remembers = slots({ wagered: 'card', guess: 'thing' });
const highestBoost = (game: Game): number => Math.max(...matchOf(game).kinds.map((_, kind) => boostValue(game, kind)));

export const word = verb('wager', {
  also: null,
  said: 'anywhere',
  needs: null,
  fields: {},
  opponent: true,
  discloses: true,
  looks: false,
  motif: 'look',
  asks: {
    questions: { pickCard: 'faceDown', number: 'open' },
    question: (_game, frame) => (frame.step === PICKED ? 'number' : 'pickCard'),
    who: (_game, frame) => (frame.step === PICKED ? frame.them : frame.you),
    slots: remembers,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      if (frame.step === GUESSED) return READY;
      if (frame.them < 0 || game.seats[frame.them].out) return IMPOSSIBLE;
      if (frame.step === PICKED) {
        for (let n = 0; n <= highestBoost(game); n++) offer('number', n);
        return ASK;
      }
      return offerHand(game, frame.you, () => true) ? SECRET : IMPOSSIBLE;
    },
    fill(game, frame, choice) {
      if (frame.step === PICKED) {
        remembers.guess.set(frame, which(choice));
        if (heard()) tell(EVERYONE, { kind: 'number', seat: frame.them, number: which(choice) });
      } else remembers.wagered.set(frame, kindIn(choice), sideOfSeat(game, frame.you));
      frame.step++;
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform(game, frame) {
    if (frame.step !== GUESSED) return;
    const kind = kindOf(remembers.wagered.get(frame));
    if (boostValue(game, kind) === remembers.guess.get(frame)) discardFromHand(game, frame.you, kind, frame.by);
  },
});
