/** Which tables are looked at, on which screens: a sample in which every pair of things occurs, and everything. */
import { knownBoards, knownHeroes } from '@peerless/engine';
import { LANGS, type Lang } from '@peerless/text/language';
import { inSomeOrder } from './dice.ts';
import type { MomentName, Wanted } from './moments.ts';

/** A window, and whether it is touched or pointed at. */
export interface Screen {
  width: number;
  height: number;
  isTouched: boolean;
}
const screen =
  (isTouched: boolean) =>
  (size: string): Screen => {
    const [width, height] = size.split('x').map(Number);
    return { width, height, isTouched };
  };
const TABLETS = ['1024x768', '1180x820'];
export const SCREENS: readonly Screen[] = [
  ...['1440x900', '1920x1080', ...TABLETS].map(screen(false)),
  ...['390x664', '430x932', '360x640', '640x360', '750x340', '844x390', '932x430', '820x1180', ...TABLETS].map(screen(true)),
];
export const sizeOf = ({ width, height }: Screen): string => `${width}x${height}`;

export const TABLES = {
  duel: { mode: 'duel' },
  three: { mode: 'freeForAll', seats: 3 },
  four: { mode: 'freeForAll' },
  teams: { mode: 'teams' },
} as const satisfies Record<string, Wanted>;
export type TableName = keyof typeof TABLES;
export const TABLE_NAMES = Object.keys(TABLES) as TableName[];

export const HANDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
export const TEXT_SIZES = [1, 1.5, 2];
/** Sizes between which nothing else changes; each screen is seen in one of them. */
export const BETWEEN = [0.85, 1.25, 1.4];
/** What is done with a table before it is looked at. */
export const STATE_NAMES = ['plain', 'reading', 'guidance', 'log', 'hint'] as const;
export type StateName = (typeof STATE_NAMES)[number];
export const THEMES = ['light', 'dark'] as const;

/** Questions that matter to the layout, and with how many cards in hand they come. */
export const ASKED: readonly { at: MomentName; from: number; to: number }[] = [
  { at: 'handLimit', from: 8, to: 9 },
  { at: 'schemeSpace', from: 1, to: 7 },
  { at: 'reveal', from: 1, to: 6 },
  { at: 'defense', from: 1, to: 7 },
  { at: 'attackCard', from: 2, to: 8 },
  { at: 'action', from: 1, to: 8 },
  { at: 'moveTo', from: 1, to: 9 },
  { at: 'boostManeuver', from: 1, to: 9 },
];
/** Short names and long ones, many sidekicks and none. */
const CHOSEN = [
  ['medusa', 'king-arthur', 'sinbad', 'alice'],
  ['sherlock-holmes', 'invisible-man', 'jekyll-and-hyde', 'bloody-mary'],
  ['little-red', 'beowulf', 'sun-wukong', 'houdini'],
  ['dracula', 'yennenga', 'genie', 'achilles'],
];

/** These in turn, and now and then somebody who is not among them: one hero more changes nothing elsewhere. */
function lineUp(n: number): readonly string[] {
  const chosen = CHOSEN[n % CHOSEN.length];
  const others = knownHeroes().filter(({ id }) => !CHOSEN.flat().includes(id));
  const [first] = inSomeOrder([...chosen.map((id) => ({ id })), ...others], n);
  return chosen.includes(first) ? chosen : [first, ...chosen.slice(1)];
}

/** A page that is opened once. */
export interface Opened {
  lang: Lang;
  table: TableName;
  hand: number;
  at: MomentName;
  board: string;
  heroes: readonly string[];
  isTouched: boolean;
  state: StateName;
}
/** How it is looked at. */
export interface Sight {
  screen: Screen;
  theme: (typeof THEMES)[number];
  textSize: number;
}
export interface Combination {
  opened: Opened;
  sights: Sight[];
}

