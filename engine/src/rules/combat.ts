/** One attack, state by state (section 7): A0 Declare … A10 Cleanup. */

import { type Card, kindOf } from '../data/card.ts';
import { kindIn, PASS, which } from '../data/choice.ts';
import { plain } from '../data/fields.ts';
import { blankFrame, type Frame, slots } from '../data/frame.ts';
import { type Combat, type Game, type Side, sideOf } from '../data/game.ts';
import { oneOf } from '../data/kinds.ts';
import { type EffectBlock, matchOf } from '../data/match.ts';
import { offer, offerAll, offerPass } from '../data/offers.ts';
import { fighterName, heard, tell, tellCards } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, DONE, READY, SECRET, type Settled, STAY, step } from '../data/word.ts';
import { TIMINGS, type Timing } from '../data/words.ts';
import { offerHand } from '../machine/hand.ts';
import { layFaceDown, sideOfSeat, takeFromHand, turnOver } from '../machine/knowledge.ts';
import { speak } from '../machine/machine.ts';
import { combatOf } from '../machine/query.ts';
import { isOnBoard } from '../machine/seats.ts';
import { abilityOf } from '../machine/source.ts';
import { hasItem, isWild } from './basket.ts';
import { boostValue, cardId, couldHold, hasBoost, toPile } from './cards.ts';
import { dealDamage, wound } from './damage.ts';
import { judgeNow } from './end.ts';
import { attackTargets, hasUsable, inStriking, isUsable } from './reaching.ts';
import { COMBAT } from './sentences.ts';
import { emptySide, enter, SETTLED, settle, tellAccounts } from './values.ts';

/** A0: who attacks. Asked unless everybody can see that only one fighter could. */
export const pickAttacker = step('pickAttacker', {
  asks: {
    questions: { attackWith: 'open' },
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
  },
  perform: (game, frame) => (frame.me < 0 ? callOff(game, frame) : DONE),
});
/** Somebody has conceded, and nobody is left to attack, or no card is laid: the action is over. */
function callOff(game: Game, frame: Frame): boolean {
  frame.pc = matchOf(game).blocks[frame.block].nodes.length;
  return STAY;
}

/** A0: whom. */
export const pickTarget = step('pickTarget', {
  asks: {
    questions: { target: 'open' },
    about: (_game, frame) => ({ fighter: frame.me }),
    blank(game, frame) {
      const targets = attackTargets(game, frame.me);
      if (frame.it >= 0 || !targets.length) return READY;
      offerAll('fighter', targets);
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.it = which(choice);
    },
  },
  perform(game, frame) {
    if (frame.it < 0) return callOff(game, frame);
    const defender = matchOf(game).fighters[frame.it].seat;
    game.combats.push(newCombat(emptySide(frame.you, frame.me), emptySide(defender, frame.it), game.actionNumber));
    if (heard())
      tell(EVERYONE, { kind: 'attack', seat: frame.you, fighter: fighterName(game, frame.me), target: fighterName(game, frame.it) });
    return DONE;
  },
});
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
const isPlayedOpen = (game: Game, kind: number): boolean => matchOf(game).kinds[kind].standing.playedFaceUp;
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

const aboutCombat = (game: Game): Settled => ({ fighter: combatOf(game).attack.fighter, target: combatOf(game).defense.fighter });
/** Must a number be named with the card that was laid open? */
const isNaming = (game: Game): boolean => combatOf(game).defense.open === 1 && combatOf(game).defense.named < 0;

/** A1: the attack card, face down. */
export const layAttack = step('layAttack', {
  asks: {
    questions: { attackCard: 'faceDown' },
    about: aboutCombat,
    blank(game, frame) {
      const { attack } = combatOf(game);
      if (attack.card >= 0 || game.seats[frame.you].out) return READY;
      offerHand(game, frame.you, (kind) => isUsable(game, frame.you, attack.fighter, kind, 'attack'));
      return SECRET;
    },
    fill(game, _frame, choice) {
      const { attack } = combatOf(game);
      attack.card = lay(game, attack, kindIn(choice), 'attack');
    },
  },
  perform(game, frame) {
    if (combatOf(game).attack.card >= 0) return DONE;
    game.combats.pop();
    return callOff(game, frame);
  },
});

/** A1: King Arthur's second card. */
export const layBoost = step('layBoost', {
  asks: {
    questions: { laidBoost: 'faceDown' },
    about: aboutCombat,
    blank(game, frame) {
      const { attack } = combatOf(game);
      const match = matchOf(game);
      const isAllowed = match.standing[frame.you].laidBoost.includes(match.fighters[attack.fighter].id);
      if (frame.step > 0 || !isAllowed || !couldHold(game, frame.you, (kind) => hasBoost(game, kind))) return READY;
      offerHand(game, frame.you, (kind) => hasBoost(game, kind));
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.step = 1;
      const { attack } = combatOf(game);
      if (choice !== PASS) attack.boost = lay(game, attack, kindIn(choice), 'boost');
    },
  },
  perform(game, frame) {
    game.todo.push(blankFrame(COMBAT, frame.you));
  },
});

