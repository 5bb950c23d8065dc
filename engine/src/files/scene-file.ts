/** A scene as a file: its shape, and all that is wrong with data that should have it (docs/scenes.md). */
import type { BoardDefinition, HeroDefinition } from '../data/define.ts';
import { also, fitting, isData, type Kind, list, optional, problemsOf, record } from '../data/kinds.ts';
import { inside, say } from '../data/place.ts';
import { InvalidData, shown, unknown } from '../data/problems.ts';
import { QUESTIONS } from '../data/questions.ts';
import type { Setup } from '../data/setup.ts';
import type { Described } from '../seeing/described.ts';
import { expectation } from './expectation.ts';
import { problemsOfNew } from './learn.ts';
import { namesOf, type Position } from './position.ts';
import type { GameRecord } from './record.ts';

export const SCENE_FORMAT = 2;
/** It counted options from 0, not from 1 as cards print them, and its `cannot` held also where nobody was asked for such a thing. */
export const FIRST_FORMAT = 1;
const MOST_STEPS = 10_000;
const MOST_REFUSALS = 256;
/** What chance decides: the cards that the next random picks from a hand take, or a deck from the top. */
export interface Chance {
  seat: number;
  discards?: string | readonly string[];
  deck?: readonly string[];
}
export type Step = { note?: string } & (
  | { choose: Partial<Described> }
  | { can: Partial<Described> }
  | { cannot: Partial<Described> }
  | { before: Partial<Described> }
  | { expect: unknown; as?: number | 'spectator' }
  | { chance: Chance }
  | { concede: number }
);
export interface SceneFile {
  scene: number;
  title?: string;
  /** Rules that the scene checks, by number. */
  rules?: readonly string[];
  /** Heroes and boards made for this scene. */
  heroes?: readonly HeroDefinition[];
  boards?: readonly BoardDefinition[];
  setup?: Setup;
  position?: Position;
  /** Instead of setup and position: a record, played up to its end. */
  game?: GameRecord;
  script?: readonly Step[];
  /** What is wrong with it, instead of a script: the places of all problems, or the problems as they are told. */
  refused?: readonly string[];
}

/** A scene from any moment of a record, for a report. */
export const sceneOf = (game: GameRecord, answers: number, title: string): SceneFile => ({
  scene: SCENE_FORMAT,
  title,
  game: { ...game, answers: game.answers.slice(0, answers) },
  script: [],
});

/** Data as a scene. Refuses what is none with all its problems; names are looked up only when it is played. */
export function parseScene(data: unknown): SceneFile {
  const file = readScene(data);
  const problems = problemsOfNew(file);
  if (problems.length) throw new InvalidData('scene', problems);
  return file;
}
/** The same, whatever its heroes and boards are; options are counted as they are today. */
export function readScene(data: unknown): SceneFile {
  const problems = problemsOf(data, sceneFile);
  if (problems.length) throw new InvalidData('scene', [...problems, ...(isData(data) ? problemsOfNew(data) : [])]);
  const file = data as unknown as SceneFile;
  return file.scene === FIRST_FORMAT && file.script ? { ...file, script: fromOne(file.script) as Step[] } : file;
}
/** Wherever an option is numbered in it. */
function fromOne(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(fromOne);
  if (!isData(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, key === 'option' && typeof value === 'number' ? value + 1 : fromOne(value)]),
  );
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isSeat = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const text: Kind<string> = fitting('a text', isText);
const whole: Kind<number> = fitting('a whole number', Number.isInteger);
const seat: Kind<number> = fitting('the number of a seat, from 0', isSeat);
/** Their own checks look inside. */
const anyList: Kind<readonly never[]> = fitting('a list', Array.isArray);
const anyObject: Kind<never> = fitting('an object', isData);

/** Fields that a choice must have, be it none. */
export const choiceFields = record<Partial<Described>>({
  kind: optional(fitting(`one of ${QUESTIONS.join(', ')}`, (value) => QUESTIONS.includes(value as never))),
  seat: optional(seat),
  fighter: optional(text),
  target: optional(text),
  space: optional(text),
  from: optional(text),
  left: optional(whole),
  card: optional(text),
  option: optional(fitting('the number of an option, or a name', (value) => isText(value) || Number.isInteger(value))),
  number: optional(whole),
  opponent: optional(seat),
  door: optional(text),
  token: optional(whole),
  action: optional(text),
  pass: optional(fitting('true', (value) => value === true)),
  yes: optional(fitting('true', (value) => value === true)),
});
/** The same, and one at least. */
export const choice: Kind<Partial<Described>> = (value, at) => {
  if (!isData(value) || !Object.keys(value).length) say(at, 'must be an object with at least one field');
  else choiceFields(value, at);
};
const chance = also(
  record<Chance>({
    seat,
    discards: optional(
      fitting('a card name, or a list of them', (value) => isText(value) || (Array.isArray(value) && value.every(isText))),
    ),
    deck: optional(namesOf('card names')),
  }),
  ({ discards, deck }, at) => {
    if (discards === undefined && deck === undefined) say(at, 'must have discards or deck');
  },
);
/** Each step has one of these, and may have a note; `expect` may have `as`. */
const STEPS: Readonly<Record<string, Kind<unknown>>> = {
  choose: choice,
  can: choice,
  cannot: choice,
  before: choice,
  expect: expectation,
  chance,
  concede: seat,
};
const step: Kind<Step> = (value, at) => {
  if (!isData(value)) return say(at, `must be an object, not ${shown(value)}`);
  const { note, as, ...rest } = value;
  if (note !== undefined) text(note, inside(at, 'note'));
  const [verb, ...others] = Object.keys(rest);
  if (verb === undefined || others.length) return say(at, `must have exactly one of ${Object.keys(STEPS).join(', ')}`);
  if (!Object.hasOwn(STEPS, verb)) return say(at, unknown('step', verb, Object.keys(STEPS)));
  STEPS[verb](rest[verb], inside(at, verb));
  if (as === undefined) return;
  if (verb !== 'expect') say(inside(at, 'as'), 'belongs to expect');
  else fitting('the number of a seat, or "spectator"', () => as === 'spectator' || isSeat(as))(as, inside(at, 'as'));
};
const fields = record<SceneFile>({
  scene: (value, at) => {
    if (value !== FIRST_FORMAT && value !== SCENE_FORMAT)
      say(at, `is ${shown(value)}; this version reads ${FIRST_FORMAT} and ${SCENE_FORMAT}`);
  },
  title: optional(text),
  rules: optional(namesOf('rule numbers')),
  heroes: optional(anyList),
  boards: optional(anyList),
  setup: optional(anyObject),
  position: optional(anyObject),
  game: optional(anyObject),
  script: optional(list(step, { most: MOST_STEPS })),
  refused: optional(list(text, { least: 1, most: MOST_REFUSALS })),
});
const sceneFile = also(fields, ({ game, setup, position, script, refused }, at) => {
  if (refused !== undefined && script !== undefined) say(inside(at, 'script'), 'cannot be played in a scene that must be refused');
  if (game === undefined && setup === undefined) say(inside(at, 'setup'), 'is missing, and there is no game');
  if (game !== undefined && (setup !== undefined || position !== undefined))
    say(inside(at, 'game'), 'stands instead of setup and position');
});
