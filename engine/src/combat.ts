/** One attack, state by state (section 7): A0 Declare … A10 Cleanup. */
import { hasItem, isWild } from './basket.ts';
import { boostValue, cardId, couldHold, hasBoost, toPile } from './cards.ts';
import { which } from './choice.ts';
import { dealDamage, wound } from './damage.ts';
import { judgeNow } from './end.ts';
import type { Card, Combat, Frame, Game, Side } from './game.ts';
import { sideOf } from './game.ts';
import { offerHand } from './hand.ts';
import { kindOf, layFaceDown, sideOfSeat, takeFromHand, turnOver } from './knowledge.ts';
import { ASK, blankFrame, DONE, READY, SECRET, STAY, speak, type Verb } from './machine.ts';
import { type EffectBlock, matchOf } from './match.ts';
import { offer, offerAll, offerPass } from './offers.ts';
import { combatOf } from './query.ts';
import { attackTargets, hasUsable, inStriking, isUsable } from './reaching.ts';
import { isOnBoard } from './seats.ts';
import { COMBAT, type Step } from './sentences.ts';
import { EVERYONE, fighterName, heard, tell, tellCards } from './sink.ts';
import { emptySide, enter, SETTLED, settle, tellAccounts } from './values.ts';
import type { Timing } from './words.ts';

type Window = Extract<Step, { do: 'window' }>;

/** A0: who attacks. Asked unless everybody can see that only one fighter could. */
export const pickAttacker: Verb = {
  question: 'attackWith',
  blank(game, frame) {
    if (frame.me >= 0) return READY;
    const striking = inStriking(game, frame.you);
    const able = striking.filter((fighter) => hasUsable(game, frame.you, fighter, 'attack'));
    if (!able.length) return READY;
    offerAll('fighter', able);
    return striking.length > 1 ? SECRET : ASK;
  },
  fill(_game, frame, choice) {
    frame.me = which(choice);
  },
  perform: (game, frame) => (frame.me < 0 ? callOff(game, frame) : DONE),
};
/** Somebody has conceded, and nobody is left to attack, or no card is laid: the action is over. */
function callOff(game: Game, frame: Frame): boolean {
  frame.pc = matchOf(game).blocks[frame.block].nodes.length;
  return STAY;
}

/** A0: whom. */
export const pickTarget: Verb = {
  question: 'target',
  blank(game, frame) {
    const targets = attackTargets(game, frame.me);
    if (frame.it >= 0 || !targets.length) return READY;
    offerAll('fighter', targets);
    return ASK;
  },
  fill(_game, frame, choice) {
    frame.it = which(choice);
  },
  perform(game, frame) {
    if (frame.it < 0) return callOff(game, frame);
    const defender = matchOf(game).fighters[frame.it].seat;
    game.combats.push(newCombat(emptySide(frame.you, frame.me), emptySide(defender, frame.it), game.actionNumber));
    if (heard())
      tell(EVERYONE, { kind: 'attack', seat: frame.you, fighter: fighterName(game, frame.me), target: fighterName(game, frame.it) });
    return DONE;
  },
};
export const newCombat = (attack: Side, defense: Side, action: number): Combat => ({
  attack,
  defense,
  revealed: 0,
  prevented: 0,
  sentTo: -1,
  dealt: 0,
  winner: -1,
  mainDefense: -1,
  action,
});

/** */
const isPlayedOpen = (game: Game, kind: number): boolean =>
  !!matchOf(game).kinds[kind].card.standing?.some((rule) => rule.rule === 'playedFaceUp');
/** Can a card that lies face down on this side be of this kind? Public. */
export function mayLie(game: Game, side: Side, kind: number, as: 'attack' | 'defense' | 'boost'): boolean {
  if (as === 'boost') return hasBoost(game, kind);
  return isUsable(game, side.seat, side.fighter, kind, as) && !(as === 'defense' && isPlayedOpen(game, kind));
}
function lay(game: Game, side: Side, kind: number, as: 'attack' | 'defense' | 'boost'): Card {
  const card = layFaceDown(game, side.seat, kind, (each) => mayLie(game, side, each, as));
  if (heard())
    tellCards(
      sideOfSeat(game, side.seat),
      { kind: 'lay', seat: side.seat, as, card: cardId(game, kind) },
      { kind: 'lay', seat: side.seat, as },
    );
  return card;
}

