/** Runs a scene: a position or a record, a script, and what must hold (docs/scenes.md). */

import { concession } from '../data/choice.ts';
import type { Sink } from '../data/events.ts';
import { clone, type Game } from '../data/game.ts';
import { boardNamed, heroNamed } from '../data/known.ts';
import { forget, matchOf } from '../data/match.ts';
import { InvalidData, type Problem } from '../data/problems.ts';
import { choices, watchForced } from '../machine/machine.ts';
import { answer } from '../seeing/answer.ts';
import { describe } from '../seeing/describe.ts';
import type { Described } from '../seeing/described.ts';
import { type Fought, foughtAfter, NOTHING_FOUGHT } from '../seeing/last-combat.ts';
import { view } from '../seeing/view.ts';
import type { Reason } from '../seeing/why-not.ts';
import { setChance } from './chance.ts';
import { can, cannot, fits, type Given, given, matching, nowAsked, type Short, strangeName, whyNotChosen } from './choosing.ts';
import { compare } from './expectation.ts';
import { learnBoards, learnHeroes, problemsOfNew } from './learn.ts';
import { type GameRecord, replay } from './record.ts';
import { scene } from './scene.ts';
import { FIRST_FORMAT, readScene, type SceneFile, type Step } from './scene-file.ts';

/** What fell short, where, and what would have been legal. */
export interface Shortfall {
  /** Number of the step, from 1; 0: the scene itself. */
  step: number;
  problem: string;
  expected: unknown;
  found: unknown;
  /** Why the answer is not to be had, where one thing was named. */
  why: Reason | null;
  legal: Described[];
}

/** Runs a scene; null when all holds. Never throws on bad data: that is a shortfall of step 0. Whoever wants to see where it ends is shown the game. */
export function verify(data: unknown, atEnd?: (game: Game) => void): Shortfall | null {
  let refused: readonly string[] | undefined;
  try {
    const file = readScene(data);
    refused = file.refused;
    const unsound = problemsOfNew(file);
    if (unsound.length) throw new InvalidData('scene', unsound);
    const short = enacted(file, atEnd);
    return short ?? (refused ? notRefused(refused, []) : null);
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    if (refused) return notRefused(refused, error.problems);
    return { step: 0, problem: error.message, expected: 'a sound scene', found: error.problems, why: null, legal: [] };
  }
}
/** With the heroes and boards made for the scene, which are known only as long as it runs. */
function enacted(file: SceneFile, atEnd?: (game: Game) => void): Shortfall | null {
  const heroes = (file.heroes ?? []).filter(({ id }) => !heroNamed(id));
  const boards = (file.boards ?? []).filter(({ id }) => !boardNamed(id));
  learnHeroes(heroes);
  learnBoards(boards);
  try {
    return play(file, atEnd);
  } finally {
    watchForced(undefined);
    if (heroes.length || boards.length)
      forget(
        heroes.map(({ id }) => id),
        boards.map(({ id }) => id),
      );
  }
}

/** Are these all the problems that the scene must be refused for, by their places or word by word? */
function notRefused(refused: readonly string[], problems: readonly Problem[]): Shortfall | null {
  const names = (each: Problem, named: string): boolean => named === each.path || named === `${each.path}: ${each.problem}`;
  const lacking = refused.flatMap((named, i) =>
    problems.some((each) => names(each, named)) ? [] : [{ path: `refused[${i}]`, problem: `nothing like "${named}" is wrong with it` }],
  );
  const found = [...lacking, ...problems.filter((each) => !refused.some((named) => names(each, named)))];
  return found.length ? { step: 0, problem: 'it is not refused so', expected: refused, found, why: null, legal: [] } : null;
}

/** An answer that the game gave itself since the last step that answered, and everything as it was before. */
interface Forced extends Given {
  before: { game: Game; fought: Fought } | null;
}
interface Stage {
  game: Game;
  /** How the last combat came out. */
  fought: Fought;
  forced: Forced[];
  /** May something be denied that nobody is asked for? */
  isLenient: boolean;
  hear: Sink;
}

