/** Why a card, fighter, space or action cannot be chosen now, as a typed reason. */

import { kindOf } from '../data/card.ts';
import { ACTIONS, type Choice, choice } from '../data/choice.ts';
import type { CardType } from '../data/define.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { nearest } from '../data/problems.ts';
import { aboutQuestion } from '../data/questions.ts';
import { asked, choices, questionOf } from '../machine/machine.ts';
import { combatOf } from '../machine/query.ts';
import { isFriendly, isOnBoard, mayAttackSeat, ownerOf } from '../machine/seats.ts';
import { hasBoost } from '../rules/cards.ts';
import { maneuverOf } from '../rules/maneuver.ts';
import { isInReach, occupant, reach } from '../rules/movement.ts';
import { attackTargets, hasUsable, inStriking, isUsable } from '../rules/reaching.ts';
import { settled } from './explain.ts';

/** A fighter or a space may be meant for one of the seat's fighters, `by`: whom it would attack, where it would go. */
export type Thing =
  | { card: string }
  | { fighter: string; by?: string }
  | { space: string; by?: string }
  | { action: (typeof ACTIONS)[number] };

/** Each with who or what stands against it, by name. */
export type Reason =
  | { why: 'gameOver' }
  | { why: 'notYourDecision'; seat: number }
  | { why: 'notTheQuestion' }
  /** A name that means nothing here, and the known one nearest to it. */
  | { why: 'unknown'; what: 'card' | 'fighter' | 'space' | 'action'; named: string; near: string | null }
  | { why: 'notInHand' }
  | { why: 'wrongType'; type: CardType }
  /** `by` alone may use the card. */
  | { why: 'wrongFighter'; by: string }
  | { why: 'wrongForm'; form: string }
  /** Nobody who may use the card is on the board. */
  | { why: 'noUser'; by: string }
  | { why: 'noBoost' }
  | { why: 'fighterDefeated'; fighter: string }
  | { why: 'offBoard'; fighter: string }
  | { why: 'noTarget' }
  | { why: 'noCard'; type: 'attack' | 'scheme' }
  | { why: 'friendly' }
  /** Of `fighter`, who attacks. */
  | { why: 'outOfReach'; fighter: string }
  | { why: 'outOfReachOfAll' }
  | { why: 'firstTurn' }
  | { why: 'alreadyMoved' }
  | { why: 'doesNotFit' }
  | { why: 'occupied'; fighter: string }
  | { why: 'tooFar'; upTo: number }
  | { why: 'blocked'; upTo: number }
  /** The move is made space by space. */
  | { why: 'notTheNextStep' };

/** The reason why a seat cannot choose a thing now; null if it can. Tells nothing that the seat does not know. */
export function whyNot(game: Game, seat: number, thing: Thing): Reason | null {
  if (game.over) return { why: 'gameOver' };
  const waitingFor = asked(game);
  if (waitingFor !== seat) return { why: 'notYourDecision', seat: waitingFor };
  if ('action' in thing) return whyNotAction(game, seat, thing.action);
  if ('card' in thing) return whyNotCard(game, seat, thing.card);
  if ('fighter' in thing) return whyNotFighter(game, seat, thing.fighter, thing.by);
  return whyNotSpace(game, seat, thing.space, thing.by);
}
const unknown = (what: Extract<Reason, { why: 'unknown' }>['what'], named: string, known: readonly string[]): Reason => ({
  why: 'unknown',
  what,
  named,
  near: nearest(named, known) ?? null,
});
const isOffered = (game: Game, wanted: Choice): boolean => choices(game).includes(wanted);
const kindIn = (game: Game, prefix: Choice): boolean => choices(game).some((each) => each >> 8 === prefix >> 8);

