/** The scheme action (section 6). */
import { hasItem, isWild } from './basket.ts';
import { cardId, toPile } from './cards.ts';
import { which } from './choice.ts';
import type { Frame, Game } from './game.ts';
import { offerHand } from './hand.ts';
import { kindOf, takeFromHand } from './knowledge.ts';
import { ASK, DONE, READY, SECRET, STAY, speak, type Verb } from './machine.ts';
import { matchOf } from './match.ts';
import { offer, offerAll } from './offers.ts';
import { isUsable } from './reaching.ts';
import { isOnBoard } from './seats.ts';
import { EVERYONE, fighterName, heard, tell } from './sink.ts';

/** Fighters on board who may play this scheme. */
const schemers = (game: Game, seat: number, kind: number): number[] =>
  matchOf(game).fightersOf[seat].filter((f) => isOnBoard(game, f) && isUsable(game, seat, f, kind, 'scheme'));
function isPlayable(game: Game, seat: number, kind: number): boolean {
  const match = matchOf(game);
  if (match.kinds[kind].card.type !== 'scheme') return false;
  for (const fighter of match.fightersOf[seat]) if (isOnBoard(game, fighter) && isUsable(game, seat, fighter, kind, 'scheme')) return true;
  return false;
}
/** */
export function canScheme(game: Game, seat: number): boolean {
  for (const card of game.seats[seat].hand) if (isPlayable(game, seat, kindOf(card))) return true;
  return false;
}

/** until its end the card is in no pile. */
export const pickScheme: Verb = {
  question: 'schemeCard',
  blank(game, frame) {
    if (frame.card >= 0 || game.seats[frame.you].out) return READY;
    offerHand(game, frame.you, (kind) => isPlayable(game, frame.you, kind));
    return SECRET;
  },
  fill(game, frame, choice) {
    frame.card = which(choice);
    game.limbo.push(takeFromHand(game, frame.you, frame.card));
  },
  perform(game, frame) {
    if (frame.card >= 0) return DONE;
    frame.pc = matchOf(game).blocks[frame.block].nodes.length; // no card is laid
    return STAY;
  },
};

export const pickSchemer: Verb = {
  question: 'schemeFighter',
  blank(game, frame) {
    const able = schemers(game, frame.you, frame.card);
    if (frame.me >= 0 || !able.length) return READY;
    offerAll('fighter', able);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.me = which(choice);
  },
  perform(game, frame) {
    if (heard() && frame.me >= 0)
      tell(EVERYONE, { kind: 'scheme', seat: frame.you, card: cardId(game, frame.card), fighter: fighterName(game, frame.me) });
  },
};

/** One printed effect after another; `stage` counts them, `a` is the item a wild basket stands for. */
export const resolveScheme: Verb = {
  question: 'item',
  blank(game, frame) {
    const effect = effectsOf(game, frame)[frame.stage];
    if (!effect || frame.me < 0 || effect.item < 0 || frame.a >= 0 || !isWild(game, frame.you)) return READY;
    matchOf(game).heroes[frame.you].items!.forEach((_, item) => offer('option', item));
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.a = which(choice);
  },
  perform(game, frame) {
    const effect = effectsOf(game, frame)[frame.stage];
    if (!effect || frame.me < 0) return DONE;
    frame.stage++;
    if (effect.item >= 0 && !hasItem(game, frame.you, effect.item, frame.a)) return STAY;
    speak(game, effect.block, frame.you, frame.card, { me: frame.me });
    return STAY;
  },
};
const effectsOf = (game: Game, frame: Frame) => matchOf(game).kinds[frame.card].effects.scheme;

export const discardScheme: Verb = {
  perform(game, frame) {
    leaveLimbo(game, frame.card);
    toPile(game, frame.card, 'play', frame.you);
  },
};
/** Takes a card of this kind out of play. */
export function leaveLimbo(game: Game, kind: number): void {
  for (let i = game.limbo.length - 1; i >= 0; i--) {
    if (kindOf(game.limbo[i]) !== kind) continue;
    game.limbo.splice(i, 1);
    return;
  }
}