function play(file: SceneFile, atEnd?: (game: Game) => void): Shortfall | null {
  const stage: Stage = {
    game: undefined as unknown as Game,
    fought: NOTHING_FOUGHT,
    forced: [],
    isLenient: file.scene === FIRST_FORMAT,
    hear(event) {
      stage.fought = foughtAfter(matchOf({ setup: file.setup ?? file.game!.setup }), stage.fought, event);
    },
  };
  watchForced((game, taken) => stage.forced.push({ ...given(game, taken), before: { game: clone(game), fought: stage.fought } }));
  stage.game = file.game ? replayed(file.game, stage) : scene(file.setup!, file.position, stage.hear);
  for (const [i, step] of (file.script ?? []).entries()) {
    const short = take(stage, step);
    if (short) return { step: i + 1, why: null, legal: choices(stage.game).map((choice) => describe(stage.game, choice)), ...short };
  }
  atEnd?.(stage.game);
  return null;
}

/** What the game gave itself before the last answer of the record is past. */
function replayed(kept: GameRecord, stage: Stage): Game {
  try {
    return replay(kept, undefined, stage.hear);
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    throw new InvalidData(
      'scene',
      error.problems.map(({ path, problem }) => ({ path: path ? `game.${path}` : 'game', problem })),
    );
  }
}

function take(stage: Stage, step: Step): Short | null {
  const { game } = stage;
  if ('choose' in step) return strangeName(game, step.choose) ?? choose(stage, step.choose);
  if ('can' in step) return strangeName(game, step.can) ?? can(game, step.can);
  if ('cannot' in step) return strangeName(game, step.cannot) ?? cannot(game, step.cannot, stage.isLenient);
  if ('before' in step) return strangeName(game, step.before) ?? goBack(stage, step.before);
  if ('expect' in step) {
    if (typeof step.as === 'number' && step.as >= game.seats.length) return { problem: 'no such seat', expected: step.as, found: null };
    return compare({ ...view(game, step.as ?? 'all'), lastCombat: stage.fought.last }, step.expect, '');
  }
  if ('concede' in step) {
    if (game.over || step.concede >= game.seats.length || game.seats[step.concede].out)
      return { problem: 'this seat cannot concede', expected: step, found: null };
    stage.forced = [];
    answer(game, concession(step.concede), stage.hear);
    return null;
  }
  for (const each of stage.forced) each.before = null;
  return setChance(game, step.chance);
}

/** Answers with the one choice that fits. An answer that the game has given itself may be named too. */
function choose(stage: Stage, wanted: Partial<Described>): Short | null {
  const { game, forced } = stage;
  const found = matching(game, wanted);
  if (found.length === 1) {
    stage.forced = [];
    answer(game, found[0], stage.hear);
    return null;
  }
  const at = found.length ? -1 : forced.findIndex((each) => fits(each, wanted));
  if (at >= 0) {
    forced.splice(0, at + 1);
    return null;
  }
  const problem = found.length ? 'several choices match; name more of it' : `no choice matches; ${nowAsked(game)}`;
  const why = found.length ? null : whyNotChosen(game, wanted);
  return { problem, expected: wanted, found: found.map((choice) => describe(game, choice)), why };
}

/** To before an answer that the game gave itself: then it is asked. */
function goBack(stage: Stage, wanted: Partial<Described>): Short | null {
  const at = stage.forced.findIndex((each) => fits(each, wanted));
  const before = stage.forced[at]?.before;
  if (before) {
    stage.game = before.game;
    stage.fought = before.fought;
    stage.forced = stage.forced.slice(0, at);
    return null;
  }
  const problem = at < 0 ? `the game has not given this answer itself; ${nowAsked(stage.game)}` : 'chance was set since; go back before';
  return { problem, expected: wanted, found: stage.forced.map(({ described }) => described) };
}
