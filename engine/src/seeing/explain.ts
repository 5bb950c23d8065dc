/** What the game waits for, of whom, and why. */

import { NONE } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import type { QuestionKind } from '../data/questions.ts';
import type { Source } from '../data/source.ts';
import type { Settled } from '../data/word.ts';
import type { Effect } from '../data/words.ts';
import { asked, currentNode, questionOf } from '../machine/machine.ts';
import { sourceOf } from '../machine/source.ts';
import type { Described } from './described.ts';

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
  const isCard = frame.block >= matchOf(game).ruleBlocks;
  return {
    kind: questionOf(game),
    seat: asked(game),
    source: frame.source === NONE ? null : sourceOf(game, frame),
    word: isCard ? (currentNode(game).said as Effect) : null,
    about: describeContext(game),
    optional: frame.optional === 1,
  };
}

/** What is settled about the present question, by number. */
export function settled(game: Game): Settled {
  const frame = game.todo[game.todo.length - 1];
  const { verb, args } = currentNode(game);
  return verb.about && questionOf(game) !== 'yesNo' ? verb.about(game, frame, args) : {};
}
/** The same by name. */
export function describeContext(game: Game): Partial<Described> {
  const { board, fighters, kinds } = matchOf(game);
  const { fighter, target, card, from, left } = settled(game);
  return {
    ...(fighter !== undefined && { fighter: fighters[fighter]?.name }),
    ...(target !== undefined && { target: fighters[target]?.name }),
    ...(card !== undefined && { card: kinds[card].id }),
    ...(from !== undefined && { from: board.names[from], left }),
  };
}
