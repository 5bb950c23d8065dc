/** A game as what was decided: how it began, and the answers. Everything else follows from them. */

import { CHOICES, type Choice, kindOfChoice } from '../data/choice.ts';
import type { Sink } from '../data/events.ts';
import type { Game } from '../data/game.ts';
import { also, anyText, containing, type Data, fitting, isData, type Kind, list, optional, problemsOf } from '../data/kinds.ts';
import { boardNamed, heroNamed } from '../data/known.ts';
import { inside, type Place, say } from '../data/place.ts';
import { InvalidData, shown } from '../data/problems.ts';
import { isSeed, type Seed } from '../data/random.ts';
import { RULES, rulesVersion, type Setup, setup } from '../data/setup.ts';
import { newGame } from '../rules/start.ts';
import { answer } from '../seeing/answer.ts';
import { IllegalChoice } from '../seeing/illegal.ts';
import { position as aPosition, type Position } from './position.ts';
import { scene } from './scene.ts';

export const FORMAT = 1;
/** Of a game that began with a position: whoever knows only the first format would deal anew. */
export const FORMAT_WITH_POSITION = 2;
/** Answers that a record may hold: the longest games have about a thousand. */
const MOST_ANSWERS = 10_000;

/** How a game began: decks shuffled and hands dealt by the seed; or a position, with the seed for whatever chance decides later. */
export interface Origin {
  setup: Setup;
  seed: Seed;
  position?: Position;
}
export interface GameRecord extends Origin {
  format: number;
  /** The version it is played by; the setup says the same, or nothing. */
  rules: number;
  /** Of the heroes and the board it was played with. */
  content: string;
  answers: number[];
}

/** A game at its first question, as it once began. Refuses a position that cannot be. */
export const newGameFrom = ({ setup, seed, position }: Origin, sink?: Sink): Game =>
  position ? scene(setup, position, sink, seed) : newGame(setup, seed, sink);

/** The record of a game so far. */
export const record = (setup: Setup, seed: Seed, answers: readonly Choice[] = [], position?: Position): GameRecord => ({
  format: position ? FORMAT_WITH_POSITION : FORMAT,
  rules: setup.rules ?? RULES,
  content: contentOf(setup),
  setup,
  seed,
  ...(position && { position }),
  answers: [...answers],
});

/** Plays a record again, up to so many answers. Refuses one that is malformed, of unknown rules or other content, or that holds an illegal answer. */
export function replay(data: unknown, upTo = Number.POSITIVE_INFINITY, sink?: Sink): Game {
  const kept = parseRecord(data);
  const game = newGameFrom(kept, sink);
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

export const choice: Kind<Choice> = (value, at) => {
  if (!isChoice(value)) say(at, `${shown(value)} is not a choice`);
};
const answers: Kind<number[]> = (value, at) => {
  if (Array.isArray(value) && value.length > MOST_ANSWERS)
    say(at, `are ${value.length}, more than the ${MOST_ANSWERS} of the longest game`);
  else list(choice, { most: MOST_ANSWERS })(value, at);
};
export const seed: Kind<Seed> = fitting('a whole number or 32 hexadecimal digits', isSeed);
const format: Kind<number> = (value, at) => {
  if (value !== FORMAT && value !== FORMAT_WITH_POSITION)
    say(at, `is ${shown(value)}; this version reads ${FORMAT} and ${FORMAT_WITH_POSITION}`);
};
/** What is kept beside a record in the same file is for those who keep it. */
const gameRecord = also<GameRecord>(
  containing<GameRecord>({
    format,
    rules: rulesVersion,
    seed,
    answers,
    setup,
    position: optional(aPosition),
    content: anyText,
  }),
  (data, at) => {
    const { rules, content, setup: own } = data;
    if (data.format === FORMAT_WITH_POSITION || data.position !== undefined) checkPosition(data, inside(at, 'position'));
    if (!isData(own)) return;
    if (own.rules !== undefined && own.rules !== rules) say(inside(inside(at, 'setup'), 'rules'), `is not ${rules}, as the record says`);
    if (!at.problems.length && content !== contentOf(own as unknown as Setup))
      say(inside(at, 'content'), 'was played with other versions of these heroes or this board');
  },
);

/** Is there such a game? */
function checkPosition({ format, setup: own, position: given, seed: drawn }: Data, at: Place): void {
  if (format === FORMAT) return say(at, `belongs to format ${FORMAT_WITH_POSITION}`);
  if (given === undefined) return say(at, 'is missing');
  if (isData(given) && given.seed !== undefined) say(inside(at, 'seed'), 'stands beside the position, not in it');
  if (at.problems.length) return;
  try {
    scene(own as unknown as Setup, given as Position, undefined, drawn as Seed);
  } catch (error) {
    if (!(error instanceof InvalidData)) throw error;
    at.problems.push(...error.problems);
  }
}

export function parseRecord(data: unknown): GameRecord {
  const problems = problemsOf(data, gameRecord);
  if (problems.length) throw new InvalidData('record', problems);
  return withRules(data as GameRecord);
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