/** A1: the attack card, face down. */
export const layAttack: Verb = {
  question: 'attackCard',
  blank(game, frame) {
    const { attack } = combatOf(game);
    if (attack.card >= 0 || game.seats[frame.you].out) return READY;
    offerHand(game, frame.you, (kind) => isUsable(game, frame.you, attack.fighter, kind, 'attack'));
    return SECRET;
  },
  fill(game, _frame, choice) {
    const { attack } = combatOf(game);
    attack.card = lay(game, attack, which(choice), 'attack');
  },
  perform(game, frame) {
    if (combatOf(game).attack.card >= 0) return DONE;
    game.combats.pop();
    return callOff(game, frame);
  },
};

/** A1: King Arthur's second card. */
export const layBoost: Verb = {
  question: 'laidBoost',
  blank(game, frame) {
    const { attack } = combatOf(game);
    const match = matchOf(game);
    const isAllowed = match.rules[frame.you].some((rule) => rule.rule === 'laidBoost' && rule.by === match.fighters[attack.fighter].id);
    if (frame.stage > 0 || !isAllowed || !couldHold(game, frame.you, (kind) => hasBoost(game, kind))) return READY;
    offerHand(game, frame.you, (kind) => hasBoost(game, kind));
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice) {
    frame.stage = 1;
    const { attack } = combatOf(game);
    if (choice !== 0) attack.boost = lay(game, attack, which(choice), 'boost');
  },
  perform(game, frame) {
    game.todo.push(blankFrame(COMBAT, frame.you));
  },
};

/** A2: a defense card, or none. Asked unless everybody can see that there is no card. */
export const layDefense: Verb = {
  question: (game) => (combatOf(game).defense.open && combatOf(game).defense.named < 0 ? 'number' : 'defense'),
  asks: (game) => combatOf(game).defense.seat,
  blank(game, frame) {
    const { defense } = combatOf(game);
    if (defense.open && defense.named < 0) {
      for (let n = 0; n <= matchOf(game).highestValue; n++) offer('number', n);
      return ASK;
    }
    if (frame.stage > 0 || !game.seats[defense.seat].hand.length) return READY;
    offerHand(game, defense.seat, (kind) => isUsable(game, defense.seat, defense.fighter, kind, 'defense'));
    offerPass();
    return SECRET;
  },
  fill(game, frame, choice) {
    const { defense } = combatOf(game);
    if (defense.open) {
      defense.named = which(choice);
      if (heard()) tell(EVERYONE, { kind: 'number', seat: defense.seat, number: defense.named });
      return;
    }
    frame.stage = 1;
    if (choice === 0) return;
    const kind = which(choice);
    defense.open = isPlayedOpen(game, kind) ? 1 : 0;
    if (!defense.open) {
      defense.card = lay(game, defense, kind, 'defense');
      return;
    }
    defense.card = takeFromHand(game, defense.seat, kind); // everybody sees which card it is
    if (heard()) tell(EVERYONE, { kind: 'lay', seat: defense.seat, as: 'defense', card: cardId(game, kind), open: true });
  },
  perform(game) {
    const { defense } = combatOf(game);
    if (heard() && defense.card < 0) tell(EVERYONE, { kind: 'layNothing', seat: defense.seat });
  },
};

/** A3: all laid cards are turned over together; a bonus attack lies open already. */
export const reveal: Verb = {
  perform(game) {
    const combat = combatOf(game);
    for (const side of [combat.attack, combat.defense]) {
      turnOver(
        game,
        side.seat,
        [side.card, side.boost].filter((card) => card >= 0),
      );
      if (side.card >= 0 && !side.bonus) enter(game, side, kindOf(side.card));
      if (side.boost >= 0) side.boost = kindOf(side.boost);
    }
    combat.revealed = 1;
    if (!heard()) return;
    const { attack, defense } = combat;
    if (!attack.bonus)
      tell(EVERYONE, { kind: 'reveal', seat: attack.seat, as: 'attack', card: cardId(game, attack.card), value: attack.printed });
    if (attack.boost >= 0)
      tell(EVERYONE, {
        kind: 'reveal',
        seat: attack.seat,
        as: 'boost',
        card: cardId(game, attack.boost),
        value: boostValue(game, attack.boost),
      });
    if (defense.card >= 0)
      tell(EVERYONE, { kind: 'reveal', seat: defense.seat, as: 'defense', card: cardId(game, defense.card), value: defense.printed });
  },
};

const effectsOf = (game: Game, side: Side, at: Timing): EffectBlock[] => {
  const kind = matchOf(game).kinds[side.text];
  return (side.bonus ? kind.bonusEffects : kind.effects)[at];
};
/** The side whose effect comes next in a window: the defender's card first; −1 when all are done. */
function nextSide(game: Game, at: Timing): number {
  const combat = combatOf(game);
  for (const side of [1, 0]) {
    const { text, canceled, next } = sideOf(combat, side);
    if (text >= 0 && !canceled && next < effectsOf(game, sideOf(combat, side), at).length) return side;
  }
  return -1;
}

