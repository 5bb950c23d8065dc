/** Picking cards of the own hand one after another, before any of them leaves it. */
import { kindOf, openly } from '../data/card.ts';
import { type Choice, kindIn } from '../data/choice.ts';
import { type Frame, NONE } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { ASK, type Blank, IMPOSSIBLE, READY, SECRET } from '../data/word.ts';
import { offerHand } from '../machine/hand.ts';
import { discardFromHand } from './cards.ts';

/** Cards of a kind in hand that are not picked yet. */
const unpicked = (game: Game, frame: Frame, kind: number): number => {
  let count = 0;
  for (const card of game.seats[frame.you].hand) if (kindOf(card) === kind) count++;
  for (let i = frame.picks; i < game.picks.length; i++) if (game.picks[i] === kind) count--;
  return count;
};
export const picked = (game: Game, frame: Frame): number => game.picks.length - frame.picks;
export const offerUnpicked = (game: Game, frame: Frame, fits: (kind: number) => boolean): void => {
  offerHand(game, frame.you, (kind) => fits(kind) && unpicked(game, frame, kind) > 0);
};
/** Picks the card that was chosen; only whoever picks knows it until it is shown. */
export function pickCard(game: Game, frame: Frame, choice: Choice): void {
  const { verb } = matchOf(game).blocks[frame.block].nodes[frame.pc];
  if (!verb.picksCards) throw new Error(`"${verb.word}" picks cards: it must say \`picksCards: true\`, or others would see them`);
  const kind: number = kindIn(choice);
  game.picks.push(kind);
}
/** Asks for one card after another. What everybody can see is not asked: the last card of a hand. */
export function offerDiscards(game: Game, frame: Frame, wanted: number): Blank {
  const { hand, out } = game.seats[frame.you];
  if (out || !hand.length) return IMPOSSIBLE;
  const left = hand.length - picked(game, frame);
  if (picked(game, frame) >= wanted || left === 0) return READY;
  offerUnpicked(game, frame, () => true);
  return left === 1 ? ASK : SECRET;
}
/** Discards what was picked, in the order it was picked. */
export function discardPicks(game: Game, frame: Frame): void {
  const kinds = game.picks.splice(frame.picks);
  frame.thatMany = kinds.length;
  frame.thatCard = kinds.length ? openly(kinds[kinds.length - 1]) : NONE;
  for (const kind of kinds) discardFromHand(game, frame.you, kind, frame.by);
}
