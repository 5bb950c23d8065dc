/** What is agreed before a game: who plays whom, where, and by which options of the rules. */
import { boardNamed, heroNamed, knownBoards, knownHeroes } from './known.ts';
import { brief, type Problem, shown, unknown } from './problems.ts';

/** The version of the rules; it changes whenever a game of before would play differently. Games end by the version they began with. */
export const RULES = 2;
/** Whatever names no version was written before versions were told apart. */
export const FIRST_RULES = 1;

export const MODES = ['duel', 'freeForAll', 'teams'] as const;
export type Mode = (typeof MODES)[number];
/** the first value named there is the default. */
export interface Options {
  gameEnd: 'immediate' | 'endOfAction';
  boostOnTextlessAttack: 'lost' | 'kept';
  /** `lost` reads a later erratum into it. */
  bonusAttackOfDefeated: 'kept' | 'lost';
  mirrorMatch: boolean;
  mulligan: boolean;
  /** Health taken off each seat's hero at the start. */
  handicap: readonly number[];
  /** Turns after which the game is drawn; none by default. */
  turnLimit: number | null;
}
export const DEFAULTS: Options = {
  gameEnd: 'immediate',
  boostOnTextlessAttack: 'lost',
  bonusAttackOfDefeated: 'kept',
  mirrorMatch: false,
  mulligan: false,
  handicap: [],
  turnLimit: null,
};
/** The defaults of a version of the rules: was played with the erratum before. */
export const defaultsOf = (version: number): Options => (version > FIRST_RULES ? DEFAULTS : { ...DEFAULTS, bonusAttackOfDefeated: 'lost' });
export interface Setup {
  board: string;
  /** In seat order; in teams A1, B1, A2, B2. */
  heroes: readonly string[];
  mode: Mode;
  options?: Partial<Options>;
  /** The version of the rules it is played by; the newest where it is absent. */
  rules?: number;
}

const SEATS: Record<Mode, readonly number[]> = { duel: [2], freeForAll: [3, 4], teams: [4] };
const MOST_SEATS = Math.max(...Object.values(SEATS).flat());
const FIELDS = ['board', 'heroes', 'mode', 'options', 'rules'];
type Complain = (path: string, problem: string) => void;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All that is wrong with a setup, whatever it is; nothing if a game can be made of it. */
export function problemsOfSetup(setup: unknown): Problem[] {
  const problems: Problem[] = [];
  const say: Complain = (path, problem) => problems.push({ path, problem });
  if (!isObject(setup)) return [{ path: '', problem: 'must be an object' }];
  for (const field of strangeIn(setup, FIELDS)) say(brief(field), unknown('field', field, FIELDS));
  if (setup.rules !== undefined && !isRulesVersion(setup.rules)) say('rules', whichRules(setup.rules));
  const options = setup.options === undefined ? {} : setup.options;
  const isMirrored = isObject(options) && options.mirrorMatch === true;
  const seats = checkHeroes(setup.heroes, isMirrored, say);
  const board = typeof setup.board === 'string' ? boardNamed(setup.board) : undefined;
  const names = knownBoards().map(({ id }) => id);
  if (!board) say('board', unknown('board', setup.board, names));
  const allowed = MODES.includes(setup.mode as Mode) ? SEATS[setup.mode as Mode] : undefined;
  if (!allowed) say('mode', unknown('mode', setup.mode, MODES));
  else if (seats && !allowed.includes(seats.length)) say('heroes', `${setup.mode} has ${allowed.join(' or ')} seats, not ${seats.length}`);
  if (board && seats && board.starts.length < seats.length)
    say('board', `"${setup.board}" has ${board.starts.length} starting spaces, too few for ${seats.length} seats (R-3.7)`);
  if (isObject(options)) checkOptions(options, seats ?? [], say);
  else say('options', 'must be an object');
  return problems;
}
export const isRulesVersion = (version: unknown): version is number =>
  Number.isInteger(version) && (version as number) >= FIRST_RULES && (version as number) <= RULES;
export const whichRules = (version: unknown): string =>
  `was played by rules version ${shown(version)}; known are ${FIRST_RULES} to ${RULES}`;

function checkHeroes(heroes: unknown, isMirrored: boolean, say: Complain): readonly unknown[] | undefined {
  if (!Array.isArray(heroes)) {
    say('heroes', 'must be a list of hero names');
    return undefined;
  }
  const names = knownHeroes().map(({ id }) => id);
  heroes.slice(0, MOST_SEATS).forEach((id, i) => {
    if (!names.includes(id)) say(`heroes[${i}]`, unknown('hero', id, names));
    else if (!isMirrored && heroes.indexOf(id) !== i)
      say(`heroes[${i}]`, `"${id}" is taken by seat ${heroes.indexOf(id)} (R-1.12); the option mirrorMatch allows it`);
  });
  return heroes;
}
function checkOptions(options: Record<string, unknown>, seats: readonly unknown[], say: Complain): void {
  const healthOf = (seat: number): number => heroNamed(seats[seat] as string)?.health ?? 0;
  const allowed: Record<keyof Options, (value: unknown) => boolean> = {
    gameEnd: (value) => value === 'immediate' || value === 'endOfAction',
    boostOnTextlessAttack: (value) => value === 'lost' || value === 'kept',
    bonusAttackOfDefeated: (value) => value === 'kept' || value === 'lost',
    mirrorMatch: (value) => typeof value === 'boolean',
    mulligan: (value) => typeof value === 'boolean',
    handicap: (value) =>
      Array.isArray(value) &&
      value.length <= seats.length &&
      value.every((n, seat) => Number.isInteger(n) && n >= 0 && n < Math.max(1, healthOf(seat))),
    turnLimit: (value) => value === null || (Number.isInteger(value) && (value as number) > 0),
  };
  const names = Object.keys(allowed) as (keyof Options)[];
  for (const name of names) {
    if (!Object.hasOwn(options, name) || allowed[name](options[name])) continue;
    say(`options.${name}`, `${shown(options[name])} is not a value it can have (R-2.15)`);
  }
  for (const name of strangeIn(options, names)) say(`options.${brief(name)}`, unknown('option', name, names));
}
/** Fields that there should not be: the first few say enough. */
const strangeIn = (data: object, known: readonly string[]): string[] =>
  Object.keys(data)
    .filter((field) => !known.includes(field))
    .slice(0, known.length);