/** A4, A5, A8: one effect after another, each completely before the next begins. */
export const window: Verb<Window> = {
  question: 'item',
  asks: (game, _frame, { at }) => sideOf(combatOf(game), nextSide(game, at)).seat,
  blank(game, _frame, { at }) {
    const number = nextSide(game, at);
    if (number < 0) return READY;
    const side = sideOf(combatOf(game), number);
    if (effectsOf(game, side, at)[side.next].item < 0 || side.item >= 0 || !isWild(game, side.seat)) return READY;
    matchOf(game).heroes[side.seat].items!.forEach((_, item) => offer('option', item));
    return ASK;
  },
  fill(game, _frame, choice, { at }) {
    sideOf(combatOf(game), nextSide(game, at)).item = which(choice);
  },
  perform(game, _frame, { at }) {
    const combat = combatOf(game);
    const number = nextSide(game, at);
    if (number < 0) {
      combat.attack.next = combat.defense.next = 0;
      return DONE;
    }
    const side = sideOf(combat, number);
    const effect = effectsOf(game, side, at)[side.next++];
    if (effect.item >= 0 && !hasItem(game, side.seat, effect.item, side.item)) return STAY;
    const source = side.text;
    speak(game, effect.block, side.seat, source, { side: number, them: sideOf(combat, 1 - number).seat });
    if (heard()) tell(EVERYONE, { kind: 'effect', source: { card: cardId(game, source), seat: side.seat }, at });
    return STAY;
  },
};

/** A6: the difference of the values strikes the defending fighter. */
export const damageStep: Verb = {
  perform(game, frame) {
    const combat = combatOf(game);
    const attack = settle(game, combat, 0);
    const defense = settle(game, combat, 1);
    combat.winner = SETTLED;
    const { fighter } = combat.defense;
    const damage = isOnBoard(game, fighter) ? Math.max(0, attack - defense) : 0;
    if (heard()) {
      tellAccounts(game, combat);
      tell(EVERYONE, { kind: 'values', attack, defense: combat.defense.card < 0 ? null : defense, damage });
    }
    if (combat.prevented) {
      if (heard() && damage) tell(EVERYONE, { kind: 'prevented', fighter: fighterName(game, fighter) });
      return;
    }
    wound(game, combat.sentTo < 0 ? fighter : sideOf(combat, combat.sentTo).fighter, damage);
    dealDamage(game, frame, true);
  },
};

/** A7 */
export const decideWinner: Verb = {
  perform(game) {
    const combat = combatOf(game);
    combat.winner = combat.dealt > 0 ? 0 : 1;
    const { seat, fighter } = sideOf(combat, combat.winner);
    if (heard())
      tell(EVERYONE, { kind: 'winner', seat, fighter: fighterName(game, fighter), role: combat.winner === 0 ? 'attacker' : 'defender' });
  },
};

/** A9: abilities after combat, the defender's before the attacker's; what is said last is put first. */
export const afterCombatAbilities: Verb = {
  perform(game) {
    const combat = combatOf(game);
    for (const number of [0, 1]) {
      const { seat } = sideOf(combat, number);
      if (game.seats[seat].out) continue;
      for (const ability of matchOf(game).abilities[seat].afterCombat.toReversed()) {
        speak(game, ability.block, seat, -2 - seat, { side: number }); // whom it speaks of is its player's choice
      }
    }
  },
};

/** A10: all cards played go to their owners' piles (R-7.16). The card of a bonus attack stays for its main combat (R-7.38). */
export const cleanup: Verb = {
  question: 'discardOrder',
  blank(game, frame) {
    const { attack } = combatOf(game);
    const matters =
      matchOf(game).heroes[attack.seat].items && attack.card >= 0 && attack.boost >= 0 && kindOf(attack.card) !== kindOf(attack.boost);
    if (!matters || frame.stage > 0) return READY;
    offer('card', kindOf(attack.card)); // which goes first
    offer('card', kindOf(attack.boost));
    return ASK;
  },
  asks: (game) => combatOf(game).attack.seat,
  fill(_game, frame, choice) {
    frame.stage = 1;
    frame.a = which(choice);
  },
  perform(game, frame) {
    const { attack, defense } = game.combats.pop()!;
    if (defense.card >= 0) toPile(game, defense.card, 'play', defense.seat);
    if (attack.bonus) return judgeNow(game);
    const cards = [attack.boost, attack.card].filter((card) => card >= 0);
    if (frame.stage > 0 && kindOf(cards[0]) !== frame.a) cards.reverse();
    for (const card of cards) toPile(game, card, 'play', attack.seat);
    judgeNow(game); // what was held back and not returned counts now
  },
};
