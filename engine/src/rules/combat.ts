/** A3 to A10 of an attack: from the turning over of its cards to their piles (section 7). */
import { kindOf } from '../data/card.ts';
import { kindIn, which } from '../data/choice.ts';
import { plain } from '../data/fields.ts';
import { ANSWERED, type Frame, slots } from '../data/frame.ts';
import { type Game, type Side, sideOf } from '../data/game.ts';
import { oneOf } from '../data/kinds.ts';
import { type EffectBlock, matchOf } from '../data/match.ts';
import { offer } from '../data/offers.ts';
import { fighterName, heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, STAY, step } from '../data/word.ts';
import { TIMINGS, type Timing } from '../data/words.ts';
import { turnOver } from '../machine/knowledge.ts';
import { speak } from '../machine/machine.ts';
import { combatOf } from '../machine/query.ts';
import { isOnBoard } from '../machine/seats.ts';
import { abilityOf } from '../machine/source.ts';
import { hasItem, isWild } from './basket.ts';
import { boostValue, cardId, toPile } from './cards.ts';
import { dealDamage, wound } from './damage.ts';
import { judgeNow } from './end.ts';
import { enter, SETTLED, settle, tellAccounts } from './values.ts';

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
    ...ASKED_PLAINLY,
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
    ...ASKED_PLAINLY,
    questions: { discardOrder: 'open' },
    slots: { first },
    who: (game) => combatOf(game).attack.seat,
    blank(game, frame) {
      const { attack } = combatOf(game);
      const matters =
        matchOf(game).standing[attack.seat].items >= 0 &&
        attack.card >= 0 &&
        attack.boost >= 0 &&
        kindOf(attack.card) !== kindOf(attack.boost);
      if (!matters || frame.step === ANSWERED) return READY;
      offer('card', kindOf(attack.card)); // which goes first
      offer('card', kindOf(attack.boost));
      return ASK;
    },
    fill(_game, frame, choice) {
      frame.step = ANSWERED;
      first.set(frame, kindIn(choice), EVERYONE);
    },
  },
  perform(game, frame) {
    const { attack, defense } = game.combats.pop()!;
    if (defense.card >= 0) toPile(game, defense.card, 'play', defense.seat);
    if (attack.bonus) return judgeNow(game);
    const cards = [attack.boost, attack.card].filter((card) => card >= 0);
    if (frame.step === ANSWERED && kindOf(cards[0]) !== kindOf(first.get(frame))) cards.reverse();
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
