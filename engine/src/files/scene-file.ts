/** A scene as a file: its shape, and all that is wrong with data that should have it (docs/scenes.md). */
import type { BoardDefinition, HeroDefinition } from '../data/define.ts';
import { InvalidData, type Problem, unknown } from '../data/problems.ts';
import { QUESTIONS } from '../data/questions.ts';
import type { Setup } from '../data/setup.ts';
import type { Described } from '../seeing/described.ts';
import { problemsOfNew } from './learn.ts';
import { type Complain, complaints, isNames, isObject, type Position } from './position.ts';
import type { GameRecord } from './record.ts';

export const SCENE_FORMAT = 1;
/** What chance decides: the cards that the next random picks from a hand take, or a deck from the top. */
export interface Chance {
  seat: number;
  discards?: string | readonly string[];
  deck?: readonly string[];
}
export type Step = { note?: string } & (
  | { choose: Partial<Described> }
  | { cannot: Partial<Described> }
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
  if (!isObject(data)) throw new InvalidData('scene', [{ path: '', problem: 'must be an object' }]);
  const problems: Problem[] = [];
  const say = complaints(problems, '');
  checkFields(FIELDS, data, '', say);
  if (data.scene !== SCENE_FORMAT) say('scene', `is ${JSON.stringify(data.scene)}; this version reads ${SCENE_FORMAT}`);
  if (data.game === undefined && data.setup === undefined) say('setup', 'is missing, and there is no game');
  if (data.game !== undefined && (data.setup !== undefined || data.position !== undefined))
    say('game', 'stands instead of setup and position');
  problems.push(...problemsOfNew(data));
  if (Array.isArray(data.script)) data.script.forEach((step, i) => checkStep(step, `script[${i}]`, say));
  if (problems.length) throw new InvalidData('scene', problems);
  return data as unknown as SceneFile;
}

interface Field {
  fits: (value: unknown) => boolean;
  is: string;
}
const TEXT: Field = { fits: (value) => typeof value === 'string', is: 'a text' };
const LIST: Field = { fits: (value) => Array.isArray(value), is: 'a list' };
const OBJECT: Field = { fits: isObject, is: 'an object' };
const SEAT: Field = { fits: (value) => Number.isInteger(value) && (value as number) >= 0, is: 'the number of a seat, from 0' };
const WHOLE: Field = { fits: Number.isInteger, is: 'a whole number' };
const TRUE: Field = { fits: (value) => value === true, is: 'true' };

const FIELDS: Record<keyof SceneFile, Field> = {
  scene: { fits: () => true, is: '' },
  title: TEXT,
  rules: { fits: isNames, is: 'a list of rule numbers' },
  heroes: LIST,
  boards: LIST,
  setup: OBJECT,
  position: OBJECT,
  game: OBJECT,
  script: LIST,
};
const CHOICE: Record<keyof Described, Field> = {
  kind: { fits: (value) => QUESTIONS.includes(value as never), is: `one of ${QUESTIONS.join(', ')}` },
  seat: SEAT,
  fighter: TEXT,
  target: TEXT,
  space: TEXT,
  from: TEXT,
  left: WHOLE,
  card: TEXT,
  option: { fits: (value) => typeof value === 'string' || Number.isInteger(value), is: 'a number from 0, or a name' },
  number: WHOLE,
  opponent: SEAT,
  door: TEXT,
  token: WHOLE,
  action: TEXT,
  pass: TRUE,
  yes: TRUE,
};
const CHANCE: Record<keyof Chance, Field> = {
  seat: SEAT,
  discards: { fits: (value) => typeof value === 'string' || isNames(value), is: 'a card name, or a list of them' },
  deck: { fits: isNames, is: 'a list of card names' },
};
const AS: Field = { fits: (value) => value === 'spectator' || SEAT.fits(value), is: 'the number of a seat, or "spectator"' };

function checkFields(fields: Readonly<Record<string, Field>>, given: Record<string, unknown>, path: string, say: Complain): void {
  for (const [name, value] of Object.entries(given)) {
    const here = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(fields, name)) say(here, unknown('field', name, Object.keys(fields)));
    else if (!fields[name].fits(value)) say(here, `must be ${fields[name].is}, not ${JSON.stringify(value)}`);
  }
}
/** Each step has one of these, and may have a note; `expect` may have `as`. */
const STEPS: Record<string, (value: unknown, path: string, say: Complain) => void> = {
  choose: checkChoice,
  cannot: checkChoice,
  expect: (value, path, say) => {
    if (!isObject(value)) say(path, 'must be an object');
  },
  chance: (value, path, say) => {
    if (!isObject(value)) return say(path, 'must be an object');
    checkFields(CHANCE, value, path, say);
    if (value.seat === undefined) say(`${path}.seat`, 'is missing');
    if (value.discards === undefined && value.deck === undefined) say(path, 'must have discards or deck');
  },
  concede: (value, path, say) => {
    if (!SEAT.fits(value)) say(path, `must be ${SEAT.is}, not ${JSON.stringify(value)}`);
  },
};
function checkChoice(value: unknown, path: string, say: Complain): void {
  if (!isObject(value) || !Object.keys(value).length) return say(path, 'must be an object with at least one field');
  checkFields(CHOICE, value, path, say);
}
function checkStep(step: unknown, path: string, say: Complain): void {
  if (!isObject(step)) return say(path, 'must be an object');
  const { note, as, ...rest } = step;
  if (note !== undefined && typeof note !== 'string') say(`${path}.note`, 'must be a text');
  const [verb, ...others] = Object.keys(rest);
  if (verb === undefined || others.length) return say(path, `must have exactly one of ${Object.keys(STEPS).join(', ')}`);
  if (!Object.hasOwn(STEPS, verb)) return say(path, unknown('step', verb, Object.keys(STEPS)));
  STEPS[verb](rest[verb], `${path}.${verb}`, say);
  if (as === undefined) return;
  if (verb !== 'expect') say(`${path}.as`, 'belongs to expect');
  else if (!AS.fits(as)) say(`${path}.as`, `must be ${AS.is}, not ${JSON.stringify(as)}`);
}
