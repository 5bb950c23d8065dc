/** The scheme action (section 6). */

import { kindOf, openly } from '../data/card.ts';
import { kindIn, which } from '../data/choice.ts';
import { type Frame, slots } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerAll } from '../data/offers.ts';
import { fighterName, heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, SECRET, STAY, step } from '../data/word.ts';
import { offerHand } from '../machine/hand.ts';
import { takeFromHand } from '../machine/knowledge.ts';
import { speak } from '../machine/machine.ts';
import { isOnBoard } from '../machine/seats.ts';
import { hasItem, isWild } from './basket.ts';
import { cardId, toPile } from './cards.ts';
import { isUsable } from './reaching.ts';

/** Fighters on board who may play this scheme. */
const schemers = (game: Game, seat: number, kind: number): number[] =>
  matchOf(game).fightersOf[seat].filter((f) => isOnBoard(game, f) && isUsable(game, seat, f, kind, 'scheme'));
function isPlayable(game: Game, seat: number, kind: number): boolean {
  const match = matchOf(game);
  if (match.kinds[kind].type !== 'scheme') return false;
  for (const fighter of match.fightersOf[seat]) if (isOnBoard(game, fighter) && isUsable(game, seat, fighter, kind, 'scheme')) return true;
  return false;
}
/** */
export function canScheme(game: Game, seat: number): boolean {
  for (const card of game.seats[seat].hand) if (isPlayable(game, seat, kindOf(card))) return true;
  return false;
}

/** until its end the card is in no pile. */
export const pickScheme = step('pickScheme', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { schemeCard: 'open' },
    blank(game, frame) {
      if (frame.thatCard >= 0 || game.seats[frame.you].out) return READY;
      offerHand(game, frame.you, (kind) => isPlayable(game, frame.you, kind));
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.thatCard = openly(kindIn(choice));
      game.limbo.push(takeFromHand(game, frame.you, kindOf(frame.thatCard)));
    },
  },
  perform(game, frame) {
    if (frame.thatCard >= 0) return DONE;
    frame.pc = matchOf(game).blocks[frame.block].nodes.length; // no card is laid
    return STAY;
  },
});

export const pickSchemer = step('pickSchemer', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { schemeFighter: 'open' },
    about: (_game, frame) => ({ card: kindOf(frame.thatCard) }),
    blank(game, frame) {
      const able = schemers(game, frame.you, kindOf(frame.thatCard));
      if (frame.me >= 0 || !able.length) return READY;
      offerAll('fighter', able);
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.me = which(choice);
    },
  },
  perform(game, frame) {
    if (heard() && frame.me >= 0)
      tell(EVERYONE, { kind: 'scheme', seat: frame.you, card: cardId(game, frame.thatCard), fighter: fighterName(game, frame.me) });
  },
});

/** The item a wild basket stands for. */
const { chosen } = slots({ chosen: 'thing' });
/** One printed effect after another; `step` counts them. */
export const resolveScheme = step('resolveScheme', {
  asks: {
    ...ASKED_PLAINLY,
    questions: { item: 'open' },
    slots: { chosen },
    blank(game, frame) {
      const effect = effectsOf(game, frame)[frame.step];
      if (!effect || frame.me < 0 || effect.item < 0 || chosen.get(frame) >= 0 || !isWild(game, frame.you)) return READY;
      matchOf(game).heroes[frame.you].items!.forEach((_, item) => offer('option', item));
      return ASK;
    },
    fill(_game, frame, choice) {
      chosen.set(frame, which(choice));
    },
  },
  perform(game, frame) {
    const effect = effectsOf(game, frame)[frame.step];
    if (!effect || frame.me < 0) return DONE;
    frame.step++;
    if (effect.item >= 0 && !hasItem(game, frame.you, effect.item, chosen.get(frame))) return STAY;
    speak(game, effect.block, frame.you, kindOf(frame.thatCard), { me: frame.me });
    return STAY;
  },
});
const effectsOf = (game: Game, frame: Frame) => matchOf(game).kinds[kindOf(frame.thatCard)].effects.scheme;

export const discardScheme = step('discardScheme', {
  asks: null,
  perform(game, frame) {
    leaveLimbo(game, kindOf(frame.thatCard));
    toPile(game, kindOf(frame.thatCard), 'play', frame.you);
  },
});
/** Takes an open card of this kind out of play. */
export function leaveLimbo(game: Game, kind: number): void {
  for (let i = game.limbo.length - 1; i >= 0; i--) {
    if (game.limbo[i] !== kind) continue;
    game.limbo.splice(i, 1);
    return;
  }
}
