/** What a setup is compiled into: its heroes and board by number, made once and shared by every game of that setup. */
import type { Board } from './board.ts';
import type { CardDefinition, HeroDefinition } from './define.ts';
import { boardNamed, unlearn } from './known.ts';
import type { Options } from './options.ts';
import { InvalidData } from './problems.ts';
import { alliesIn, defaultsOf, problemsOfSetup, RULES, type Setup } from './setup.ts';
import type { CardStanding, HeroStanding } from './standing.ts';
import type { Verb } from './word.ts';
import type { Moment, Timing } from './words.ts';

export interface FighterInfo {
  /** Unique in the match: `alice`, `harpy-2`; where that is taken, `alice@2` for the second seat's. */
  name: string;
  id: string;
  seat: number;
  isHero: boolean;
  isRanged: boolean;
  health: number;
  offBoard: boolean;
}
/** A card of one seat's deck; its copies are not told apart. */
export interface Kind {
  id: string;
  seat: number;
  card: CardDefinition;
  type: CardDefinition['type'];
  /** As printed; −1 if there is none. */
  value: number;
  boost: number;
  /** Fighters who may use it, as bits; `form` as well where it is bound to one. */
  users: number;
  form: number;
  /** Blocks of its effects in each timing, in printed order. */
  effects: Record<Timing, EffectBlock[]>;
  bonusEffects: Record<Timing, EffectBlock[]>;
  boostBonus: number;
  standing: CardStanding;
  item: number;
}
export interface EffectBlock {
  block: number;
  item: number;
}
/** A word of a sentence, ready to be run. */
export interface Node {
  readonly verb: Verb;
  /** As it was written. */
  readonly said: { readonly do: string };
  /** Its fields, compiled. */
  readonly args: never;
  /** The blocks that it holds. */
  readonly parts: readonly number[];
}
export interface Block {
  nodes: readonly Node[];
  /** Speaks of an opponent, so one must be chosen where the combat does not say who. */
  speaksOfOpponent: boolean;
}
export interface SaidAt {
  block: number;
  of: string | undefined;
}
/** What the heroes bring, whatever they play on: most of the match. */
export interface Cast {
  heroes: readonly HeroDefinition[];
  fighters: readonly FighterInfo[];
  heroOf: readonly number[];
  fightersOf: readonly (readonly number[])[];
  kinds: readonly Kind[];
  kindsOf: readonly (readonly number[])[];
  decks: readonly (readonly number[])[];
  blocks: readonly Block[];
  /** How many of them, at the beginning, are sentences of the rules. */
  ruleBlocks: number;
  abilities: readonly Record<Moment, SaidAt[]>[];
  standing: readonly HeroStanding[];
  highestValue: number;
}
export interface Match extends Cast {
  /** Held, so that matches of the same heroes on other boards share it. */
  cast: Cast;
  setup: Setup;
  /** Of the rules. */
  version: number;
  options: Options;
  board: Board;
  seats: number;
  /** Seats on the same side as each seat, itself included, as bits. */
  allies: readonly number[];
}

const made = shared<Match>();
const casts = shared<Cast>();
let matches = new WeakMap<Setup, Match>();
let lastSetup: Setup | undefined;
let lastMatch: Match;

/** The match of a game's setup. */
export function matchOf(game: { readonly setup: Setup }): Match {
  if (game.setup === lastSetup) return lastMatch;
  lastMatch = matches.get(game.setup) ?? matchLike(game.setup);
  lastSetup = game.setup;
  return lastMatch;
}
/** Equal setups share their match. */
function matchLike(setup: Setup): Match {
  const match = made.get(JSON.stringify(setup), () => compile(setup));
  matches.set(setup, match);
  return match;
}
/** Makes a thing once for all who use it at the same time; once nobody does, it is gone. */
function shared<T extends object>(): { get(key: string, make: () => T): T; clear(): void } {
  const known = new Map<string, WeakRef<T>>();
  const gone = new FinalizationRegistry<string>((key) => {
    if (!known.get(key)?.deref()) known.delete(key);
  });
  return {
    get(key, make) {
      const found = known.get(key)?.deref();
      if (found) return found;
      const fresh = make();
      known.set(key, new WeakRef(fresh));
      gone.register(fresh, key);
      return fresh;
    },
    clear: () => known.clear(),
  };
}
/** Forgets heroes and boards that were learned for a while, and the matches made of them. */
export function forget(heroes: readonly string[], boards: readonly string[]): void {
  unlearn(heroes, boards);
  made.clear();
  casts.clear();
  matches = new WeakMap();
  lastSetup = undefined;
}

let castOf: (heroes: readonly string[]) => Cast = () => {
  throw new Error('the engine has not been taught any words');
};
/** Hands in what compiles heroes: it knows the words, which the match does not. */
export const compileBy = (compiler: typeof castOf): void => {
  castOf = compiler;
};

function compile(setup: Setup): Match {
  const problems = problemsOfSetup(setup);
  if (problems.length) throw new InvalidData('setup', problems);
  const cast = casts.get(setup.heroes.join(), () => castOf(setup.heroes));
  const version = setup.rules ?? RULES;
  return {
    heroes: cast.heroes,
    fighters: cast.fighters,
    heroOf: cast.heroOf,
    fightersOf: cast.fightersOf,
    kinds: cast.kinds,
    kindsOf: cast.kindsOf,
    decks: cast.decks,
    blocks: cast.blocks,
    ruleBlocks: cast.ruleBlocks,
    abilities: cast.abilities,
    standing: cast.standing,
    highestValue: cast.highestValue,
    cast,
    setup,
    version,
    options: { ...defaultsOf(version), ...setup.options },
    board: boardNamed(setup.board)!,
    seats: setup.heroes.length,
    allies: setup.heroes.map((_, seat) => alliesIn(setup.mode, seat)),
  };
}