function whyNotAction(game: Game, seat: number, name: string): Reason | null {
  const action = (ACTIONS as readonly string[]).indexOf(name);
  if (action < 0) return unknown('action', name, ACTIONS);
  if (isOffered(game, choice('action', action))) return null;
  if (questionOf(game) !== 'action') return { why: 'notTheQuestion' };
  const { kinds } = matchOf(game);
  if (ACTIONS[action] === 'attack') {
    if (!inStriking(game, seat).length) return { why: 'noTarget' };
    return { why: 'noCard', type: 'attack' };
  }
  const schemes = game.seats[seat].hand.map(kindOf).filter((kind) => kinds[kind].card.type === 'scheme');
  return schemes.length ? whyNotUsable(game, seat, schemes[0], 'scheme') : { why: 'noCard', type: 'scheme' };
}

/** Why nobody, or not this fighter, may use a card in a role. */
function whyNotUsable(game: Game, seat: number, kind: number, role: 'attack' | 'defense' | 'scheme', fighter = -1): Reason {
  const { kinds, heroes, fightersOf } = matchOf(game);
  const { card, form } = kinds[kind];
  if (form >= 0 && form !== game.seats[seat].form) return { why: 'wrongForm', form: heroes[seat].forms![form] };
  if (card.type !== role && !(card.type === 'versatile' && role !== 'scheme')) return { why: 'wrongType', type: card.type };
  const users = fightersOf[seat].filter((f) => kinds[kind].users & (1 << f));
  return users.some((f) => isOnBoard(game, f)) && fighter >= 0 ? { why: 'wrongFighter', by: card.by } : { why: 'noUser', by: card.by };
}

function whyNotCard(game: Game, seat: number, id: string): Reason | null {
  const match = matchOf(game);
  const kind = match.kinds.findIndex((each) => each.id === id && each.seat === seat);
  const offered = choices(game).some((each) => each >> 8 === choice('card') >> 8 && match.kinds[each & 255].id === id);
  if (offered) return null;
  if (kind < 0) {
    const own = match.kindsOf[seat].map((each) => match.kinds[each].id);
    return unknown('card', id, own);
  }
  const isInHand = game.seats[seat].hand.some((card) => kindOf(card) === kind);
  if (questionOf(game) === 'action') return isInHand ? whyNotBegun(game, seat, kind) : { why: 'notInHand' };
  const role = aboutQuestion(questionOf(game)).cardFor;
  if (!role && !kindIn(game, choice('card'))) return { why: 'notTheQuestion' };
  if (!isInHand) return { why: 'notInHand' };
  if (!role) return { why: 'doesNotFit' };
  if (role === 'boost') return { why: hasBoost(game, kind) ? 'doesNotFit' : 'noBoost' };
  return whyNotUsable(game, seat, kind, role, role === 'scheme' ? -1 : combatOf(game)[role].fighter);
}

/** Why no action could begin with this card; null if one could. */
function whyNotBegun(game: Game, seat: number, kind: number): Reason | null {
  const { kinds, fightersOf } = matchOf(game);
  const role = kinds[kind].card.type === 'scheme' ? 'scheme' : 'attack';
  const able = role === 'attack' ? inStriking(game, seat) : fightersOf[seat].filter((each) => isOnBoard(game, each));
  if (able.some((each) => isUsable(game, seat, each, kind, role))) return null;
  if (role === 'attack' && !able.length && kinds[kind].card.type !== 'defense') return { why: 'noTarget' };
  return whyNotUsable(game, seat, kind, role, able[0]);
}

const numberOf = (game: Game, name: string | undefined): number => matchOf(game).fighters.findIndex((info) => info.name === name);
const unknownFighter = (game: Game, name: string): Reason =>
  unknown(
    'fighter',
    name,
    matchOf(game).fighters.map((info) => info.name),
  );

