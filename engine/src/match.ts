/** What a setup means: its heroes and board as tables of numbers, made once and shared by every game of that setup. */
import { type Board, compileBoard } from './board.ts';
import { problemsOfBoard, problemsOfHero } from './check.ts';
import type { BoardDefinition, CardDefinition, HeroDefinition, HeroRule } from './define.ts';
import type { Verb } from './machine.ts';
import { InvalidData, type Problem } from './problems.ts';
import { ENGINE_BLOCKS, type Step } from './sentences.ts';
import { VERBS } from './verbs/index.ts';
import { type CardEffect, type Effect, MOMENTS, type Moment, TIMINGS, type Timing } from './words.ts';

export const MODES = ['duel', 'freeForAll', 'teams'] as const;
/** the first value named there is the default. */
export interface Options {
  gameEnd: 'immediate' | 'endOfAction';
  boostOnTextlessAttack: 'lost' | 'kept';
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
  mirrorMatch: false,
  mulligan: false,
  handicap: [],
  turnLimit: null,
};
export interface Setup {
  board: string;
  /** In seat order; in teams A1, B1, A2, B2. */
  heroes: readonly string[];
  mode: (typeof MODES)[number];
  options?: Partial<Options>;
}

export interface FighterInfo {
  /** Unique in the match: `alice`, `harpy-2`, and `alice@2` in a mirror match. */
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
  /** Fighters who may use it, as bits; `form` as well where it is bound to one. */
  users: number;
  form: number;
  /** Blocks of its effects in each timing, in printed order. */
  effects: Record<Timing, EffectBlock[]>;
  bonusEffects: Record<Timing, EffectBlock[]>;
  boostBonus: number;
  whenDiscarded: number;
  isProtected: boolean;
  item: number;
}
export interface EffectBlock {
  block: number;
  item: number;
}
/** A word of a card or of the rules. */
export type Word = Effect | Step;
export interface Node {
  effect: Word;
  verb: Verb;
  then: number;
  otherwise: number;
  options: readonly number[];
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
export interface Match {
  setup: Setup;
  options: Options;
  board: Board;
  seats: number;
  heroes: readonly HeroDefinition[];
  /** Seats on the same side as each seat, itself included, as bits. */
  allies: readonly number[];
  fighters: readonly FighterInfo[];
  heroOf: readonly number[];
  fightersOf: readonly (readonly number[])[];
  kinds: readonly Kind[];
  kindsOf: readonly (readonly number[])[];
  decks: readonly (readonly number[])[];
  blocks: readonly Block[];
  abilities: readonly Record<Moment, SaidAt[]>[];
  rules: readonly (readonly HeroRule[])[];
  highestValue: number;
}

const heroes = new Map<string, HeroDefinition>();
const boards = new Map<string, Board>();

/** Teaches the engine heroes, which setups then name. Refuses a hero that is not sound, or another one of a known name. */
export const learnHeroes = (definitions: readonly HeroDefinition[]): void => {
  for (const hero of definitions) learn(heroes, hero.id, hero, problemsOfHero(hero), (known) => known, hero);
};
/** Teaches the engine boards, which setups then name. */
export const learnBoards = (definitions: readonly BoardDefinition[]): void => {
  for (const board of definitions) learn(boards, board.id, board, problemsOfBoard(board), (known) => known.definition, compileBoard);
};
function learn<D, T>(
  known: Map<string, T>,
  id: string,
  definition: D,
  problems: Problem[],
  definitionOf: (t: T) => D,
  make: T | ((definition: D) => T),
): void {
  const same = known.get(id);
  if (same && definitionOf(same) === definition) return;
  if (same) problems.push({ path: 'id', problem: `"${id}" is already known` });
  if (problems.length) throw new InvalidData(id, problems);
  known.set(id, typeof make === 'function' ? (make as (definition: D) => T)(definition) : make);
}
export const knownHeroes = (): HeroDefinition[] => [...heroes.values()];
export const knownBoards = (): BoardDefinition[] => [...boards.values()].map((board) => board.definition);
export const heroNamed = (id: string): HeroDefinition | undefined => heroes.get(id);
export const boardNamed = (id: string): Board | undefined => boards.get(id);

const made = new Map<string, Match>();
let lastSetup: Setup | undefined;
let lastMatch: Match;

/** The tables of a game's setup. */
export function matchOf(game: { readonly setup: Setup }): Match {
  if (game.setup === lastSetup) return lastMatch;
  const key = JSON.stringify(game.setup);
  const match = made.get(key) ?? compile(game.setup);
  made.set(key, match);
  lastSetup = game.setup;
  lastMatch = match;
  return match;
}

export function problemsOfSetup(setup: Setup): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, problem: string) => problems.push({ path, problem });
  const board = boards.get(setup.board);
  if (!board) say('board', `unknown board "${setup.board}"; known: ${[...boards.keys()].join(', ')}`);
  const list = Array.isArray(setup.heroes) ? setup.heroes : [];
  if (list !== setup.heroes) say('heroes', 'must be a list of hero names');
  list.forEach((id, i) => {
    if (!heroes.has(id)) say(`heroes[${i}]`, `unknown hero "${id}"; known: ${[...heroes.keys()].join(', ')}`);
    if (!setup.options?.mirrorMatch && list.indexOf(id) !== i)
      say(`heroes[${i}]`, `"${id}" is taken by seat ${list.indexOf(id) + 1} (R-1.12); the option mirrorMatch allows it`);
  });
  const wanted = setup.mode === 'duel' ? [2] : setup.mode === 'freeForAll' ? [3, 4] : setup.mode === 'teams' ? [4] : undefined;
  if (!wanted) say('mode', `unknown mode "${setup.mode}"; known: ${MODES.join(', ')}`);
  else if (!wanted.includes(list.length)) say('heroes', `${setup.mode} has ${wanted.join(' or ')} seats, not ${list.length}`);
  if (board && wanted && board.starts.length < list.length) {
    say('board', `"${setup.board}" has ${board.starts.length} starting spaces, too few for ${list.length} seats (R-3.7)`);
  }
  problemsOfOptions(setup, say);
  return problems;
}
function problemsOfOptions(setup: Setup, say: (path: string, problem: string) => void): void {
  const options: Record<string, unknown> = { ...setup.options };
  const allowed: Record<keyof Options, (value: unknown) => boolean> = {
    gameEnd: (value) => value === 'immediate' || value === 'endOfAction',
    boostOnTextlessAttack: (value) => value === 'lost' || value === 'kept',
    mirrorMatch: (value) => typeof value === 'boolean',
    mulligan: (value) => typeof value === 'boolean',
    handicap: (value) =>
      Array.isArray(value) &&
      value.every((n, seat) => Number.isInteger(n) && n >= 0 && n < (heroes.get(setup.heroes?.[seat])?.health ?? Number.POSITIVE_INFINITY)),
    turnLimit: (value) => value === null || (Number.isInteger(value) && (value as number) > 0),
  };
  for (const [name, value] of Object.entries(options)) {
    if (!(name in allowed)) say(`options.${name}`, `unknown option; known: ${Object.keys(allowed).join(', ')}`);
    else if (!allowed[name as keyof Options](value)) say(`options.${name}`, `${JSON.stringify(value)} is not a value it can have (R-2.15)`);
  }
}

