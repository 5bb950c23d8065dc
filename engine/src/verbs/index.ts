/** Every word and what it does. A new word is a line here and a file beside it. */
import * as combat from '../combat.ts';
import type { Verb } from '../machine.ts';
import * as maneuver from '../maneuver.ts';
import * as placing from '../placing.ts';
import * as schemeAction from '../scheme.ts';
import type { Step } from '../sentences.ts';
import * as turn from '../turn.ts';
import type { Effect } from '../words.ts';
import { endTurn, gainActions, nameNumber } from './actions.ts';
import { bonusAttack, replaceTheirCard, replaceYourCard } from './bonus.ts';
import { boost } from './boost.ts';
import { applyDamage, assignDamage, exhaust } from './damage.ts';
import { putBack, search, takeBack, takeFromBoosts, takeFromDiscard, takeTopOfDiscard, turnTop } from './deck.ts';
import { discard, discardAnyNumber, discardRandom, discardTop } from './discard.ts';
import { bothDraw, draw } from './draw.ts';
import { changeForm, gainCounter, pickForm } from './forms.ts';
import { damage, defeat, preventCombatDamage, recover, sendCombatDamage, setHealth } from './health.ts';
import { discardPicked, lookAtHand, pickFromHand, putPickedUnder } from './look.ts';
import { move } from './move.ts';
import { pickSpace, place, swap } from './place.ts';
import { choose, eachOpponent, ifWord, may, opponent, opponentMay, pay, payAnyNumber } from './sentences.ts';
import { leaveBoard, returnDefeated, returnFallen, summon, summonInPlace } from './sidekicks.ts';
import { moveToken, relocateTokens } from './tokens.ts';
import { addValue, cancel, ignoreValue, lockValue, lockYourValues, setPrinted, setValue, shiftValue } from './value.ts';

/** The words cards are made of. */
// biome-ignore format: a table
export const WORDS: Record<Exclude<Effect['do'], 'own'>, Verb> = {
  move, place, swap, pickSpace,
  damage, recover, setHealth, defeat, preventCombatDamage, sendCombatDamage,
  draw, bothDraw, discard, discardAnyNumber, discardRandom, discardTop, turnTop,
  lookAtHand, pickFromHand, discardPicked, putPickedUnder,
  putBack, takeFromDiscard, takeFromBoosts, takeTopOfDiscard, takeBack, search,
  boost, cancel, setValue, addValue, shiftValue, ignoreValue, lockValue, setPrinted, lockYourValues,
  gainActions, endTurn, nameNumber,
  changeForm, pickForm, gainCounter, moveToken, relocateTokens,
  summon, summonInPlace, returnDefeated, returnFallen, leaveBoard,
  bonusAttack, replaceYourCard, replaceTheirCard,
  if: ifWord, may, pay, payAnyNumber, choose, opponent, opponentMay, eachOpponent,
};

/** The words the rules are made of. */
// biome-ignore format: a table
const STEPS: Record<Step['do'], Verb> = {
  placeSeats: placing.placeSeats, placeHero: placing.placeHero, placeSidekicks: placing.placeSidekicks, placeTokens: placing.placeTokens, mulligans: placing.mulligans,
  turns: turn.turns, beginTurn: turn.beginTurn, comeBack: turn.comeBack, sayAt: turn.sayAt, takeActions: turn.takeActions, handLimit: turn.handLimit, endOfTurn: turn.endOfTurn,
  drawForManeuver: maneuver.drawForManeuver, boostManeuver: maneuver.boostManeuver, moveFighters: maneuver.moveFighters,
  pickScheme: schemeAction.pickScheme, pickSchemer: schemeAction.pickSchemer, resolveScheme: schemeAction.resolveScheme, discardScheme: schemeAction.discardScheme,
  pickAttacker: combat.pickAttacker, pickTarget: combat.pickTarget, layAttack: combat.layAttack, layBoost: combat.layBoost, layDefense: combat.layDefense,
  reveal: combat.reveal, window: combat.window, damageStep: combat.damageStep, decideWinner: combat.decideWinner,
  afterCombatAbilities: combat.afterCombatAbilities, cleanup: combat.cleanup,
  assignDamage, applyDamage, exhaust,
};

export const VERBS: Record<string, Verb> = { ...WORDS, ...STEPS };
