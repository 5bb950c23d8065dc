/** Taking cards from piles and decks, and putting them back. */
import { cardId, couldHold, shuffleDeck, takeFromPile, takeOpenly } from '../cards.ts';
import { which } from '../choice.ts';
import { offerHand, offerKinds } from '../hand.ts';
import { kindOf, putIntoDeck, sideOfSeat, turnUp } from '../knowledge.ts';
import { ASK, IMPOSSIBLE, READY, type Say, SECRET, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { isAmong, yourSide } from '../query.ts';
import { heard, tellCards } from '../sink.ts';
import { withdraw } from './bonus.ts';

/** One card of your choice, or all that fit; mandatory if there is one. */
export const takeFromDiscard: Verb<Say<'takeFromDiscard'>> = {
  question: 'takeCard',
  blank(game, frame, { cards, all }) {
    const { discard } = game.seats[frame.you];
    if (!discard.some((card) => isAmong(game, cards, kindOf(card)))) return IMPOSSIBLE;
    if (all || frame.a >= 0) return READY;
    offerKinds(discard, (kind) => isAmong(game, cards, kind));
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame, { cards, all }) {
    const seat = game.seats[frame.you];
    if (seat.out) return;
    if (!all) {
      if (frame.a >= 0) takeOpenly(game, frame.you, takeFromPile(seat, frame.a), 'discard');
      return;
    }
    const taken = seat.discard.filter((card) => isAmong(game, cards, kindOf(card)));
    seat.discard = seat.discard.filter((card) => !isAmong(game, cards, kindOf(card)));
    for (const card of taken) takeOpenly(game, frame.you, card, 'discard');
  },
};

/** One of the cards your card was boosted with in this combat, out of your pile. */
export const takeFromBoosts: Verb<Say<'takeFromBoosts'>> = {
  question: 'takeCard',
  blank(game, frame) {
    const { discard, out } = game.seats[frame.you];
    const boosts = (yourSide(game, frame)?.boosts ?? []).filter((kind) => discard.includes(kind));
    if (out || !boosts.length) return IMPOSSIBLE;
    if (frame.a >= 0) return READY;
    offerKinds(boosts, () => true);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame) {
    if (frame.a >= 0) takeOpenly(game, frame.you, takeFromPile(game.seats[frame.you], frame.a), 'discard');
  },
};

export const takeTopOfDiscard: Verb<Say<'takeTopOfDiscard'>> = {
  blank: (game, frame) => (game.seats[frame.you].discard.length && !game.seats[frame.you].out ? READY : IMPOSSIBLE),
  perform(game, frame) {
    const { discard, out } = game.seats[frame.you];
    const card = out ? undefined : discard.pop();
    if (card !== undefined) takeOpenly(game, frame.you, card, 'discard');
  },
};

/** The played card itself goes back to the hand instead of the pile. */
export const takeBack: Verb<Say<'takeBack'>> = {
  blank: (game, frame) => ((yourSide(game, frame)?.card ?? -1) >= 0 ? READY : IMPOSSIBLE),
  perform(game, frame) {
    const side = yourSide(game, frame);
    if (side && side.card >= 0) withdraw(game, side);
  },
};

/** From the pile if it lies there; else the deck is searched and shuffled, found or not. */
export const search: Verb<Say<'search'>> = {
  perform(game, frame, { name }) {
    const seat = game.seats[frame.you];
    if (seat.out) return;
    const isIt = (card: number) => matchOf(game).kinds[kindOf(card)].id === name;
    const inPile = seat.discard.findLastIndex(isIt);
    if (inPile >= 0) return takeOpenly(game, frame.you, seat.discard.splice(inPile, 1)[0], 'discard');
    const inDeck = seat.deck.findIndex(isIt);
    if (inDeck >= 0) takeOpenly(game, frame.you, seat.deck.splice(inDeck, 1)[0], 'deck');
    shuffleDeck(game, frame.you);
  },
};

/** Turned up for all to see and taken into the hand; “that card” from now on. */
export const turnTop: Verb<Say<'turnTop'>> = {
  perform(game, frame) {
    const seat = game.seats[frame.you];
    frame.card = -1;
    if (seat.out || !seat.deck.length) return;
    frame.card = turnUp(game, frame.you);
    takeOpenly(game, frame.you, frame.card, 'deck');
  },
};

/** Cards of your choice from hand onto or under your deck; the last one named lies outermost. */
export const putBack: Verb<Say<'putBack'>> = {
  question: 'putBack',
  blank(game, frame, { cards }) {
    if (frame.stage >= cards || !couldHold(game, frame.you, () => true)) return READY;
    offerHand(game, frame.you, () => true);
    return game.seats[frame.you].hand.length === 1 ? ASK : SECRET;
  },
  fill(game, frame, choice, { where }) {
    frame.stage++;
    const seers = sideOfSeat(game, frame.you);
    putIntoDeck(game, frame.you, which(choice), where, seers);
    if (heard())
      tellCards(
        seers,
        { kind: 'putBack', seat: frame.you, where, count: 1, cards: [cardId(game, which(choice))] },
        { kind: 'putBack', seat: frame.you, where, count: 1 },
      );
  },
  perform() {},
};
