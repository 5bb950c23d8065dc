/** What is agreed before a game: who plays whom, where, and by which options of the rules. */

import { also, type Data, isData, type Kind, list, listed, oneOf, optional, problemsOf, record } from './kinds.ts';
import { boardNamed, heroNamed, knownBoards, knownHeroes } from './known.ts';
import { DEFAULTS, MODES, MOST_SEATS, type Mode, type Options, options, SEATS } from './options.ts';
import { inside, type Place, say } from './place.ts';
import { type Problem, shown } from './problems.ts';

/** The version of the rules; it changes whenever a game of before would play differently. Games end by the version they began with. */
export const RULES = 2;
/** Whatever names no version was written before versions were told apart. */
export const FIRST_RULES = 1;

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

/** Seats on the same side as this one, itself included, as bits; in teams every other one. */
export const alliesIn = (mode: Mode, seat: number): number => (mode === 'teams' ? (seat % 2 ? 0b1010 : 0b0101) : 1 << seat);

export const isRulesVersion = (version: unknown): version is number =>
  Number.isInteger(version) && (version as number) >= FIRST_RULES && (version as number) <= RULES;
export const rulesVersion: Kind<number> = (value, at) => {
  if (!isRulesVersion(value)) say(at, `was played by rules version ${shown(value)}; known are ${FIRST_RULES} to ${RULES}`);
};
/** The lists are asked when something is checked: packs make them longer. */
const hero: Kind<string> = (value, at) =>
  oneOf(
    'hero',
    knownHeroes().map(({ id }) => id),
  )(value, at);
const board: Kind<string> = (value, at) =>
  oneOf(
    'board',
    knownBoards().map(({ id }) => id),
  )(value, at);

/** How many they may be, the mode says. */
const heroes: Kind<readonly string[]> = (value, at) =>
  list(hero, { most: MOST_SEATS })(Array.isArray(value) ? value.slice(0, MOST_SEATS) : value, at);

const fields = record<Setup>({
  board,
  heroes,
  mode: oneOf('mode', MODES),
  options: optional(options),
  rules: optional(rulesVersion),
});
export const setup: Kind<Setup> = also(fields, (data, at) => {
  checkMirrors(data, at);
  checkSeats(data, at);
  checkHandicap(data, at);
});
/** All that is wrong with a setup, whatever it is; nothing if a game can be made of it. */
export const problemsOfSetup = (value: unknown): Problem[] => problemsOf(value, setup);

function checkMirrors({ heroes, options }: Data, at: Place): void {
  if (isData(options) && options.mirrorMatch === true) return;
  const seats = listed(heroes).slice(0, MOST_SEATS);
  seats.forEach((id, seat) => {
    const first = seats.indexOf(id);
    if (first !== seat && heroNamed(id as string))
      say(inside(inside(at, 'heroes'), seat), `"${id}" is taken by seat ${first} (R-1.12); the option mirrorMatch allows it`);
  });
}
function checkSeats({ heroes, mode, board }: Data, at: Place): void {
  if (!Array.isArray(heroes)) return;
  const allowed = MODES.includes(mode as Mode) ? SEATS[mode as Mode] : [heroes.length];
  if (!allowed.includes(heroes.length)) say(inside(at, 'heroes'), `${mode} has ${allowed.join(' or ')} seats, not ${heroes.length}`);
  const starts = typeof board === 'string' ? boardNamed(board)?.starts.length : undefined;
  if (starts !== undefined && starts < heroes.length)
    say(inside(at, 'board'), `"${board}" has ${starts} starting spaces, too few for ${heroes.length} seats (R-3.7)`);
}
/** Every hero has to live. */
function checkHandicap({ heroes, options }: Data, at: Place): void {
  const seats = listed(heroes);
  const healthOf = (seat: number): number => heroNamed(seats[seat] as string)?.health ?? 0;
  const handicap = isData(options) ? listed(options.handicap) : [];
  if (handicap.length > seats.length || handicap.some((taken, seat) => (taken as number) >= Math.max(1, healthOf(seat))))
    say(inside(inside(at, 'options'), 'handicap'), 'must leave every hero some health, and have no more entries than there are heroes');
}
