/** How many play, and the options of the rules, R-2.15. */
import { MOST_HEALTH } from './define.ts';
import { among, type Fields, fitting, type Kind, optional, record } from './kinds.ts';

export const MODES = ['duel', 'freeForAll', 'teams'] as const;
export type Mode = (typeof MODES)[number];
export const SEATS: Record<Mode, readonly number[]> = { duel: [2], freeForAll: [3, 4], teams: [4] };
export const MOST_SEATS = Math.max(...Object.values(SEATS).flat());

/** Those that are chosen from a few values, the default first. */
export const OPTIONS = {
  mulligan: [false, true],
  mirrorMatch: [false, true],
  gameEnd: ['immediate', 'endOfAction'],
  boostOnTextlessAttack: ['lost', 'kept'],
  /** `lost` reads a later erratum into it. */
  bonusAttackOfDefeated: ['kept', 'lost'],
} as const;
type Chosen = { [K in keyof typeof OPTIONS]: (typeof OPTIONS)[K][number] };

export interface Options extends Chosen {
  /** Health taken off each seat's hero at the start. */
  handicap: readonly number[];
  /** Turns after which the game is drawn; none by default. */
  turnLimit: number | null;
}
const chosen = Object.entries(OPTIONS) as [keyof Chosen, readonly (string | boolean)[]][];
export const DEFAULTS: Options = {
  ...(Object.fromEntries(chosen.map(([name, [first]]) => [name, first])) as unknown as Chosen),
  handicap: [],
  turnLimit: null,
};

/** No game goes on for so many turns: whoever offers or takes a number stops there. */
export const MOST_TURNS = 1000;
const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const handicap: Kind<readonly number[]> = fitting(
  `a list of at most ${MOST_SEATS} whole numbers, 0 to ${MOST_HEALTH}`,
  (value) => Array.isArray(value) && value.length <= MOST_SEATS && value.every((each) => isWhole(each, 0, MOST_HEALTH)),
);
const turnLimit: Kind<number | null> = fitting(
  `a whole number from 1 to ${MOST_TURNS}, or null`,
  (value) => value === null || isWhole(value, 1, MOST_TURNS),
);
/** Every one may be left out. Whether heroes live with the handicap, the setup tells. */
export const options: Kind<Partial<Options>> = record<Partial<Options>>({
  ...(Object.fromEntries(chosen.map(([name, values]) => [name, optional(among(values))])) as unknown as Fields<Partial<Chosen>>),
  handicap: optional(handicap),
  turnLimit: optional(turnLimit),
});
