/** A game as what was decided: setup, seed and answers. Everything else follows from them. */

import { CHOICES, type Choice, kindOfChoice } from '../data/choice.ts';
import type { Sink } from '../data/events.ts';
import type { Game } from '../data/game.ts';
import { boardNamed, heroNamed } from '../data/known.ts';
import { InvalidData, type Problem, shown } from '../data/problems.ts';
import { isSeed, type Seed } from '../data/random.ts';
import { isRulesVersion, problemsOfSetup, RULES, type Setup, whichRules } from '../data/setup.ts';
import { newGame } from '../rules/start.ts';
import { answer } from '../seeing/answer.ts';
import { IllegalChoice } from '../seeing/illegal.ts';

export const FORMAT = 1;
/** Answers that a record may hold: the longest games have about a thousand. */
const MOST_ANSWERS = 10_000;

export interface GameRecord {
  format: number;
  /** The version it is played by; the setup says the same, or nothing. */
  rules: number;
  /** Of the heroes and the board it was played with. */
  content: string;
  setup: Setup;
  seed: Seed;
  answers: number[];
}

/** The record of a game so far. */
export const record = (setup: Setup, seed: Seed, answers: readonly Choice[] = []): GameRecord => ({
  format: FORMAT,
  rules: setup.rules ?? RULES,
  content: contentOf(setup),
  setup,
  seed,
  answers: [...answers],
});

/** Plays a record again, up to so many answers. Refuses one that is malformed, of unknown rules or other content, or that holds an illegal answer. */
export function replay(data: unknown, upTo = Number.POSITIVE_INFINITY, sink?: Sink): Game {
  const kept = parseRecord(data);
  const game = newGame(kept.setup, kept.seed, sink);
  kept.answers.slice(0, upTo).forEach((picked, i) => {
    try {
      answer(game, picked as Choice, sink);
    } catch (error) {
      if (error instanceof IllegalChoice) throw new InvalidData('record', [{ path: `answers[${i}]`, problem: error.message }]);
      throw error;
    }
  });
  return game;
}

export function parseRecord(data: unknown): GameRecord {
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path, problem });
  const given = (typeof data === 'object' && data !== null && !Array.isArray(data) ? data : {}) as Partial<GameRecord>;
  if (given !== data) throw new InvalidData('record', [{ path: '', problem: 'must be an object' }]);
  if (given.format !== FORMAT) say('format', `is ${shown(given.format)}; this version reads ${FORMAT}`);
  if (!isRulesVersion(given.rules)) say('rules', whichRules(given.rules));
  if (!isSeed(given.seed)) say('seed', 'must be a whole number or 32 hexadecimal digits');
  if (!Array.isArray(given.answers)) say('answers', 'must be a list of choices');
  else if (given.answers.length > MOST_ANSWERS)
    say('answers', `are ${given.answers.length}, more than the ${MOST_ANSWERS} of the longest game`);
  else given.answers.forEach((picked, i) => isChoice(picked) || say(`answers[${i}]`, `${shown(picked)} is not a choice`));
  const setup = given.setup;
  if (typeof setup !== 'object' || setup === null) say('setup', 'must be an object');
  else {
    for (const { path, problem } of problemsOfSetup(setup)) say(`setup.${path}`, problem);
    if (setup.rules !== undefined && setup.rules !== given.rules) say('setup.rules', `is not ${given.rules}, as the record says`);
    if (!problems.length && given.content !== contentOf(setup))
      say('content', 'was played with other versions of these heroes or this board');
  }
  if (problems.length) throw new InvalidData('record', problems);
  return withRules(given as GameRecord);
}
/** A setup that leaves its version out means the newest; a record may mean another. */
const withRules = (kept: GameRecord): GameRecord =>
  kept.setup.rules === undefined && kept.rules !== RULES ? { ...kept, setup: { ...kept.setup, rules: kept.rules } } : kept;
const isChoice = (picked: unknown): boolean =>
  Number.isInteger(picked) &&
  (picked as number) >= 0 &&
  kindOfChoice(picked as Choice) !== undefined &&
  (picked as number) >> 8 < CHOICES.length;

/** A short fingerprint of the heroes and the board of a setup. */
function contentOf(setup: Setup): string {
  return fingerprint(
    [boardNamed(setup.board)?.definition, ...setup.heroes.map(heroNamed)].map((part) => (part ? printOf(part) : '')).join(' '),
  );
}
const prints = new WeakMap<object, string>();
function printOf(definition: object): string {
  const known = prints.get(definition) ?? fingerprint(JSON.stringify(definition));
  prints.set(definition, known);
  return known;
}
/** A short fingerprint of everything in a game; equal games have equal ones. */
export const digest = (game: Game): string => fingerprint(JSON.stringify(game));

function fingerprint(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9e3779b9;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b) ^ (b >>> 13);
  }
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
