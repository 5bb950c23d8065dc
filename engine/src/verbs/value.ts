/** Changing what a played card counts (section 8.1). */
import { toPile } from '../cards.ts';
import { which } from '../choice.ts';
import { judgeNow } from '../end.ts';
import type { Frame, Game, Side } from '../game.ts';
import { kindOf } from '../knowledge.ts';
import { ASK, IMPOSSIBLE, READY, type Say, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offer, offerPass } from '../offers.ts';
import { amountOf, theirSide, yourSide } from '../query.ts';
import { EVERYONE, heard, tell } from '../sink.ts';
import { addToValue, setPrinted as changePrinted, ignoreValue as ignore, lockValue as lock, setValue as set } from '../values.ts';
import type { Whose } from '../words.ts';

/** The side meant, if it has a card. */
function played(game: Game, frame: Frame, whose: Whose): Side | undefined {
  const side = whose === 'yours' ? yourSide(game, frame) : theirSide(game, frame);
  return side && side.card >= 0 ? side : undefined;
}
const needsCard = (game: Game, frame: Frame, effect: { card: Whose }) => (played(game, frame, effect.card) ? READY : IMPOSSIBLE);

export const setValue: Verb<Say<'setValue'>> = {
  blank: needsCard,
  perform(game, frame, { card, to }) {
    const side = played(game, frame, card);
    if (side) set(game, side, amountOf(game, frame, to), frame);
  },
};
export const addValue: Verb<Say<'addValue'>> = {
  perform(game, frame, { amount }) {
    const side = played(game, frame, 'yours');
    if (side) addToValue(game, side, amountOf(game, frame, amount), frame);
  },
};
/** One up, one down, or neither. */
export const shiftValue: Verb<Say<'shiftValue'>> = {
  question: 'shiftValue',
  blank(_game, frame) {
    if (frame.stage > 0) return READY;
    offer('option', 0);
    offer('option', 1);
    offerPass();
    return ASK;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    const side = played(game, frame, 'yours');
    if (side && choice !== 0) addToValue(game, side, which(choice) === 0 ? 1 : -1, frame);
  },
  perform() {},
};
export const ignoreValue: Verb<Say<'ignoreValue'>> = {
  blank: needsCard,
  perform(game, frame, { card }) {
    const side = played(game, frame, card);
    if (side) ignore(game, side, frame);
  },
};
export const lockValue: Verb<Say<'lockValue'>> = {
  blank: needsCard,
  perform(game, frame, { card, to, against }) {
    const side = played(game, frame, card);
    if (side) lock(game, side, to, against, frame);
  },
};
export const setPrinted: Verb<Say<'setPrinted'>> = {
  blank: needsCard,
  perform(game, frame, { card, to }) {
    const side = played(game, frame, card);
    if (side) changePrinted(game, side, amountOf(game, frame, to), frame);
  },
};
/** For every combat card you play until the end of the turn. */
export const lockYourValues: Verb<Say<'lockYourValues'>> = {
  perform(game, frame, { to }) {
    game.seats[frame.you].fixedValue = to;
  },
};

/** Switches off what has not resolved on the other card; King Arthur's boost goes with it. */
export const cancel: Verb<Say<'cancel'>> = {
  blank: (game, frame) => (played(game, frame, 'theirs') ? READY : IMPOSSIBLE),
  perform(game, frame) {
    const side = played(game, frame, 'theirs');
    if (!side) return;
    const kind = matchOf(game).kinds[kindOf(side.card)];
    if (kind.isProtected) {
      if (heard()) tell(EVERYONE, { kind: 'cannotCancel', seat: side.seat, card: kind.id });
      return;
    }
    side.canceled = 1;
    if (heard()) tell(EVERYONE, { kind: 'cancel', seat: side.seat, card: kind.id });
    if (side.holding) {
      side.holding = 0;
      judgeNow(game); // nothing holds a defeat back any more
    }
    const isTextless = !side.bonus && !kind.card.effects.length;
    if (side.boost < 0 || (isTextless && matchOf(game).options.boostOnTextlessAttack === 'kept')) return;
    const boost = side.boost;
    side.boost = -1;
    toPile(game, boost, 'play', side.seat);
  },
};
