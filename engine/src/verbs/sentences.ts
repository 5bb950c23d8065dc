/** Words that say other words: `if`, `may`, `pay`, `choose`, `opponent`. */

import { discardFromHand } from '../cards.ts';
import { which, YES } from '../choice.ts';
import { dealDamage, wound } from '../damage.ts';
import type { Frame, Game } from '../game.ts';
import { ASK, IMPOSSIBLE, push, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offer, offerPass } from '../offers.ts';
import { fighterOf, holds } from '../query.ts';
import { isOnBoard, presentOpponents } from '../seats.ts';
import type { Price } from '../words.ts';
import { offerDiscards } from './discard.ts';
import { addToCounter } from './forms.ts';

export const ifWord: Verb<Say<'if'>> = {
  perform(game, frame, { cond }, node) {
    const said = holds(game, frame, cond) ? node.then : node.otherwise;
    if (said >= 0) push(game, said, frame);
  },
};

/** Its first question may be declined; where nothing is asked, yes or no is. */
export const may: Verb<Say<'may'>> = {
  perform(game, frame, _effect, node) {
    const offered = push(game, node.then, frame);
    offered.optional = 1;
    offered.otherwise = node.otherwise;
  },
};

const canPay = (game: Game, frame: Frame, price: Price): boolean => {
  if (price.pay === 'cards') return !game.seats[frame.you].out && game.seats[frame.you].hand.length >= price.cards;
  if (price.pay === 'counter') return game.seats[frame.you].counter >= price.count;
  return isOnBoard(game, fighterOf(game, frame, price.who));
};
/** Would the price be paid for nothing? */
const isVain = (game: Game, frame: Frame, block: number): boolean => {
  const first = matchOf(game).blocks[block].nodes[0];
  return first?.verb.isVain?.(game, frame, first.effect) ?? false;
};
const DECIDING = 0;
const PAYING = 1;
const DECLINED = 2;
/** You may pay a price; all or nothing. */
export const pay: Verb<Say<'pay'>> = {
  question: (_game, frame) => (frame.stage === DECIDING ? 'pay' : 'discard'),
  blank(game, frame, { price }, node) {
    if (frame.stage === DECLINED) return READY;
    if (frame.stage === PAYING) return price.pay === 'cards' ? offerDiscards(game, frame, price.cards) : READY;
    if (!canPay(game, frame, price) || isVain(game, frame, node.then)) return IMPOSSIBLE;
    offer('yes');
    offerPass();
    return ASK;
  },
  fill(game, frame, choice) {
    if (frame.stage === PAYING) game.picks.push(which(choice));
    else frame.stage = choice === YES ? PAYING : DECLINED;
  },
  perform(game, frame, { price }, node) {
    if (frame.stage !== PAYING) return;
    const kinds = game.picks.splice(frame.picks);
    push(game, node.then, frame);
    if (price.pay === 'counter') addToCounter(game, frame.you, -price.count);
    if (price.pay === 'cards') for (const kind of kinds) discardFromHand(game, frame.you, kind, frame.you);
    if (price.pay === 'damage') {
      wound(game, fighterOf(game, frame, price.who), price.amount);
      dealDamage(game, frame, false);
    }
  },
};

/** Spend as many counters as you like; “that many” is how many it was. */
export const payAnyNumber: Verb<Say<'payAnyNumber'>> = {
  question: 'payNumber',
  blank(game, frame) {
    if (frame.stage > 0) return READY;
    const most = game.seats[frame.you].conceded ? 0 : game.seats[frame.you].counter;
    for (let n = 0; n <= most; n++) offer('number', n);
    return ASK;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    frame.n = which(choice);
    addToCounter(game, frame.you, -frame.n);
  },
  perform(game, frame, _effect, node) {
    push(game, node.then, frame);
  },
};

/** All picks are made before the first is carried out, in the order they were made. */
export const choose: Verb<Say<'choose'>> = {
  question: 'option',
  blank(game, frame, { count }, node) {
    const wanted = Math.min(count === 'done' ? frame.n : count, node.options.length);
    if (game.picks.length - frame.picks >= wanted) return READY;
    node.options.forEach((_, option) => {
      if (!game.picks.includes(option, frame.picks)) offer('option', option);
    });
    return ASK;
  },
  fill(game, _frame, choice) {
    game.picks.push(which(choice));
  },
  perform(game, frame, _effect, node) {
    const picked = game.picks.splice(frame.picks);
    for (const option of picked.reverse()) push(game, node.options[option], frame);
  },
};

/** The same words from the other side: “you” is the opponent. */
export const opponent: Verb<Say<'opponent'>> = {
  perform(game, frame, _effect, node) {
    if (frame.them >= 0 && !game.seats[frame.them].out) turnAround(game, frame, node.then, frame.them);
  },
};
function turnAround(game: Game, frame: Frame, block: number, them: number): Frame {
  const said = push(game, block, frame);
  said.you = them;
  said.them = frame.you;
  if (frame.side >= 0) said.side = 1 - frame.side;
  return said;
}

/** Optional for them; what you do otherwise is said by you again. */
export const opponentMay: Verb<Say<'opponentMay'>> = {
  perform(game, frame, _effect, node) {
    if (frame.them < 0 || game.seats[frame.them].out) {
      push(game, node.otherwise, frame);
      return;
    }
    const offered = turnAround(game, frame, node.then, frame.them);
    offered.optional = 1;
    offered.otherwise = node.otherwise;
  },
};

/** Each in turn order from the active player. */
export const eachOpponent: Verb<Say<'eachOpponent'>> = {
  perform(game, frame, _effect, node) {
    const order = presentOpponents(game, frame.you).sort((a, b) => distance(game, a) - distance(game, b));
    for (const them of order.reverse()) turnAround(game, frame, node.then, them);
  },
};
const distance = (game: Game, seat: number): number => (seat - game.active + game.seats.length) % game.seats.length;
