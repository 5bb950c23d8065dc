/** Your card for another one the fighter may use; what was taken back so in this combat is not played so again. */
import { kindOf } from '../../../data/card.ts';
import { kindIn, PASS } from '../../../data/choice.ts';
import type { Frame } from '../../../data/frame.ts';
import type { Game, Side } from '../../../data/game.ts';
import { offerPass } from '../../../data/offers.ts';
import { READY, SECRET, verb } from '../../../data/word.ts';
import type { Effect } from '../../../data/words.ts';
import { offerHand } from '../../../machine/hand.ts';
import { takeFromHand } from '../../../machine/knowledge.ts';
import { yourSide } from '../../../machine/query.ts';
import { couldHold } from '../../../rules/cards.ts';
import { isFit, playInstead, withdraw } from '../../../rules/replacing.ts';

declare module '../../../data/words.ts' {
  interface Verbs {
    replaceYourCard: { do: 'replaceYourCard' };
  }
}
export const replaceYourCard: Effect = { do: 'replaceYourCard' };

const DECIDED = 1;

export const word = verb('replaceYourCard', {
  also: null,
  said: 'combat',
  needs: null,
  fields: {},
  opponent: false,
  discloses: false,
  looks: false,
  motif: 'swap',
  asks: {
    questions: { replaceCard: 'open' },
    question: null,
    who: null,
    slots: null,
    picksCards: false,
    mayPick: null,
    about: null,
    aim: null,
    blank(game, frame) {
      const side = yourSide(game, frame)!;
      const isOpen = (kind: number): boolean => isFit(game, side, kind);
      if (frame.step === DECIDED || side.card < 0 || game.seats[frame.you].out || !couldHold(game, frame.you, isOpen)) return READY;
      offerHand(game, frame.you, (kind) => isOpen(kind) && copiesLeft(game, frame, side, kind) > 0);
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.step = DECIDED;
      if (choice === PASS) return;
      const side = yourSide(game, frame)!;
      const old = kindOf(side.card);
      const card = takeFromHand(game, frame.you, kindIn(choice));
      withdraw(game, side);
      playInstead(game, side, old, kindOf(card));
      side.replaced.push(old);
    },
  },
  isPossible: null,
  isVain: null,
  tells: null,
  perform() {},
});
const copiesLeft = (game: Game, frame: Frame, side: Side, kind: number): number =>
  game.seats[frame.you].hand.filter((card) => kindOf(card) === kind).length - side.replaced.filter((old) => old === kind).length;
