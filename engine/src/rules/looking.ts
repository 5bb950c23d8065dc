/** Looking at a hand, and what may cancel it. */
import { kindOf } from '../data/card.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerPass } from '../data/offers.ts';
import { heard, tell, tellCards } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { type Blank, READY, SECRET } from '../data/word.ts';
import { showHand, showOne, sideOfSeat } from '../machine/knowledge.ts';
import { dropEffect } from '../machine/machine.ts';
import { cannotBeCanceled, cardId, couldHold } from './cards.ts';

const REACTED = 1;
const cancelsLooks = (game: Game, kind: number): boolean => matchOf(game).kinds[kind].standing.cancelsLooks;

/** Asks whoever is about to be looked at whether to show a card that cancels looks; only where that could work. */
export function offerReaction(game: Game, frame: Frame, at: number): Blank {
  const canBeCanceled = frame.source < 0 || !cannotBeCanceled(game, frame.source);
  if (frame.step === REACTED || !canBeCanceled || !couldHold(game, at, (kind) => cancelsLooks(game, kind))) return READY;
  if (game.seats[at].hand.some((card) => cancelsLooks(game, kindOf(card)))) offer('yes');
  offerPass();
  return SECRET;
}
/** Shown, it cancels the effect as a whole and stays in the hand, known to all. */
export function takeReaction(game: Game, frame: Frame, isShown: boolean, at: number): void {
  frame.step = REACTED;
  if (!isShown) return;
  const shown = game.seats[at].hand.find((card) => cancelsLooks(game, kindOf(card)))!;
  showOne(game, at, shown, EVERYONE);
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
