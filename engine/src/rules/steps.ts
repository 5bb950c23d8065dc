/** The words that only the rules say. */
import { learnWords } from '../data/vocabulary.ts';
import * as attack from './attack.ts';
import * as combat from './combat.ts';
import * as dealing from './dealing.ts';
import * as laying from './laying.ts';
import * as maneuver from './maneuver.ts';
import * as placing from './placing.ts';
import * as scheme from './scheme.ts';
import * as turn from './turn.ts';

// biome-ignore format: a table
learnWords('step', [
  placing.placeSeats, placing.placeHero, placing.placeSidekicks, placing.placeTokens, placing.mulligans,
  turn.turns, turn.beginTurn, turn.comeBack, turn.sayAt, turn.takeActions, turn.handLimit, turn.endOfTurn,
  maneuver.drawForManeuver, maneuver.boostManeuver, maneuver.moveFighters,
  scheme.pickScheme, scheme.pickSchemer, scheme.resolveScheme, scheme.discardScheme,
  attack.pickAttacker, attack.pickTarget, laying.layAttack, laying.layBoost, laying.layDefense,
  combat.reveal, combat.window, combat.damageStep, combat.decideWinner, combat.afterCombatAbilities, combat.cleanup,
  dealing.assignDamage, dealing.applyDamage, dealing.exhaust,
]);