/** A2: a defense card, or none. Asked unless everybody can see that there is no card. */
export const layDefense = step('layDefense', {
  asks: {
    questions: { defense: 'faceDown', number: 'open' },
    question: (game) => (isNaming(game) ? 'number' : 'defense'),
    who: (game) => combatOf(game).defense.seat,
    about: (game) => (isNaming(game) ? {} : aboutCombat(game)),
    blank(game, frame) {
      const { defense } = combatOf(game);
      if (isNaming(game)) {
        for (let n = 0; n <= matchOf(game).highestValue; n++) offer('number', n);
        return ASK;
      }
      if (frame.step > 0 || !game.seats[defense.seat].hand.length) return READY;
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
      frame.step = 1;
      if (choice === PASS) return;
      const kind = kindIn(choice);
      defense.open = isPlayedOpen(game, kind) ? 1 : 0;
      if (!defense.open) {
        defense.card = lay(game, defense, kind, 'defense');
        return;
      }
      defense.card = takeFromHand(game, defense.seat, kind); // everybody sees which card it is
      if (heard()) tell(EVERYONE, { kind: 'lay', seat: defense.seat, as: 'defense', card: cardId(game, kind), open: true });
    },
  },
  perform(game) {
    const { defense } = combatOf(game);
    if (heard() && defense.card < 0) tell(EVERYONE, { kind: 'layNothing', seat: defense.seat });
  },
});

/** A3: all laid cards are turned over together; a bonus attack lies open already. */
export const reveal = step('reveal', {
  asks: null,
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
});

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
export const window = step('window', {
  fields: { at: plain(oneOf('timing', TIMINGS)) },
  asks: {
    questions: { item: 'open' },
    who: (game, _frame, { at }) => sideOf(combatOf(game), nextSide(game, at)).seat,
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
});

/** A6: the difference of the values strikes the defending fighter. */
export const damageStep = step('damageStep', {
  asks: null,
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
});

/** A7 */
export const decideWinner = step('decideWinner', {
  asks: null,
  perform(game) {
    const combat = combatOf(game);
    combat.winner = combat.dealt > 0 ? 0 : 1;
    const { seat, fighter } = sideOf(combat, combat.winner);
    if (heard())
      tell(EVERYONE, { kind: 'winner', seat, fighter: fighterName(game, fighter), role: combat.winner === 0 ? 'attacker' : 'defender' });
  },
});

/** A9: abilities after combat, the defender's before the attacker's; what is said last is put first. */
export const afterCombatAbilities = step('afterCombatAbilities', {
  asks: null,
  perform(game) {
    const combat = combatOf(game);
    for (const number of [0, 1]) {
      const { seat } = sideOf(combat, number);
      if (game.seats[seat].out) continue;
      for (const ability of matchOf(game).abilities[seat].afterCombat.toReversed()) {
        speak(game, ability.block, seat, abilityOf(seat), { side: number }); // whom it speaks of is its player's choice
      }
    }
  },
});

/** The card that is put away first. */
const { first } = slots({ first: 'card' });
/** A10: all cards played go to their owners' piles (R-7.16). The card of a bonus attack stays for its main combat (R-7.38). */
export const cleanup = step('cleanup', {
  asks: {
    questions: { discardOrder: 'open' },
    slots: { first },
    who: (game) => combatOf(game).attack.seat,
    blank(game, frame) {
      const { attack } = combatOf(game);
      const matters =
        matchOf(game).heroes[attack.seat].items && attack.card >= 0 && attack.boost >= 0 && kindOf(attack.card) !== kindOf(attack.boost);
      if (!matters || frame.step > 0) return READY;
      offer('card', kindOf(attack.card)); // which goes first
      offer('card', kindOf(attack.boost));
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.step = 1;
      first.set(frame, kindIn(choice), EVERYONE);
    },
  },
  perform(game, frame) {
    const { attack, defense } = game.combats.pop()!;
    if (defense.card >= 0) toPile(game, defense.card, 'play', defense.seat);
    if (attack.bonus) return judgeNow(game);
    const cards = [attack.boost, attack.card].filter((card) => card >= 0);
    if (frame.step > 0 && kindOf(cards[0]) !== kindOf(first.get(frame))) cards.reverse();
    for (const card of cards) toPile(game, card, 'play', attack.seat);
    judgeNow(game); // what was held back and not returned counts now
  },
});

/** Makes a fighter yours in this combat. */
export function takeOver(game: Game, frame: Frame, fighter: number): void {
  const side = sideOf(combatOf(game), frame.side);
  if (heard()) tell(EVERYONE, { kind: 'takesOver', fighter: fighterName(game, fighter), for: fighterName(game, side.fighter) });
  side.fighter = fighter;
}