const boardFor = (table: TableName, n: number): string => {
  const seats = { duel: 2, three: 3, four: 4, teams: 4 }[table];
  const boards = knownBoards().filter(({ spaces }) => spaces.filter(({ start }) => start !== undefined).length >= seats);
  return boards[n % boards.length].id;
};
type Frame = Pick<Opened, 'lang' | 'table' | 'hand' | 'isTouched' | 'state'>;
/** Each is asked what was asked least of the like so far. */
function openings(frames: readonly Frame[]): Opened[] {
  const asked = new Map<string, number>();
  const alike = ({ lang, table, isTouched }: Frame, at: MomentName): string[] => [lang, table, isTouched].map((each) => `${at} ${each}`);
  return frames.map((frame, n) => {
    const often = ({ at }: { at: MomentName }): number => alike(frame, at).reduce((sum, pair) => sum + (asked.get(pair) ?? 0) ** 0.5, 0);
    const questions = ASKED.filter(({ from, to }) => frame.hand >= from && frame.hand <= to);
    const { at } = questions.reduce((one, other) => (often(other) < often(one) ? other : one));
    for (const pair of alike(frame, at)) asked.set(pair, (asked.get(pair) ?? 0) + 1);
    return { ...frame, at, board: boardFor(frame.table, n), heroes: lineUp(n) };
  });
}

/** Every language with every table and every number of cards, on every screen in every size of text, by day and by night. */
export const everything = (): Combination[] =>
  openings(
    [true, false].flatMap((isTouched) =>
      HANDS.flatMap((hand) =>
        TABLE_NAMES.flatMap((table) => LANGS.map((lang): Frame => ({ isTouched, hand, table, lang, state: 'plain' }))),
      ),
    ),
  ).map((opened, n) => ({
    opened,
    sights: SCREENS.filter(({ isTouched }) => isTouched === opened.isTouched).flatMap((screen, i) =>
      [...TEXT_SIZES, BETWEEN[(n + i) % BETWEEN.length]].map((textSize, t) => ({ screen, textSize, theme: THEMES[(n + i + t) % 2] })),
    ),
  }));

const SIGHTS: readonly Sight[] = SCREENS.flatMap((screen) =>
  THEMES.flatMap((theme) => [...TEXT_SIZES, ...BETWEEN].map((textSize) => ({ screen, theme, textSize }))),
);
/** The pairs of things that occur where a page is looked at like this. */
function pairsOf({ lang, table, hand, at, state }: Opened, { screen, theme, textSize }: Sight): string[] {
  const all = [lang, table, `${hand} cards`, at, state, `${sizeOf(screen)} ${screen.isTouched}`, theme, textSize];
  return all.flatMap((one, n) => all.slice(n + 1).map((other) => `${one} ${other}`));
}

/** Every two of language, table, hand, state, screen, theme and size of text occur together somewhere; each page is looked at as long as that finds new pairs. */
export function sample(): Combination[] {
  const opened = openings(
    HANDS.flatMap((hand, h) =>
      STATE_NAMES.map((state, n) => ({
        lang: LANGS[(n + h) % LANGS.length],
        table: TABLE_NAMES[(n + h + Math.floor(h / 2)) % TABLE_NAMES.length],
        hand,
        state,
        isTouched: (2 * n + h) % 3 > 0,
      })),
    ),
  );
  const missing = new Set(opened.flatMap((each) => sightsOf(each).flatMap((sight) => pairsOf(each, sight))));
  const found = opened.map((each): Combination => ({ opened: each, sights: [] }));
  while (missing.size)
    for (const { opened: each, sights } of found) {
      const gain = (sight: Sight): number => pairsOf(each, sight).filter((pair) => missing.has(pair)).length;
      const best = sightsOf(each).reduce((one, other) => (gain(other) > gain(one) ? other : one));
      if (gain(best) === 0) continue;
      sights.push(best);
      for (const pair of pairsOf(each, best)) missing.delete(pair);
    }
  return found;
}
const sightsOf = ({ isTouched }: Opened): Sight[] => SIGHTS.filter(({ screen }) => screen.isTouched === isTouched);

/** What was looked at, in short. */
export const titleOf = ({ lang, table, hand, at, board, heroes, state }: Opened, { screen, theme, textSize }: Sight): string =>
  `${sizeOf(screen)} ${screen.isTouched ? 'touch' : 'mouse'} ${lang} ${theme} ${Math.round(textSize * 100)} % ${table} ${hand} cards ${at} ${board} ${heroes[0]} ${state}`;
