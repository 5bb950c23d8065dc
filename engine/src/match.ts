/** What a setup means: its heroes and board as tables of numbers, made once and shared by every game of that setup. */
import type { Board } from './board.ts';
import type { CardDefinition, HeroDefinition, HeroRule } from './define.ts';
import { boardNamed, heroNamed, unlearn } from './known.ts';
import type { Verb } from './machine.ts';
import { InvalidData } from './problems.ts';
import { ENGINE_BLOCKS, type Step } from './sentences.ts';
import { defaultsOf, type Options, problemsOfSetup, RULES, type Setup } from './setup.ts';
import { VERBS } from './verbs/index.ts';
import { type CardEffect, type Effect, MOMENTS, type Moment, TIMINGS, type Timing } from './words.ts';

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
/** What the heroes bring, whatever they play on: most of the tables. */
interface Cast {
  heroes: readonly HeroDefinition[];
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

/** The tables of a game's setup. */
export function matchOf(game: { readonly setup: Setup }): Match {
  if (game.setup === lastSetup) return lastMatch;
  lastMatch = matches.get(game.setup) ?? matchLike(game.setup);
  lastSetup = game.setup;
  return lastMatch;
}
/** Equal setups share their tables. */
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

function compile(setup: Setup): Match {
  const problems = problemsOfSetup(setup);
  if (problems.length) throw new InvalidData('setup', problems);
  const cast = casts.get(setup.heroes.join(), () => castOf(setup.heroes));
  const version = setup.rules ?? RULES;
  return {
    ...cast,
    cast,
    setup,
    version,
    options: { ...defaultsOf(version), ...setup.options },
    board: boardNamed(setup.board)!,
    seats: setup.heroes.length,
    allies: setup.heroes.map((_, seat) => (setup.mode === 'teams' ? (seat % 2 ? 0b1010 : 0b0101) : 1 << seat)),
  };
}
function castOf(heroes: readonly string[]): Cast {
  const defs = heroes.map((id) => heroNamed(id)!);
  const blocks: Block[] = [];
  const add = (effects: readonly Word[], owner?: HeroDefinition): number => addBlock(blocks, effects, owner);
  for (const block of ENGINE_BLOCKS) add(block.filter((step) => step.do !== 'sayAt' || defs.some((def) => speaksAt(def, step.moment))));

  const fighters: FighterInfo[] = [];
  const fightersOf = defs.map((def, seat) => {
    const info = (id: string, name: string, health: number, reach: string, isHero: boolean, offBoard: boolean) =>
      fighters.push({
        name: fighters.some((other) => other.name === name) ? `${name}@${seat + 1}` : name,
        id,
        seat,
        isHero,
        isRanged: reach === 'ranged',
        health,
        offBoard,
      }) - 1;
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
    heroes: defs,
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

const speaksAt = (hero: HeroDefinition, moment: Moment): boolean => hero.abilities?.some(({ at }) => at === moment) ?? false;

/** Many cards and words have none: they share it. */
const NO_EFFECTS = Object.fromEntries(TIMINGS.map((at) => [at, [] as EffectBlock[]])) as Record<Timing, EffectBlock[]>;
const NO_OPTIONS: number[] = [];

function compileCard(
  card: CardDefinition,
  hero: HeroDefinition,
  seat: number,
  fighters: readonly FighterInfo[],
  own: readonly number[],
  add: (effects: readonly Effect[], owner: HeroDefinition) => number,
): Kind {
  const form = hero.forms?.indexOf(card.by) ?? -1;
  const inTime = (effects: readonly CardEffect[]) => {
    if (!effects.length) return NO_EFFECTS;
    return Object.fromEntries(
      TIMINGS.map((at) => [
        at,
        effects
          .filter((e) => e.at === at)
          .map((e) => ({ block: add(e.does, hero), item: e.item === undefined ? -1 : hero.items!.indexOf(e.item) })),
      ]),
    ) as Record<Timing, EffectBlock[]>;
  };
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
      verb: inOneShape(effect.do === 'own' ? owner!.words![effect.word] : VERBS[effect.do]),
      then: nested(about.then ?? about.does),
      otherwise: nested(about.else),
      options: effect.do === 'choose' ? effect.of.map((option) => nested(option)) : NO_OPTIONS,
    };
  });
  blocks[number] = { nodes, speaksOfOpponent: speaksOfOpponent(effects) || nodes.some(({ verb }) => verb.speaksOfOpponent) };
  return number;
}

const shaped = new WeakMap<Verb, Verb>();
/** The same verb with every part in its place: the machine runs faster when all verbs have one shape. */
function inOneShape(verb: Verb): Verb {
  const known = shaped.get(verb);
  if (known) return known;
  const { question, blank, fill, perform, asks, isVain, speaksOfOpponent } = verb;
  const found = { question, blank, fill, perform, asks, isVain, speaksOfOpponent };
  shaped.set(verb, found);
  return found;
}

const ABOUT_AN_OPPONENT = new Set(['opponent', 'opponentMay', 'lookAtHand', 'pickFromHand', 'discardPicked', 'putPickedUnder', 'bothDraw']);
/** Does a sentence, outside combat, need to know which opponent it means? */
const speaksOfOpponent = (effects: readonly Word[]): boolean =>
  JSON.stringify(effects).includes('"theirHero"') || effects.some((effect) => mentions(effect));
const mentions = (effect: Word): boolean => {
  const about = effect as { then?: readonly Effect[]; else?: readonly Effect[]; of?: unknown };
  if (ABOUT_AN_OPPONENT.has(effect.do)) return true;
  if (effect.do === 'choose') return effect.of.some((option) => option.some(mentions));
  return !!about.then?.some(mentions) || (Array.isArray(about.else) && (about.else as Effect[]).some(mentions));
};
