/** Worlds that a viewer cannot tell from the real one, and what it sees of an answer. */
import {
  answer,
  type Choice,
  clone,
  describe,
  type Event,
  type Game,
  imagine,
  kindOf,
  kindOfChoice,
  matchOf,
  numberIn,
  SPECTATOR,
  view,
} from '@peerless/engine';
import { hearing } from './disclosures.ts';
import { pickOf, type Random } from './playing.ts';

export const eyesOf = (viewer: number): number | 'spectator' => (viewer < 0 ? 'spectator' : viewer);
export const isAlly = (game: Game, viewer: number, seat: number): boolean =>
  viewer >= 0 && (matchOf(game).allies[viewer] & (1 << seat)) !== 0;

/** Answers, and tells what the viewer sees of it. */
export function hear(game: Game, picked: Choice, viewer: number): Event[] {
  const bit = viewer < 0 ? SPECTATOR : 1 << viewer;
  const heard: Event[] = [];
  hearing(heard);
  answer(game, picked, (event, sees) => {
    if (sees & bit) heard.push(event);
  });
  return heard;
}

/** Another world that the viewer cannot tell from this one. Mostly its own side's decks stay as they are, so that both go the same way for long. */
export function otherWorld(game: Game, viewer: number, random: Random): Game {
  const other = random() < 0.5 ? imagine(game, viewer, random) : withOneExchanged(game, viewer, random);
  if (random() < 0.8) {
    other.seats.forEach((seat, number) => {
      if (isAlly(game, viewer, number)) seat.deck = game.seats[number].deck.slice();
    });
    other.rng = game.rng;
  }
  return other;
}
/** The same world, but in each other seat a card of the hand and one of the deck that nobody else knows have changed places. */
function withOneExchanged(game: Game, viewer: number, random: Random): Game {
  const other = clone(game);
  const { kinds } = matchOf(game);
  other.seats.forEach((seat, number) => {
    if (isAlly(game, viewer, number) || other.picks.length) return;
    const views = [...game.seats.keys(), -1]
      .filter((each) => !isAlly(game, each, number))
      .map((each) => view(game, eyesOf(each)).seats[number]);
    if (views.some(({ inDoubt }) => inDoubt.length)) return;
    const isSecret = (kind: number) =>
      views.every(({ hand }) => !hand.includes(kinds[kind].id)) &&
      game.todo.every(({ thatCard }) => thatCard < 0 || kindOf(thatCard) !== kind);
    const inHand = [...seat.hand.keys()].filter((i) => isSecret(seat.hand[i]));
    const known = views.flatMap(({ deckKnown }) => deckKnown.map(({ fromTop }) => seat.deck.length - fromTop));
    const inDeck = [...seat.deck.keys()].filter((i) => !known.includes(i));
    if (!inHand.length || !inDeck.length) return;
    const [i, j] = [pickOf(inHand, random), pickOf(inDeck, random)];
    const kind = kindOf(seat.deck[j]);
    seat.deck[j] += seat.hand[i] - kind;
    seat.hand[i] = kind;
  });
  return other;
}

/** Is this a card that others do not see when it is picked? */
const isHiddenPick = (game: Game, question: string, picked: Choice): boolean =>
  kindOfChoice(picked) === 'card' &&
  question !== 'schemeCard' &&
  !(question === 'defense' && matchOf(game).kinds[numberIn(picked)].card.standing?.some(({ rule }) => rule === 'playedFaceUp'));

/** A random choice, but seldom a mere walk: cards are what this is about. */
export function lively(game: Game, question: string, list: readonly Choice[], random: Random): Choice {
  const isWalk = (each: Choice) =>
    describe(game, each).action === 'maneuver' || kindOfChoice(each) === 'fighter' || question === 'boostManeuver';
  const others = list.filter((each) => kindOfChoice(each) === 'pass' || !isWalk(each));
  const isDull = question === 'action' || question === 'moveWhom' || question === 'boostManeuver';
  return pickOf(isDull && others.length && random() < 0.7 ? others : list, random);
}

/** The answers of the other world that look like this one to the viewer, as far as an answer itself is seen. */
export function alike(game: Game, question: string, picked: Choice, viewer: number, asking: number, there: readonly Choice[]): Choice[] {
  const isOpen = (each: Choice): boolean => isAlly(game, viewer, asking) || !isHiddenPick(game, question, each);
  if (isOpen(picked)) return there.filter((each) => each === picked);
  return there.filter((each) => !isOpen(each)).sort((a) => (a === picked ? -1 : 0));
}
