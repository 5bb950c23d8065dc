/** Jekyll & Hyde's own word: draw some cards, keep so many of them and put the others under the deck in any order. */
import {
  ASK, cardId, DONE, exhaustBy, type Frame, type Game, heard, kindIn, kindOf, lookAtTop, offer, offerKinds, ownVerb, READY, SECRET, sideOfSeat, slots, STAY,
  takeUnseen, tellCards, which, whole,
} from '@peerless/engine';

const NAMING = 0;
const DRAWING = 1;
const SORTING = 2;
/** The number named, and how many of the cards drawn are not sorted yet: they stay on the deck until then. “That many” are kept. */
const { wanted, unsorted } = slots({ wanted: 'thing', unsorted: 'thing' });

export const research = ownVerb('research', {
also: null,
  said: 'anywhere',
needs: null,
  fields: { most: whole(1, 20), keep: whole(0, 20) },
  opponent: false,
discloses: false,
looks: false,
  motif: 'draw',
  asks: {
    questions: { number: 'open', takeCard: 'faceDown', putBack: 'faceDown' },
    question: (_game, frame, { keep }) => (frame.step === NAMING ? 'number' : frame.thatMany < keep ? 'takeCard' : 'putBack'),
who: null,
    slots: { wanted, unsorted },
picksCards: false,
mayPick: null,
about: null,
aim: null,
    blank(game, frame, { most }) {
      if (frame.step === NAMING) {
        for (let n = 0; n <= most; n++) offer('number', n);
        return ASK;
      }
      if (frame.step === DRAWING || unsorted.get(frame) === 0) return READY;
      offerKinds(game, cardsLeft(game, frame), () => true);
      return unsorted.get(frame) > 1 ? SECRET : ASK;
    },
    fill(game, frame, choice, { keep }) {
      if (frame.step === NAMING) {
        wanted.set(frame, which(choice));
        frame.step = DRAWING;
        return;
      }
      const { deck } = game.seats[frame.you];
      const at = deck.length - unsorted.get(frame) + cardsLeft(game, frame).findIndex((card) => kindOf(card) === kindIn(choice));
      unsorted.set(frame, unsorted.get(frame) - 1);
      if (frame.thatMany < keep) {
        takeUnseen(game, frame.you, at);
        frame.thatMany++;
        return;
      }
      const [card] = deck.splice(at, 1);
      deck.unshift(card);
      if (heard()) tellUnder(game, frame, card);
    },
  },
isPossible: null,
isVain: null,
tells: null,
  perform(game, frame) {
    if (frame.step === SORTING) return DONE;
    const count = Math.min(wanted.get(frame), game.seats[frame.you].deck.length);
    unsorted.set(frame, count);
    frame.thatMany = 0;
    frame.step = SORTING;
    const drawn = lookAtTop(game, frame.you, count, sideOfSeat(game, frame.you));
    if (heard() && count) tellDrawn(game, frame, drawn);
    exhaustBy(game, frame.you, wanted.get(frame) - count, frame);
    return STAY;
  },
});

const cardsLeft = (game: Game, frame: Frame): number[] => game.seats[frame.you].deck.slice(-unsorted.get(frame));
function tellDrawn(game: Game, frame: Frame, drawn: readonly number[]): void {
  const about = { kind: 'draw', seat: frame.you, count: drawn.length } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: drawn.map((card) => cardId(game, card)) }, about);
}
function tellUnder(game: Game, frame: Frame, card: number): void {
  const about = { kind: 'putBack', seat: frame.you, where: 'bottom', count: 1 } as const;
  tellCards(sideOfSeat(game, frame.you), { ...about, cards: [cardId(game, card)] }, about);
}
