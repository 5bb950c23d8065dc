/** Runs a scene: a position or a record, a script, and what must hold (docs/scenes.md). */

import { kindOf } from '../data/card.ts';
import { ACTIONS, type Choice, concession } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { boardNamed, heroNamed } from '../data/known.ts';
import { forget, matchOf } from '../data/match.ts';
import { forgetOffers } from '../data/offers.ts';
import { InvalidData, unknown } from '../data/problems.ts';
import { asked, choices, questionOf, watchForced } from '../machine/machine.ts';
import { answer } from '../seeing/answer.ts';
import { describe } from '../seeing/describe.ts';
import type { Described } from '../seeing/described.ts';
import { describeContext } from '../seeing/explain.ts';
import { view } from '../seeing/view.ts';
import { type Reason, type Thing, whyNot } from '../seeing/why-not.ts';
import { learnBoards, learnHeroes } from './learn.ts';
import { type GameRecord, replay } from './record.ts';
import { scene } from './scene.ts';
import { type Chance, parseScene, type SceneFile, type Step } from './scene-file.ts';

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
type Short = Omit<Shortfall, 'step' | 'legal' | 'why'> & { why?: Reason | null };

/** Runs a scene; null when all holds. Never throws on bad data: that is a shortfall of step 0. */
export function verify(data: unknown): Shortfall | null {
  try {
    const file = parseScene(data);
    const heroes = (file.heroes ?? []).filter(({ id }) => !heroNamed(id));
    const boards = (file.boards ?? []).filter(({ id }) => !boardNamed(id));
    learnHeroes(heroes);
    learnBoards(boards);
    try {
      return play(file);
    } finally {
      watchForced(undefined);
      if (heroes.length || boards.length)
        forget(
          heroes.map(({ id }) => id),
          boards.map(({ id }) => id),
        );
    }
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    return { step: 0, problem: error.message, expected: 'a sound scene', found: error.problems, why: null, legal: [] };
  }
}

/** A choice as it was described, and what of it was settled before. */
interface Given {
  described: Described;
  about: Partial<Described>;
}
/** Answers the game gave itself since the last step that answered. */
type Forced = Given[];

function play(file: SceneFile): Shortfall | null {
  const forced: Forced = [];
  watchForced((game, taken) => forced.push(given(game, taken)));
  const game = file.game ? replayed(file.game) : scene(file.setup!, file.position);
  for (const [i, step] of (file.script ?? []).entries()) {
    const short = take(game, step, forced);
    if (short) return { step: i + 1, why: null, legal: choices(game).map((choice) => describe(game, choice)), ...short };
  }
  return null;
}

function replayed(kept: GameRecord): Game {
  try {
    return replay(kept);
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    throw new InvalidData(
      'scene',
      error.problems.map(({ path, problem }) => ({ path: path ? `game.${path}` : 'game', problem })),
    );
  }
}

function take(game: Game, step: Step, forced: Forced): Short | null {
  if ('choose' in step) return strangeName(game, step.choose) ?? choose(game, step.choose, forced);
  if ('cannot' in step) return strangeName(game, step.cannot) ?? cannot(game, step.cannot);
  if ('expect' in step) {
    if (typeof step.as === 'number' && step.as >= game.seats.length) return { problem: 'no such seat', expected: step.as, found: null };
    return compare(view(game, step.as ?? 'all'), step.expect, '');
  }
  if ('concede' in step) {
    if (game.over || step.concede >= game.seats.length || game.seats[step.concede].out)
      return { problem: 'this seat cannot concede', expected: step, found: null };
    forced.length = 0;
    answer(game, concession(step.concede));
    return null;
  }
  return setChance(game, step.chance);
}

const given = (game: Game, choice: Choice): Given => ({ described: describe(game, choice), about: describeContext(game) });
/** Has it all the fields named, and is one of them the kind of the question or a thing that is picked, not settled before? */
const fits = ({ described, about }: Given, wanted: Partial<Described>): boolean =>
  Object.keys(wanted).some((field) => field === 'kind' || (field !== 'seat' && !(field in about))) && !compare(described, wanted, '');
