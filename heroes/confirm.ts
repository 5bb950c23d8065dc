/** Sherlock Holmes' own word: whoever holds a card of the value named discards one and its hero suffers its BOOST value; else all see the hand. */
import {
  boostValue, cardId, dealDamage, discardFromHand, EVERYONE, type Game, heard, matchOf, offerHand, READY, SECRET, showHand, tell, type Verb,
  which, wound,
} from '@peerless/engine';

/** a versatile card counts for its one value. */
const hasValue = (game: Game, kind: number, value: number): boolean => matchOf(game).kinds[kind].card.value === value;

export const confirm: Verb = {
  question: 'discard',
  speaksOfOpponent: true,
  asks: (_game, frame) => frame.them,
  blank(game, frame) {
    if (frame.stage > 0 || frame.them < 0 || game.seats[frame.them].out) return READY;
    return offerHand(game, frame.them, (kind) => hasValue(game, kind, frame.n)) ? SECRET : READY;
  },
  fill(_game, frame, choice) {
    frame.stage = 1;
    frame.card = which(choice);
  },
  perform(game, frame) {
    if (frame.them < 0 || game.seats[frame.them].out) return;
    if (frame.stage > 0) {
      discardFromHand(game, frame.them, frame.card, frame.by);
      wound(game, matchOf(game).heroOf[frame.them], boostValue(game, frame.card));
      dealDamage(game, frame, false);
      return;
    }
    showHand(game, frame.them, EVERYONE);
    if (heard()) tell(EVERYONE, { kind: 'showHand', seat: frame.them, cards: game.seats[frame.them].hand.map((card) => cardId(game, card)).sort() });
  },
};
