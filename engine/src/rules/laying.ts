/** A1 and A2 of an attack: the cards that are laid, face down or open (section 7). */
import { kindIn, PASS, which } from '../data/choice.ts';
import { ANSWERED, blankFrame } from '../data/frame.ts';
import type { Game, Side } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offer, offerPass } from '../data/offers.ts';
import { heard, tell, tellCards } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { ASK, ASKED_PLAINLY, DONE, READY, SECRET, type Settled, step } from '../data/word.ts';
import { offerHand } from '../machine/hand.ts';
import { layFaceDown, sideOfSeat, takeFromHand } from '../machine/knowledge.ts';
import { combatOf } from '../machine/query.ts';
import { callOff } from './attack.ts';
import { cardId, couldHold, hasBoost, isBoost } from './cards.ts';
import { isUsable } from './reaching.ts';
import { COMBAT } from './sentences.ts';

/** */
const isPlayedOpen = (game: Game, kind: number): boolean => matchOf(game).kinds[kind].standing.playedFaceUp;
/** Can a card that lies face down on this side be of this kind? Public. */
export function mayLie(game: Game, side: Side, kind: number, as: 'attack' | 'defense' | 'boost'): boolean {
  if (as === 'boost') return hasBoost(game, kind);
  return isUsable(game, side.seat, side.fighter, kind, as) && !(as === 'defense' && isPlayedOpen(game, kind));
}
function lay(game: Game, side: Side, kind: number, as: 'attack' | 'defense' | 'boost'): void {
  side[as === 'boost' ? 'boost' : 'card'] = layFaceDown(game, side.seat, kind, (each) => mayLie(game, side, each, as));
  if (heard())
    tellCards(
      sideOfSeat(game, side.seat),
      { kind: 'lay', seat: side.seat, as, card: cardId(game, kind) },
      { kind: 'lay', seat: side.seat, as },
    );
}

const aboutCombat = (game: Game): Settled => ({ fighter: combatOf(game).attack.fighter, target: combatOf(game).defense.fighter });
/** Must a number be named with the card that was laid open? */
const isNaming = (game: Game): boolean => combatOf(game).defense.open === 1 && combatOf(game).defense.named < 0;

/** A1: the attack card, face down. */
export const layAttack = step('layAttack', {
  asks: {
    ...ASKED_PLAINLY,
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
      lay(game, attack, kindIn(choice), 'attack');
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
    ...ASKED_PLAINLY,
    questions: { laidBoost: 'faceDown' },
    about: aboutCombat,
    blank(game, frame) {
      const { attack } = combatOf(game);
      const match = matchOf(game);
      const isAllowed = match.standing[frame.you].laidBoost.includes(match.fighters[attack.fighter].id);
      if (frame.step === ANSWERED || !isAllowed || !couldHold(game, frame.you, isBoost)) return READY;
      offerHand(game, frame.you, isBoost);
      offerPass();
      return SECRET;
    },
    fill(game, frame, choice) {
      frame.step = ANSWERED;
      const { attack } = combatOf(game);
      if (choice !== PASS) lay(game, attack, kindIn(choice), 'boost');
    },
  },
  perform(game, frame) {
    game.todo.push(blankFrame(COMBAT, frame.you));
  },
});

/** A2: a defense card, or none. Asked unless everybody can see that there is no card. */
export const layDefense = step('layDefense', {
  asks: {
    ...ASKED_PLAINLY,
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
      if (frame.step === ANSWERED || !game.seats[defense.seat].hand.length) return READY;
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
      frame.step = ANSWERED;
      if (choice === PASS) return;
      const kind = kindIn(choice);
      defense.open = isPlayedOpen(game, kind) ? 1 : 0;
      if (!defense.open) {
        lay(game, defense, kind, 'defense');
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