const matches = (game: Game, wanted: Partial<Described>): Choice[] => choices(game).filter((choice) => fits(given(game, choice), wanted));

/** Answers with the one choice that fits. An answer that the game has given itself may be named too. */
function choose(game: Game, wanted: Partial<Described>, forced: Forced): Short | null {
  const matching = matches(game, wanted);
  if (matching.length === 1) {
    forced.length = 0;
    answer(game, matching[0]);
    return null;
  }
  const given = matching.length ? -1 : forced.findIndex((each) => fits(each, wanted));
  if (given >= 0) {
    forced.splice(0, given + 1);
    return null;
  }
  const now = game.over ? 'the game is over' : `seat ${asked(game)} is asked "${questionOf(game)}"`;
  const problem = matching.length ? 'several choices match; name more of it' : `no choice matches; ${now}`;
  const why = matching.length || game.over ? null : whyNotChosen(game, wanted);
  return { problem, expected: wanted, found: matching.map((choice) => describe(game, choice)), why };
}
function cannot(game: Game, wanted: Partial<Described>): Short | null {
  const matching = matches(game, wanted);
  if (!matching.length) return null;
  return { problem: 'this can be chosen', expected: wanted, found: matching.map((choice) => describe(game, choice)) };
}
/** Why the one thing named is not on offer; null if something else is wrong. */
function whyNotChosen(game: Game, { kind, seat, action, card, space, target, fighter }: Partial<Described>): Reason | null {
  if ((kind !== undefined && kind !== questionOf(game)) || (seat !== undefined && seat !== asked(game))) return null;
  const thing = action ? { action } : card ? { card } : space ? { space } : target ? { fighter: target } : fighter ? { fighter } : null;
  return thing && whyNot(game, asked(game), thing as Thing);
}

/** A name that means nothing in this game; without this, a slip would make every `cannot` hold. */
function strangeName(game: Game, wanted: Partial<Described>): Short | null {
  const match = matchOf(game);
  const fighters = match.fighters.map(({ name }) => name);
  const seats = match.heroes.map((_, seat) => `${seat}`);
  const known: Partial<Record<keyof Described, readonly string[]>> = {
    fighter: fighters,
    target: fighters,
    space: match.board.names,
    card: [...new Set(match.kinds.map(({ id }) => id))],
    door: match.board.definition.doors.map(({ id }) => id),
    action: ACTIONS,
    seat: seats,
    opponent: seats,
  };
  for (const [field, name] of Object.entries(wanted)) {
    const names = known[field as keyof Described];
    if (names && !names.includes(`${name}`)) return { problem: unknown(field, name, names), expected: wanted, found: null };
  }
  return null;
}

/** Lets chance decide so. */
function setChance(game: Game, chance: Chance): Short | null {
  const match = matchOf(game);
  const kinds = match.kindsOf[chance.seat];
  if (!kinds) return { problem: 'no such seat', expected: chance, found: null };
  const names = kinds.map((kind) => match.kinds[kind].id);
  const discards = typeof chance.discards === 'string' ? [chance.discards] : (chance.discards ?? []);
  const strange = [...discards, ...(chance.deck ?? [])].find((name) => !names.includes(name));
  if (strange !== undefined) return { problem: unknown('card', strange, names), expected: chance, found: null };
  for (const name of discards) game.fate.push(kinds[names.indexOf(name)]);
  const { deck } = game.seats[chance.seat];
  const left = deck.slice();
  const wanted = (chance.deck ?? []).map((name) => {
    const at = left.findIndex((card) => match.kinds[kindOf(card)].id === name);
    return at < 0 ? -1 : left.splice(at, 1)[0];
  });
  if (wanted.includes(-1)) {
    const found = deck.map((card) => match.kinds[kindOf(card)].id).reverse();
    return { problem: 'these cards are not all in the deck', expected: chance.deck, found };
  }
  game.seats[chance.seat].deck = [...left, ...wanted.reverse()];
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
    if (!Object.hasOwn(found, key)) return { problem: `${path ? `${path}.` : ''}${key} is not there`, expected: value, found: undefined };
    const short = compare((found as Record<string, unknown>)[key], value, path ? `${path}.${key}` : key);
    if (short) return short;
  }
  return null;
}
