/** Looking at a hand, and what is done with a card seen there. */
import { cardId, couldHold, discardFromHand } from '../cards.ts';
import { which, YES } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { offerKinds } from '../hand.ts';
import { isKnownInHand, kindOf, putIntoDeck, showHand, showOne, sideOfSeat, viewerBit } from '../knowledge.ts';
import { ASK, type Blank, dropEffect, IMPOSSIBLE, READY, type Say, SECRET, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offer, offerPass } from '../offers.ts';
import { EVERYONE, heard, tell, tellCards } from '../sink.ts';

const cancelsLooks = (game: Game, kind: number): boolean =>
  !!matchOf(game).kinds[kind].card.standing?.some((rule) => rule.rule === 'cancelsLooks');

/** Asks whoever is about to be looked at whether to show a card that cancels looks; only where that could work. */
export function offerReaction(game: Game, frame: Frame, at = frame.them): Blank {
  const canBeCanceled = frame.source < 0 || !matchOf(game).kinds[frame.source].isProtected;
  if (frame.stage > 0 || !canBeCanceled || !couldHold(game, at, (kind) => cancelsLooks(game, kind))) return READY;
  if (game.seats[at].hand.some((card) => cancelsLooks(game, kindOf(card)))) offer('yes');
  offerPass();
  return SECRET;
}
/** Shown, it cancels the effect as a whole and stays in the hand, known to all. */
export function takeReaction(game: Game, frame: Frame, isShown: boolean, at = frame.them): void {
  frame.stage = 1;
  if (!isShown) return;
  const shown = game.seats[at].hand.find((card) => cancelsLooks(game, kindOf(card)))!;
  showOne(game, at, shown);
  if (heard()) tell(EVERYONE, { kind: 'show', seat: at, card: cardId(game, shown) });
  dropEffect(game);
}
/** The looker's side sees the whole hand. */
export function lookAt(game: Game, looker: number, at: number): void {
  const { hand } = game.seats[at];
  showHand(game, at, sideOfSeat(game, looker));
  if (!heard()) return;
  const cards = hand.map((card) => cardId(game, card)).sort();
  tellCards(
    sideOfSeat(game, looker) | sideOfSeat(game, at),
    { kind: 'look', seat: looker, at, what: 'hand', count: hand.length, cards },
    { kind: 'look', seat: looker, at, what: 'hand', count: hand.length },
  );
}
const isThere = (game: Game, frame: Frame): boolean => frame.them >= 0 && !game.seats[frame.them].out;

export const lookAtHand: Verb<Say<'lookAtHand'>> = {
  question: 'reaction',
  asks: (_game, frame) => frame.them,
  blank: (game, frame) => (isThere(game, frame) && game.seats[frame.them].hand.length ? offerReaction(game, frame) : READY),
  fill: (game, frame, choice) => takeReaction(game, frame, choice === YES),
  perform(game, frame) {
    if (isThere(game, frame)) lookAt(game, frame.you, frame.them);
  },
};

/** One card of the hand just seen; “that card” from now on. */
export const pickFromHand: Verb<Say<'pickFromHand'>> = {
  question: 'pickCard',
  blank(game, frame) {
    if (!isThere(game, frame) || !game.seats[frame.them].hand.length) return IMPOSSIBLE;
    if (frame.stage > 0) return READY;
    const them = game.seats[frame.them];
    const isSeen = (kind: number) => isKnownInHand(them, viewerBit(frame.you), kind);
    if (!offerKinds(them.hand.toSorted(), isSeen)) return IMPOSSIBLE; // in no order that tells
    return them.hand.length > 1 ? SECRET : ASK; // copies are not told
  },
  fill(_game, frame, choice) {
    frame.card = which(choice);
    frame.stage = 1;
  },
  perform(_game, frame) {
    if (frame.stage === 0) frame.card = -1;
  },
};

/** Is the picked card still in the hand it was picked from? */
const isStillThere = (game: Game, card: number): boolean => card >= 0 && game.seats[matchOf(game).kinds[card].seat].hand.includes(card);

export const discardPicked: Verb<Say<'discardPicked'>> = {
  perform(game, frame) {
    if (isStillThere(game, frame.card)) discardFromHand(game, matchOf(game).kinds[frame.card].seat, frame.card, frame.by);
  },
};

/** */
export const putPickedUnder: Verb<Say<'putPickedUnder'>> = {
  perform(game, frame) {
    if (!isStillThere(game, frame.card)) return;
    const { seat } = matchOf(game).kinds[frame.card];
    const seers = sideOfSeat(game, seat) | sideOfSeat(game, frame.by);
    putIntoDeck(game, seat, frame.card, 'bottom', seers);
    if (heard())
      tellCards(
        seers,
        { kind: 'putBack', seat, where: 'bottom', count: 1, cards: [cardId(game, frame.card)] },
        { kind: 'putBack', seat, where: 'bottom', count: 1 },
      );
  },
};