function compile(setup: Setup): Match {
  const problems = problemsOfSetup(setup);
  if (problems.length) throw new InvalidData('setup', problems);
  const defs = setup.heroes.map((id) => heroes.get(id)!);
  const blocks: Block[] = [];
  const add = (effects: readonly Word[], owner?: HeroDefinition): number => addBlock(blocks, effects, owner);
  for (const block of ENGINE_BLOCKS) add(block);

  const fighters: FighterInfo[] = [];
  const fightersOf = defs.map((def, seat) => {
    const suffix = setup.heroes.indexOf(def.id) === seat ? '' : `@${seat + 1}`;
    const info = (id: string, name: string, health: number, reach: string, isHero: boolean, offBoard: boolean) =>
      fighters.push({ name: name + suffix, id, seat, isHero, isRanged: reach === 'ranged', health, offBoard }) - 1;
    const mine = [info(def.id, def.id, def.health, def.reach, true, false)];
    for (const kick of def.sidekicks) {
      for (let n = 1; n <= kick.count; n++) {
        mine.push(info(kick.id, kick.count > 1 ? `${kick.id}-${n}` : kick.id, kick.health, kick.reach, false, !!kick.offBoard));
      }
    }
    return mine;
  });

  const kinds: Kind[] = [];
  const kindsOf = defs.map((def, seat) =>
    def.deck.map((card) => kinds.push(compileCard(card, def, seat, fighters, fightersOf[seat], add)) - 1),
  );
  const decks = kindsOf.map((own) => own.flatMap((kind) => new Array<number>(kinds[kind].card.copies).fill(kind)));
  const abilities = defs.map((def) => {
    const said = Object.fromEntries(MOMENTS.map((moment) => [moment, [] as SaidAt[]])) as Record<Moment, SaidAt[]>;
    for (const ability of def.abilities ?? []) said[ability.at].push({ block: add(ability.does, def), of: ability.of });
    return said;
  });
  return {
    setup,
    options: { ...DEFAULTS, ...setup.options },
    board: boards.get(setup.board)!,
    seats: defs.length,
    heroes: defs,
    allies: defs.map((_, seat) => (setup.mode === 'teams' ? (seat % 2 ? 0b1010 : 0b0101) : 1 << seat)),
    fighters,
    heroOf: fightersOf.map((own) => own[0]),
    fightersOf,
    kinds,
    kindsOf,
    decks,
    blocks,
    abilities,
    rules: defs.map((def) => def.rules ?? []),
    highestValue: Math.max(0, ...kinds.flatMap((kind) => [kind.card.value ?? 0, kind.card.bonusAttack?.value ?? 0])),
  };
}

