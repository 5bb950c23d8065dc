/** What the game waits for, of whom, and why. */

import type { Described } from './describe.ts';
import type { Source } from './events.ts';
import type { Game } from './game.ts';
import { asked, currentNode, questionOf } from './machine.ts';
import { matchOf } from './match.ts';
import { amountOf, combatOf, fighterOf } from './query.ts';
import { ENGINE_BLOCKS } from './sentences.ts';
import { sourceOf } from './source.ts';
import { assignee } from './verbs/damage.ts';
import type { Effect } from './words.ts';

// biome-ignore format: a table
export const QUESTIONS = [
  'action', 'attackWith', 'target', 'attackCard', 'laidBoost', 'defense', 'number', 'item', 'discardOrder', 'schemeCard', 'schemeFighter', 'boostManeuver', 'boostCard',
  'moveWhom', 'moveTo', 'walkOrPlace', 'placeTo', 'returnTo', 'liftWhich', 'pickFighter', 'pickSpace', 'pickCard', 'takeCard', 'putBack', 'discard', 'discardMore', 'handLimit',
  'replaceCard', 'reaction', 'yesNo', 'pay', 'payNumber', 'option', 'shiftValue', 'opponent', 'abilityOrder', 'placeSidekick', 'placeToken', 'form', 'token', 'tokenTo',
  'assign', 'mulligan',
] as const;
export type QuestionKind = (typeof QUESTIONS)[number];

export interface Question {
  kind: QuestionKind;
  /** Who is asked. */
  seat: number;
  /** What makes the game ask: a card, an ability, or a rule. */
  source: Source | null;
  /** The word of the card that waits, for a text to say what it would do; absent for the rules' own questions. */
  word: Effect | null;
  /** What is settled already: who moves, who attacks whom. */
  about: Partial<Described>;
  /** May it be declined? */
  optional: boolean;
}

/** What is asked of whom now, and because of what; null when the game is over. */
export function explain(game: Game): Question | null {
  if (game.over || !game.todo.length) return null;
  const frame = game.todo[game.todo.length - 1];
  const isCard = frame.block >= ENGINE_BLOCKS.length;
  return {
    kind: questionOf(game) as QuestionKind,
    seat: asked(game),
    source: frame.source === -1 ? null : sourceOf(game, frame),
    word: isCard ? (currentNode(game).effect as Effect) : null,
    about: describeContext(game),
    optional: frame.optional === 1,
  };
}

/** What is settled about the present question, by name. */
export function describeContext(game: Game): Partial<Described> {
  const frame = game.todo[game.todo.length - 1];
  const { fighters } = matchOf(game);
  const name = (fighter: number): string | undefined => fighters[fighter]?.name;
  switch (questionOf(game)) {
    case 'target':
      return { fighter: name(frame.me) };
    case 'attackCard':
    case 'laidBoost':
    case 'defense': {
      const { attack, defense } = combatOf(game);
      return { fighter: name(attack.fighter), target: name(defense.fighter) };
    }
    case 'schemeFighter':
      return { card: matchOf(game).kinds[frame.card].id };
    case 'moveTo': {
      const { from, left } = moveInProgress(game, moverOf(game));
      return { fighter: name(moverOf(game)), from: matchOf(game).board.names[from], left };
    }
    case 'walkOrPlace':
      return { fighter: name(frame.it) };
    case 'placeTo':
    case 'placeSidekick':
      return { fighter: name(placedOf(game)) };
    case 'assign':
      return { fighter: name(assignee(game, frame.stage)) };
    default:
      return {};
  }
}
/** Where a move goes on from, the movement left, and whether it goes space by space. */
export function moveInProgress(game: Game, mover: number): { from: number; left: number; isStepwise: boolean } {
  const frame = game.todo[game.todo.length - 1];
  const { effect } = currentNode(game);
  if (effect.do !== 'move') return { from: frame.a, left: frame.b, isStepwise: matchOf(game).board.definition.doors.length > 0 };
  const isStepwise = effect.tracked === true;
  if (frame.stage > 0) return { from: frame.a, left: frame.b, isStepwise };
  return { from: game.space[mover], left: amountOf(game, frame, effect.upTo), isStepwise };
}
/** Who is being moved. */
export function moverOf(game: Game): number {
  const frame = game.todo[game.todo.length - 1];
  const { effect } = currentNode(game);
  if (effect.do === 'move' && frame.stage === 0 && (typeof effect.who === 'string' || 'named' in effect.who))
    return fighterOf(game, frame, effect.who);
  return frame.it;
}
/** Who is being placed. */
export function placedOf(game: Game): number {
  const frame = game.todo[game.todo.length - 1];
  const { effect } = currentNode(game);
  if (effect.do === 'place' || effect.do === 'returnFallen') return fighterOf(game, frame, effect.who);
  return effect.do === 'summonInPlace' ? matchOf(game).heroOf[frame.you] : frame.it;
}