function whyNotFighter(game: Game, seat: number, name: string, by: string | undefined): Reason | null {
  const { fighters } = matchOf(game);
  const fighter = numberOf(game, name);
  if (fighter < 0) return unknownFighter(game, name);
  if (isOffered(game, choice('fighter', fighter))) return null;
  if (game.health[fighter] === 0) return { why: 'fighterDefeated', fighter: name };
  if (!isOnBoard(game, fighter)) return { why: 'offBoard', fighter: name };
  const frame = game.todo[game.todo.length - 1];
  switch (questionOf(game)) {
    case 'action':
      return whyNotAttacked(game, seat, fighter, by);
    case 'attackWith':
      if (ownerOf(game, fighter) !== seat) return { why: 'doesNotFit' };
      return attackTargets(game, fighter).length ? { why: 'noCard', type: 'attack' } : { why: 'noTarget' };
    case 'target':
      if (isFriendly(game, fighter, seat)) return { why: 'friendly' };
      if (!isInReach(game, frame.me, fighter)) return { why: 'outOfReach', fighter: fighters[frame.me].name };
      return mayAttackSeat(game, seat, ownerOf(game, fighter)) ? { why: 'doesNotFit' } : { why: 'firstTurn' };
    case 'moveWhom':
      return game.picks.includes(fighter, frame.picks) ? { why: 'alreadyMoved' } : { why: 'doesNotFit' };
    default:
      return kindIn(game, choice('fighter')) ? { why: 'doesNotFit' } : { why: 'notTheQuestion' };
  }
}

/** Why a fighter could not be attacked by an action of the seat, or of one of its fighters; null if it could. */
function whyNotAttacked(game: Game, seat: number, target: number, by: string | undefined): Reason | null {
  if (isFriendly(game, target, seat)) return { why: 'friendly' };
  const attacker = numberOf(game, by);
  if (by !== undefined && attacker < 0) return unknownFighter(game, by);
  const able = (attacker < 0 ? matchOf(game).fightersOf[seat] : [attacker]).filter(
    (each) => isOnBoard(game, each) && ownerOf(game, each) === seat && isInReach(game, each, target),
  );
  if (!able.length) return by === undefined ? { why: 'outOfReachOfAll' } : { why: 'outOfReach', fighter: by };
  if (!mayAttackSeat(game, seat, ownerOf(game, target))) return { why: 'firstTurn' };
  return able.some((each) => hasUsable(game, seat, each, 'attack')) ? null : { why: 'noCard', type: 'attack' };
}

/** Why a fighter could not end an unboosted maneuver of the seat in a space; null if it could. */
function whyNotManeuvered(game: Game, seat: number, space: number, by: string): Reason | null {
  const { fighters } = matchOf(game);
  const mover = numberOf(game, by);
  if (mover < 0) return unknownFighter(game, by);
  if (!isOnBoard(game, mover)) return { why: 'offBoard', fighter: by };
  if (ownerOf(game, mover) !== seat) return { why: 'doesNotFit' };
  const holder = occupant(game, space);
  if (holder >= 0) return { why: 'occupied', fighter: fighters[holder].name };
  const upTo = maneuverOf(game, seat);
  const isReached = (through: boolean): boolean => reach(game, mover, game.space[mover], upTo, through).includes(space);
  if (isReached(false)) return null;
  return { why: isReached(true) ? 'blocked' : 'tooFar', upTo };
}

function whyNotSpace(game: Game, seat: number, name: string, by: string | undefined): Reason | null {
  const { board, fighters } = matchOf(game);
  const space = board.numbers.get(name) ?? -1;
  if (space < 0) return unknown('space', name, board.names);
  if (isOffered(game, choice('space', space))) return null;
  if (questionOf(game) === 'action' && by !== undefined) return whyNotManeuvered(game, seat, space, by);
  if (!kindIn(game, choice('space'))) return { why: 'notTheQuestion' };
  const holder = occupant(game, space);
  if (holder >= 0) return { why: 'occupied', fighter: fighters[holder].name };
  if (questionOf(game) !== 'moveTo') return { why: 'doesNotFit' };
  const { fighter: mover = -1, from = -1, left: upTo = 0, isStepwise } = settled(game);
  if (!reach(game, mover, from, upTo, true).includes(space)) return { why: 'tooFar', upTo };
  if (!isStepwise || !reach(game, mover, from, upTo, false).includes(space)) return { why: 'blocked', upTo };
  return { why: 'notTheNextStep' };
}
