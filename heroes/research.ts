/** Jekyll & Hyde's own word: draw some cards, keep so many of them and put the others under the deck in any order. */
import {
  ASK, cardId, DONE, exhaustBy, type Frame, type Game, heard, kindOf, lookAtTop, offer, offerKinds, READY, SECRET, sideOfSeat, STAY, takeUnseen,
  tellCards, type Verb, which,
} from '@peerless/engine';

interface Research {
  most: number;
  keep: number;
}
const NAMING = 0;
const DRAWING = 1;
const SORTING = 2;

/** `a` is the number named, `b` how many of the cards drawn are not sorted yet, `n` how many are kept. They stay on the deck until they are sorted. */
export const research: Verb<Research> = {
  question: (_game, frame, { keep }) => (frame.stage === NAMING ? 'number' : frame.n < keep ? 'takeCard' : 'putBack'),
  blank(game, frame, { most }) {
    if (frame.stage === NAMING) {
      for (let n = 0; n <= most; n++) offer('number', n);
      return ASK;
    }
    if (frame.stage === DRAWING || frame.b === 0) return READY;
    offerKinds(unsorted(game, frame), () => true);
    return frame.b > 1 ? SECRET : ASK;
  },
  fill(game, frame, choice, { keep }) {
    if (frame.stage === NAMING) {
      frame.a = which(choice);
      frame.stage = DRAWING;
      return;
    }
    const { deck } = game.seats[frame.you];
    const at = deck.length - frame.b + unsorted(game, frame).findIndex((card) => kindOf(card) === which(choice));
    frame.b--;
    if (frame.n < keep) {
      takeUnseen(game, frame.you, at);
      frame.n++;
      return;
    }
    const [card] = deck.splice(at, 1);
    deck.unshift(card);
    if (heard()) tellUnder(game, frame, card);
  },
  perform(game, frame) {
    if (frame.stage === SORTING) return DONE;
    frame.b = Math.min(frame.a, game.seats[frame.you].deck.length);
    frame.n = 0;
    frame.stage = SORTING;
    const drawn = lookAtTop(game, frame.you, frame.b, sideOfSeat(game, frame.you));
    if (heard() && frame.b) tellDrawn(game, frame, drawn);
    exhaustBy(game, frame.you, frame.a - frame.b, frame);
    return STAY;
  },
};

const unsorted = (game: Game, frame: Frame): number[] => game.seats[frame.you].deck.slice(-frame.b);
function tellDrawn(game: Game, frame: Frame, drawn: readonly number[]): void {
  const about = { kind: 'draw', seat: frame.you, count: drawn.length } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: drawn.map((card) => cardId(game, card)) }, about);
}
function tellUnder(game: Game, frame: Frame, card: number): void {
  const about = { kind: 'putBack', seat: frame.you, where: 'bottom', count: 1 } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: [cardId(game, card)] }, about);
}
