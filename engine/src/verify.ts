/** Runs a scene: a position or a record, a script, and what must hold (docs/scenes.md). */
import { type Choice, concession } from './choice.ts';
import type { BoardDefinition, HeroDefinition } from './define.ts';
import { type Described, describe } from './describe.ts';
import type { Game } from './game.ts';
import { kindOf } from './knowledge.ts';
import { learnBoards, learnHeroes } from './known.ts';
import { answer, choices, forgetOffers } from './machine.ts';
import { matchOf } from './match.ts';
import { InvalidData, type Problem, unknown } from './problems.ts';
import { type GameRecord, replay } from './record.ts';
import { type Position, scene } from './scene.ts';
import type { Setup } from './setup.ts';
import { view } from './view.ts';

export const SCENE_FORMAT = 1;
export type Step =
  | { choose: Partial<Described> }
  | { cannot: Partial<Described> }
  | { expect: unknown; as?: number | 'spectator' }
  | { chance: { seat: number; discards?: string; deck?: readonly string[] } }
  | { concede: number };
export interface SceneFile {
  scene: number;
  title?: string;
  rules?: readonly string[];
  /** Heroes and boards made for this scene. */
  heroes?: readonly HeroDefinition[];
  boards?: readonly BoardDefinition[];
  setup?: Setup;
  position?: Position;
  /** Instead of setup and position: a record, played up to its end. */
  game?: GameRecord;
  script?: readonly Step[];
}
/** What fell short, where, and what would have been legal. */
export interface Shortfall {
  /** Number of the step, from 1; 0: the scene itself. */
  step: number;
  problem: string;
  expected: unknown;
  found: unknown;
  legal: Described[];
}

/** Runs a scene; null when all holds. Never throws on bad data: that is a shortfall of step 0. */
export function verify(data: unknown): Shortfall | null {
  let file: SceneFile;
  let game: Game;
  try {
    file = parseScene(data);
    learnHeroes(file.heroes ?? []);
    learnBoards(file.boards ?? []);
    game = file.game ? replay(file.game) : scene(file.setup!, file.position);
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    return { step: 0, problem: error.message, expected: 'a sound scene', found: error.problems, legal: [] };
  }
  for (const [i, step] of (file.script ?? []).entries()) {
    const short = take(game, step);
    if (short) return { step: i + 1, legal: choices(game).map((choice) => describe(game, choice)), ...short };
  }
  return null;
}

/** A scene from any moment of a record, for a report. */
export const sceneOf = (game: GameRecord, answers: number, title: string): SceneFile => ({
  scene: SCENE_FORMAT,
  title,
  game: { ...game, answers: game.answers.slice(0, answers) },
  script: [],
});

type Short = Omit<Shortfall, 'step' | 'legal'>;
function take(game: Game, step: Step): Short | null {
  if ('choose' in step) return choose(game, step.choose);
  if ('cannot' in step) {
    const matching = matches(game, step.cannot);
    return matching.length
      ? { problem: 'this can be chosen', expected: step.cannot, found: matching.map((choice) => describe(game, choice)) }
      : null;
  }
  if ('expect' in step) return compare(view(game, step.as ?? 'all'), step.expect, '');
  if ('concede' in step) {
    if (game.over || step.concede >= game.seats.length || game.seats[step.concede].out)
      return { problem: 'this seat cannot concede', expected: step, found: null };
    answer(game, concession(step.concede));
    return null;
  }
  return setChance(game, step.chance);
}
const matches = (game: Game, wanted: Partial<Described>): Choice[] =>
  choices(game).filter((choice) => compare(describe(game, choice), wanted, '') === null);

function choose(game: Game, wanted: Partial<Described>): Short | null {
  const matching = matches(game, wanted);
  if (matching.length !== 1) {
    const problem = matching.length ? 'several choices match; name more of it' : 'no choice matches';
    return { problem, expected: wanted, found: matching.map((choice) => describe(game, choice)) };
  }
  answer(game, matching[0]);
  return null;
}

