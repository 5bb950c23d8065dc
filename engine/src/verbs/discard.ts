/** Discarding from the hand and from the deck. */
import { couldHold, discardAtRandom, discardFromHand, discardTop as discardTopCard } from '../cards.ts';
import { PASS, which } from '../choice.ts';
import type { Frame, Game } from '../game.ts';
import { offerHand } from '../hand.ts';
import { kindOf } from '../knowledge.ts';
import { ASK, type Blank, IMPOSSIBLE, READY, type Say, SECRET, type Verb } from '../machine.ts';
import { offerPass } from '../offers.ts';
import { amountOf, isAmong } from '../query.ts';

/** Cards of a kind in hand that are not picked yet. */
const unpicked = (game: Game, frame: Frame, kind: number): number => {
  let count = 0;
  for (const card of game.seats[frame.you].hand) if (kindOf(card) === kind) count++;
  for (let i = frame.picks; i < game.picks.length; i++) if (game.picks[i] === kind) count--;
  return count;
};
const picked = (game: Game, frame: Frame): number => game.picks.length - frame.picks;
const offerUnpicked = (game: Game, frame: Frame, fits: (kind: number) => boolean): void => {
  offerHand(game, frame.you, (kind) => fits(kind) && unpicked(game, frame, kind) > 0);
};
/** Discards what was picked, in the order it was picked. */
function discardPicks(game: Game, frame: Frame): void {
  const kinds = game.picks.splice(frame.picks);
  frame.n = kinds.length;
  frame.card = kinds.length ? kinds[kinds.length - 1] : -1;
  for (const kind of kinds) discardFromHand(game, frame.you, kind, frame.by);
}

/** So many cards of the player's choice; all, if there are fewer. */
export const discard: Verb<Say<'discard'>> = {
  question: 'discard',
  blank(game, frame, { cards }) {
    return offerDiscards(game, frame, amountOf(game, frame, cards));
  },
  fill(game, _frame, choice) {
    game.picks.push(which(choice));
  },
  perform(game, frame) {
    discardPicks(game, frame);
  },
};
/** Asks for one card after another. What everybody can see is not asked: the last card of a hand. */
export function offerDiscards(game: Game, frame: Frame, wanted: number): Blank {
  const { hand, out } = game.seats[frame.you];
  if (out || !hand.length) return IMPOSSIBLE;
  const left = hand.length - picked(game, frame);
  if (picked(game, frame) >= wanted || left === 0) return READY;
  offerUnpicked(game, frame, () => true);
  return left === 1 ? ASK : SECRET;
}

/** None, some or all cards that fit; a card at a time until it is enough. */
export const discardAnyNumber: Verb<Say<'discardAnyNumber'>> = {
  question: 'discardMore',
  blank(game, frame, { cards }) {
    const fits = (kind: number) => isAmong(game, cards, kind);
    if (frame.stage > 0 || picked(game, frame) === game.seats[frame.you].hand.length || !couldHold(game, frame.you, fits)) return READY;
    offerUnpicked(game, frame, fits);
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice) {
    if (choice === PASS) frame.stage = 1;
    else game.picks.push(which(choice));
  },
  perform(game, frame) {
    discardPicks(game, frame);
  },
};

export const discardRandom: Verb<Say<'discardRandom'>> = {
  perform(game, frame, { cards }) {
    frame.n = 0;
    frame.card = -1;
    for (let i = 0; i < cards && !game.seats[frame.you].out; i++) {
      const kind = discardAtRandom(game, frame.you, frame.by);
      if (kind < 0) break;
      frame.card = kind;
      frame.n++;
    }
  },
};

export const discardTop: Verb<Say<'discardTop'>> = {
  perform(game, frame) {
    frame.card = discardTopCard(game, frame.you);
  },
};