function compileCard(
  card: CardDefinition,
  hero: HeroDefinition,
  seat: number,
  fighters: readonly FighterInfo[],
  own: readonly number[],
  add: (effects: readonly Effect[], owner: HeroDefinition) => number,
): Kind {
  const form = hero.forms?.indexOf(card.by) ?? -1;
  const inTime = (effects: readonly CardEffect[]) =>
    Object.fromEntries(
      TIMINGS.map((at) => [
        at,
        effects
          .filter((e) => e.at === at)
          .map((e) => ({ block: add(e.does, hero), item: e.item === undefined ? -1 : hero.items!.indexOf(e.item) })),
      ]),
    ) as Record<Timing, EffectBlock[]>;
  const discarded = card.standing?.find((rule) => rule.rule === 'whenDiscardedByOpponent');
  return {
    id: card.id,
    seat,
    card,
    users: own.filter((f) => card.by === 'any' || form >= 0 || fighters[f].id === card.by).reduce((bits, f) => bits | (1 << f), 0),
    form,
    effects: inTime(card.effects),
    bonusEffects: inTime(card.bonusAttack?.effects ?? []),
    boostBonus: card.boostBonus ? add(card.boostBonus, hero) : -1,
    whenDiscarded: discarded ? add(discarded.does, hero) : -1,
    isProtected:
      !!card.standing?.some((rule) => rule.rule === 'cannotBeCanceled') ||
      !!hero.rules?.some((rule) => rule.rule === 'cannotBeCanceled' && rule.by.includes(card.by)),
    item: card.item === undefined ? -1 : card.item === 'wild' ? hero.items!.length : hero.items!.indexOf(card.item),
  };
}

function addBlock(blocks: Block[], effects: readonly Word[], owner: HeroDefinition | undefined): number {
  const number = blocks.push({ nodes: [], speaksOfOpponent: false }) - 1;
  const nested = (list: unknown) => (Array.isArray(list) ? addBlock(blocks, list as Effect[], owner) : -1);
  const nodes = effects.map((effect) => {
    const about = effect as { then?: unknown; else?: unknown; does?: unknown; of?: unknown };
    return {
      effect,
      verb: effect.do === 'own' ? owner!.words![effect.word] : VERBS[effect.do],
      then: nested(about.then ?? about.does),
      otherwise: nested(about.else),
      options: effect.do === 'choose' ? effect.of.map((option) => nested(option)) : [],
    };
  });
  blocks[number] = { nodes, speaksOfOpponent: speaksOfOpponent(effects) };
  return number;
}

const ABOUT_AN_OPPONENT = new Set(['opponent', 'lookAtHand', 'pickFromHand', 'discardPicked', 'putPickedUnder', 'bothDraw']);
/** Does a sentence, outside combat, need to know which opponent it means? */
const speaksOfOpponent = (effects: readonly Word[]): boolean =>
  JSON.stringify(effects).includes('"theirHero"') || effects.some((effect) => mentions(effect));
const mentions = (effect: Word): boolean => {
  const about = effect as { then?: readonly Effect[]; else?: readonly Effect[]; of?: unknown };
  if (ABOUT_AN_OPPONENT.has(effect.do)) return true;
  if (effect.do === 'choose') return effect.of.some((option) => option.some(mentions));
  return !!about.then?.some(mentions) || (Array.isArray(about.else) && (about.else as Effect[]).some(mentions));
};
