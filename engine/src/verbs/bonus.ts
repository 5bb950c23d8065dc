/** `bonusAttack`, and replacing played cards (sections 7.7 and 7.8). */
import { cardId, couldHold, takeOpenly, toPile } from '../cards.ts';
import { PASS, which, YES } from '../choice.ts';
import { newCombat } from '../combat.ts';
import type { Combat, Frame, Game, Side } from '../game.ts';
import { offerHand, offerKinds } from '../hand.ts';
import { kindOf, takeFromHand } from '../knowledge.ts';
import { ASK, blankFrame, DONE, IMPOSSIBLE, READY, type Say, SECRET, STAY, type Verb } from '../machine.ts';
import { matchOf } from '../match.ts';
import { offerPass } from '../offers.ts';
import { combatOf, theirSide, yourSide } from '../query.ts';
import { isUsable } from '../reaching.ts';
import { COMBAT } from '../sentences.ts';
import { EVERYONE, fighterName, heard, tell } from '../sink.ts';
import { emptySide, enter } from '../values.ts';
import { lookAt, offerReaction, takeReaction } from './look.ts';

/** Is there nobody left to make a bonus attack, or to make it on? */
const isPast = (game: Game, { attack, defense }: Combat): boolean =>
  game.health[defense.fighter] === 0 ||
  game.seats[attack.seat].out === 1 ||
  (game.health[attack.fighter] === 0 && matchOf(game).options.bonusAttackOfDefeated === 'lost');

/** A new combat between the same two. */
export const bonusAttack: Verb<Say<'bonusAttack'>> = {
  perform(game, frame) {
    const main = combatOf(game);
    const { attack, defense } = main;
    const bonus = attack.card >= 0 ? matchOf(game).kinds[kindOf(attack.card)].card.bonusAttack : undefined;
    if (!bonus || isPast(game, main)) return;
    const combat = newCombat(
      { ...emptySide(attack.seat, attack.fighter), bonus: 1 },
      emptySide(defense.seat, defense.fighter),
      main.action,
    );
    if (defense.card >= 0) {
      combat.mainDefense = defense.printed;
      toPile(game, defense.card, 'play', defense.seat);
      defense.card = -1;
    }
    enter(game, combat.attack, attack.card);
    game.combats.push(combat);
    game.todo.push(blankFrame(COMBAT, frame.you));
    if (heard())
      tell(EVERYONE, {
        kind: 'attack',
        seat: attack.seat,
        fighter: fighterName(game, attack.fighter),
        target: fighterName(game, defense.fighter),
        bonus: bonus.id,
        card: cardId(game, attack.card),
        value: combat.attack.printed,
      });
  },
};

/** The card goes back to its owner's hand, known to all; that of a bonus attack leaves its main combat as well. */
export function withdraw(game: Game, side: Side): void {
  takeOpenly(game, side.seat, kindOf(side.card), 'play');
  if (side.bonus) game.combats[game.combats.length - 2].attack.card = -1;
  side.card = -1;
}
/** Another card takes its place face up. */
function playInstead(game: Game, side: Side, old: number, kind: number): void {
  side.bonus = 0;
  enter(game, side, kind);
  if (heard()) tell(EVERYONE, { kind: 'replace', seat: side.seat, card: cardId(game, old), with: cardId(game, kind) });
}
const isFit = (game: Game, side: Side, kind: number): boolean =>
  isUsable(game, side.seat, side.fighter, kind, side === combatOf(game).attack ? 'attack' : 'defense');

/** Optional: your card for another one the fighter may use. What was taken back so in this combat is not played so again. */
export const replaceYourCard: Verb<Say<'replaceYourCard'>> = {
  question: 'replaceCard',
  blank(game, frame) {
    const side = yourSide(game, frame)!;
    const isOpen = (kind: number) => isFit(game, side, kind);
    if (frame.stage > 0 || side.card < 0 || game.seats[frame.you].out || !couldHold(game, frame.you, isOpen)) return READY;
    offerHand(game, frame.you, (kind) => isOpen(kind) && copiesLeft(game, frame, side, kind) > 0);
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    if (choice === PASS) return;
    const side = yourSide(game, frame)!;
    const old = kindOf(side.card);
    const card = takeFromHand(game, frame.you, which(choice));
    withdraw(game, side);
    playInstead(game, side, old, kindOf(card));
    side.replaced.push(old);
  },
  perform() {},
};
const copiesLeft = (game: Game, frame: Frame, side: Side, kind: number): number =>
  game.seats[frame.you].hand.filter((card) => kindOf(card) === kind).length - side.replaced.filter((old) => old === kind).length;

/** Their card goes back to hand; you see the hand and pick what they attack with, the old card included. `b`: seen. */
export const replaceTheirCard: Verb<Say<'replaceTheirCard'>> = {
  question: (_game, frame) => (frame.b < 0 ? 'reaction' : 'pickCard'),
  asks: (game, frame) => (frame.b < 0 ? (theirSide(game, frame)?.seat ?? frame.you) : frame.you),
  blank(game, frame) {
    const side = theirSide(game, frame);
    if (frame.b < 0) return side && isThere(game, side) ? offerReaction(game, frame, side.seat) : IMPOSSIBLE;
    if (!side || frame.a >= 0) return READY;
    offerKinds(game.seats[side.seat].hand.toSorted(), (kind) => kind === frame.card || isFit(game, side, kind));
    return game.seats[side.seat].hand.length > 1 ? SECRET : ASK; // others have not seen the hand
  },
  fill(game, frame, choice) {
    if (frame.b < 0) takeReaction(game, frame, choice === YES, theirSide(game, frame)!.seat);
    else frame.a = which(choice);
  },
  perform(game, frame) {
    const side = theirSide(game, frame)!;
    if (frame.b >= 0) {
      playInstead(game, side, frame.card, kindOf(takeFromHand(game, side.seat, frame.a)));
      return DONE;
    }
    if (!isThere(game, side)) return DONE;
    frame.b = 1;
    frame.card = kindOf(side.card);
    withdraw(game, side);
    lookAt(game, frame.you, side.seat);
    return STAY;
  },
};
const isThere = (game: Game, side: Side | undefined): boolean => !!side && side.card >= 0 && !game.seats[side.seat].out;