/** Says what chance decides: the card the next random pick from a hand takes, or the order of a deck from the top. */
function setChance(game: Game, chance: { seat: number; discards?: string; deck?: readonly string[] }): Short | null {
  const match = matchOf(game);
  const kinds = match.kindsOf[chance.seat];
  if (!kinds) return { problem: 'no such seat', expected: chance, found: null };
  const kindNamed = (name: string): number => kinds.find((kind) => match.kinds[kind].id === name) ?? -1;
  if (chance.discards !== undefined) {
    const kind = kindNamed(chance.discards);
    if (kind < 0)
      return {
        problem: unknown(
          'card',
          chance.discards,
          kinds.map((each) => match.kinds[each].id),
        ),
        expected: chance,
        found: null,
      };
    game.fate.push(kind);
  }
  if (chance.deck) {
    const { deck } = game.seats[chance.seat];
    const left = deck.slice();
    const wanted = chance.deck.map((name) => {
      const at = left.findIndex((card) => kindOf(card) === kindNamed(name));
      return at < 0 ? -1 : left.splice(at, 1)[0];
    });
    if (wanted.includes(-1))
      return {
        problem: 'these cards are not all in the deck',
        expected: chance.deck,
        found: deck.map((card) => match.kinds[kindOf(card)].id).reverse(),
      };
    game.seats[chance.seat].deck = [...left, ...wanted.reverse()];
  }
  forgetOffers();
  return null;
}

/** Compares only what is named: fields of objects, lists element by element and of the same length, everything else by equality. */
export function compare(found: unknown, expected: unknown, path: string): Short | null {
  const differs = (): Short => ({ problem: `${path || 'it'} differs`, expected, found });
  if (typeof expected !== 'object' || expected === null) return Object.is(found, expected) ? null : differs();
  if (typeof found !== 'object' || found === null) return differs();
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return differs();
  }
  for (const [key, value] of Object.entries(expected)) {
    if (!(key in found)) return { problem: `${path ? `${path}.` : ''}${key} is not there`, expected: value, found: undefined };
    const short = compare((found as Record<string, unknown>)[key], value, path ? `${path}.${key}` : key);
    if (short) return short;
  }
  return null;
}

const FIELDS = ['scene', 'title', 'rules', 'heroes', 'boards', 'setup', 'position', 'game', 'script'];
const STEPS: Record<string, (value: unknown) => boolean> = {
  choose: isObject,
  cannot: isObject,
  expect: isObject,
  chance: (value) => isObject(value) && Number.isInteger((value as { seat: unknown }).seat),
  concede: Number.isInteger,
};
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
export function parseScene(data: unknown): SceneFile {
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path, problem });
  if (!isObject(data)) throw new InvalidData('scene', [{ path: '', problem: 'must be an object' }]);
  const file = data as SceneFile;
  for (const field of Object.keys(file)) if (!FIELDS.includes(field)) say(field, unknown('field', field, FIELDS));
  if (file.scene !== SCENE_FORMAT) say('scene', `is ${JSON.stringify(file.scene)}; this version reads ${SCENE_FORMAT}`);
  if (file.game === undefined && !isObject(file.setup)) say('setup', 'must be an object, unless there is a game');
  if (file.game !== undefined && (file.setup !== undefined || file.position !== undefined))
    say('game', 'stands instead of setup and position');
  if (file.position !== undefined && !isObject(file.position)) say('position', 'must be an object');
  for (const field of ['heroes', 'boards', 'script', 'rules'] as const)
    if (file[field] !== undefined && !Array.isArray(file[field])) say(field, 'must be a list');
  if (Array.isArray(file.script)) file.script.forEach((step, i) => checkStep(step, `script[${i}]`, say));
  if (problems.length) throw new InvalidData('scene', problems);
  return file;
}
function checkStep(step: Step, path: string, say: (path: string, problem: string) => void): void {
  if (!isObject(step)) return say(path, 'must be an object');
  const verbs = Object.keys(step).filter((key) => key !== 'as');
  if (verbs.length !== 1) return say(path, `must have exactly one of ${Object.keys(STEPS).join(', ')}`);
  if (!(verbs[0] in STEPS)) return say(path, unknown('step', verbs[0], Object.keys(STEPS)));
  if (!STEPS[verbs[0]]((step as Record<string, unknown>)[verbs[0]])) say(`${path}.${verbs[0]}`, 'has the wrong form');
}
