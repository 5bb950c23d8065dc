/** Where in data something stands: what can be said and named there, and what is wrong with it. */
import { type Problem, shown } from './problems.ts';

/** What a sentence can rely on where it is said, each with all of those before it. */
export const SETTINGS = ['anywhere', 'play', 'turn', 'combat', 'afterCombat'] as const;
export type Setting = (typeof SETTINGS)[number];
export const SAID_ONLY: Record<Setting, string> = {
  anywhere: 'anywhere',
  play: 'when all fighters are in their places',
  turn: 'where a fighter of yours acts: in schemes, at moments of your turn and in combat',
  combat: 'in combat',
  afterCombat: 'after combat',
};

/** Sorts of names, with the words for one of them. */
export const NOUNS = {
  fighter: 'fighter',
  sidekick: 'sidekick',
  banner: 'user of cards',
  form: 'form',
  counter: 'counter',
  token: 'token',
  item: 'item',
  symbol: 'item',
  card: 'card',
  tag: 'tag',
  bonusAttack: 'bonus attack that the card defines and that has not begun',
  word: "word of the hero's own",
  space: 'space',
  zone: 'zone',
  line: 'line',
} as const;
export type Noun = keyof typeof NOUNS;

export interface Place {
  readonly path: string;
  readonly problems: Problem[];
  /** What can be named here. */
  readonly names: Readonly<Partial<Record<Noun, readonly string[]>>>;
  readonly setting: Setting;
  /** “You” is an opponent here. */
  readonly isTurned: boolean;
  readonly depth: number;
  /** Every word so far, in all of the data. */
  readonly said: string[];
}
export const start = (names: Place['names']): Place => ({
  path: '',
  problems: [],
  names,
  setting: 'play',
  isTurned: false,
  depth: 0,
  said: [],
});
export const say = (at: Place, problem: string): void => {
  at.problems.push({ path: at.path, problem });
};
export const inside = (at: Place, key: string | number): Place => ({ ...at, path: at.path + step(key, at.path === '') });
const step = (key: string | number, isFirst: boolean): string => {
  if (typeof key === 'number') return `[${key}]`;
  if (!/^[A-Za-z][\w-]{0,39}$/.test(key)) return `[${shown(key)}]`;
  return isFirst ? key : `.${key}`;
};
