/** The shape of heroes and boards. Everything here is plain data, so each is also a JSON file. */
import type { CardEffect, CardRule, Effect, HeroRule, Moment, MomentOfOne } from './words.ts';

export const TYPES = ['attack', 'defense', 'versatile', 'scheme'] as const;
export type CardType = (typeof TYPES)[number];
export type Reach = 'melee' | 'ranged';

export interface Printed {
  type: CardType;
  /** The combat value; schemes have none. */
  value?: number;
  /** The BOOST value; absent where none is printed. */
  boost?: number;
  copies: number;
  /** Who may use it: a fighter's name, a form's name, or `any`. */
  by: string;
}
export interface CardDefinition extends Printed {
  id: string;
  effects: readonly CardEffect[];
  tags?: readonly string[];
  /** The item on it, for a hero with a basket; `wild` is any one of them. */
  item?: string;
  /** Used when its owner boosts with it. */
  boostBonus?: readonly Effect[];
  bonusAttack?: { id: string; value: number; effects: readonly CardEffect[] };
  standing?: readonly CardRule[];
}

/** A sentence that an ability says at a moment; `of` names whose damage or defeat it answers. */
export interface Ability {
  at: Moment;
  of?: string;
  does: readonly Effect[];
}
/** No fighter has more. */
export const MOST_HEALTH = 99;
export interface Sidekick {
  id: string;
  count: number;
  health: number;
  reach: Reach;
  /** Starts off the board. */
  offBoard?: true;
}
/** A word that is code, beside its deck: a `Verb` of data/word.ts, which needs to know what a hero is. */
export interface OwnWord {
  readonly word: string;
  readonly perform: unknown;
}
export interface HeroDefinition {
  id: string;
  health: number;
  move: number;
  reach: Reach;
  sidekicks: readonly Sidekick[];
  /** The states of a two-sided token; the first is the one at the start. */
  forms?: readonly string[];
  /** Lit tokens that are gained and spent. */
  counter?: { id: string; start: number; max: number };
  /** Tokens on the board. */
  tokens?: { id: string; count: number };
  /** The symbols its cards may show in the basket. */
  items?: readonly string[];
  abilities?: readonly Ability[];
  rules?: readonly HeroRule[];
  /** Words of its own, for what no shared word says. */
  words?: Readonly<Record<string, OwnWord>>;
  deck: readonly CardDefinition[];
}

export const hero = (id: string, about: Omit<HeroDefinition, 'id'>): HeroDefinition => ({ id, ...about });
export const sidekick = (id: string, about: Omit<Sidekick, 'id' | 'count'> & { count?: number }): Sidekick => ({ id, count: 1, ...about });
export const card = (
  id: string,
  printed: Printed & Partial<Omit<CardDefinition, 'id' | 'effects'>>,
  ...effects: CardEffect[]
): CardDefinition => ({ id, ...printed, effects });
export const ability = (at: Moment, ...does: Effect[]): Ability => ({ at, does });
/** An ability that answers damage to, or the defeat of, the fighter so named. */
export const whenever = (at: MomentOfOne, of: string, ...does: Effect[]): Ability => ({ at, of, does });

export interface SpaceDefinition {
  id: string;
  x: number;
  y: number;
  zones: readonly string[];
  /** The seat that starts here, from 1. */
  start?: number;
}
export type Line = readonly [string, string];
export interface BoardDefinition {
  id: string;
  /** Width to height of the drawing; coordinates run from 0 to 1000 both ways. */
  aspect: number;
  /** Of a space, in x units. */
  radius: number;
  zones: readonly { id: string; color: string }[];
  spaces: readonly SpaceDefinition[];
  lines: readonly Line[];
  /** Networks of passage spaces, each linked to all others of its network. */
  passages: readonly (readonly string[])[];
  /** Arrows from the higher space to the lower. */
  highGround: readonly Line[];
  doors: readonly { id: string; x: number; y: number; cuts: readonly Line[] }[];
  /** Lines drawn over others. */
  crossings: readonly { over: Line; under: Line }[];
}

/** How many seats a board has room for. */
export const seatsOn = ({ spaces }: BoardDefinition): number => spaces.filter(({ start }) => start !== undefined).length;

export const board = (id: string, about: Omit<BoardDefinition, 'id'>): BoardDefinition => ({ id, ...about });
/** `space('s1', 76.3, 98.4, 'a b')`: a space of zones a and b. */
export const boardSpace = (id: string, x: number, y: number, zones: string, start?: number): SpaceDefinition => ({
  id,
  x,
  y,
  zones: zones.split(' '),
  ...(start === undefined ? {} : { start }),
});
/** `lines('s1-s2 s1-s8')` */
export const lines = (list: string): Line[] =>
  list
    .split(/\s+/)
    .filter(Boolean)
    .map((line) => line.split('-') as unknown as Line);
