/** Sherlock Holmes' own word: whoever holds a card of the value named discards one and its hero suffers its BOOST value; else all see the hand. */
import {
  boostValue, cardId, dealDamage, discardFromHand, EVERYONE, type Game, heard, kindIn, kindOf, matchOf, offerHand, ownVerb, READY, SECRET, showHand, sideOfSeat,
  slots, tell, wound,
} from '@peerless/engine';

/** a versatile card counts for its one value. */
const hasValue = (game: Game, kind: number, value: number): boolean => matchOf(game).kinds[kind].card.value === value;
const { discarded } = slots({ discarded: 'card' });

export const confirm = ownVerb('confirm', {
also: null,
  said: 'anywhere',
needs: null,
  fields: {},
  opponent: true,
discloses: false,
looks: false,
  motif: 'look',
  asks: {
    questions: { discard: 'faceDown' },
question: null,
    who: (_game, frame) => frame.them,
    slots: { discarded },
picksCards: false,
mayPick: null,
about: null,
aim: null,
    blank(game, frame) {
      if (discarded.get(frame) >= 0 || frame.them < 0 || game.seats[frame.them].out) return READY;
      return offerHand(game, frame.them, (kind) => hasValue(game, kind, frame.thatMany)) ? SECRET : READY;
    },
    fill: (game, frame, choice) => discarded.set(frame, kindIn(choice), sideOfSeat(game, frame.them)),
  },
isPossible: null,
isVain: null,
  tells: { isAsked: true },
  perform(game, frame) {
    if (frame.them < 0 || game.seats[frame.them].out) return;
    if (discarded.get(frame) >= 0) {
      const kind = kindOf(discarded.get(frame));
      discardFromHand(game, frame.them, kind, frame.by);
      wound(game, matchOf(game).heroOf[frame.them], boostValue(game, kind));
      dealDamage(game, frame, false);
      return;
    }
    showHand(game, frame.them, EVERYONE);
    if (heard()) tell(EVERYONE, { kind: 'showHand', seat: frame.them, cards: game.seats[frame.them].hand.map((card) => cardId(game, card)).sort() });
  },
}, { question: 'discard', speaksOfOpponent: true });
