/** You may pay a price, all or nothing; then the rest happens. */
import { YES } from '../../../data/choice.ts';
import type { Frame } from '../../../data/frame.ts';
import type { Game } from '../../../data/game.ts';
import { matchOf } from '../../../data/match.ts';
import { offer, offerPass } from '../../../data/offers.ts';
import { ASK, IMPOSSIBLE, READY, verb } from '../../../data/word.ts';
import type { Effect, Price } from '../../../data/words.ts';
import { push } from '../../../machine/machine.ts';
import { offerDiscards, pickCard } from '../../../rules/picking.ts';
import { price, sentence } from '../../fields.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    pay: { do: 'pay'; price: Price; then: readonly Effect[] };
  }
}
export const mayPay = (price: Price, ...then: Effect[]): Effect => ({ do: 'pay', price, then });

const DECIDING = 0;
const PAYING = 1;
const DECLINED = 2;

/** Would the price be paid for nothing? */
function isVain(game: Game, frame: Frame, block: number): boolean {
  const first = matchOf(game).blocks[block].nodes[0];
  return first?.verb.isVain?.(game, frame, first.args) ?? false;
}

export const word = verb('pay', {
  also: 'spend mayPay',
  said: 'anywhere',
  needs: null,
  fields: { price, then: sentence },
  opponent: false,
  discloses: false,
  looks: false,
  motif: null,
  asks: {
    questions: { pay: 'faceDown', discard: 'faceDown' },
    question: (_game, frame) => (frame.step === DECIDING ? 'pay' : 'discard'),
    who: null,
    slots: null,
    picksCards: true,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame, args) {
      if (frame.step === DECLINED) return READY;
      if (frame.step === PAYING) return args.price.cards ? offerDiscards(game, frame, args.price.cards) : READY;
      if (!args.price.canPay(game, frame) || isVain(game, frame, args.then)) return IMPOSSIBLE;
      offer('yes');
      offerPass();
      return ASK;
    },
    fill(game, frame, choice) {
      if (frame.step === PAYING) pickCard(game, frame, choice);
      else frame.step = choice === YES ? PAYING : DECLINED;
    },
  },
  isPossible: null,
  isVain: null,
  tells: { isAsked: true },
  perform(game, frame, args) {
    if (frame.step !== PAYING) return;
    const kinds = game.picks.splice(frame.picks);
    push(game, args.then, frame);
    args.price.pay(game, frame, kinds);
  },
});
