/** What is filmed: one press of a card, and all that follows until the player is asked again. */
import { decide, type Player, type PlayerName, player } from '@peerless/ai';
import {
  answer,
  asked,
  type Choice,
  choices,
  clone,
  describe,
  type Event,
  type Game,
  type GameRecord,
  mask,
  matchOf,
  newGame,
  replay,
} from '@peerless/engine';
import type { Kept } from '../src/host/host.ts';
import { lasts } from '../src/play/stage/timing.ts';
import { dice } from './dice.ts';
import { type MomentName, moment, type Wanted } from './moments.ts';

/** Seat 0 is the player's. */
const MINE = 0;
interface Scene extends Pick<Wanted, 'level' | 'heroes' | 'board'> {
  /** What the pressed card answers. */
  at: MomentName;
  /** Whatever most of the others answer, this happens. */
  fits(events: readonly Event[], game: Game): boolean;
}
const has =
  (...kinds: Event['kind'][]) =>
  (events: readonly Event[]): boolean =>
    kinds.every((kind) => events.some((event) => event.kind === kind));
const isHarmed = (events: readonly Event[]): boolean => events.some((event) => event.kind === 'damage' && event.combat && event.amount > 0);
const isBoosted = (events: readonly Event[]): boolean =>
  events.some((event) => event.kind === 'boost' || (event.kind === 'reveal' && event.as === 'boost'));
const isTaken = (event: Event): event is Extract<Event, { kind: 'move' | 'place' }> =>
  event.kind === 'move' || (event.kind === 'place' && event.from !== null);
const ownerOf = (game: Game, fighter: string): number => matchOf(game).fighters.find(({ name }) => name === fighter)!.seat;
/** Shown after the cards lie there: things in a combat that change what it comes to. */
const TWISTS: readonly Event['kind'][] = ['effect', 'noEffect', 'cancel', 'boost', 'value', 'prevented'];

export const SCENES = {
  plain: {
    at: 'attackCard',
    heroes: ['houdini', 'medusa'],
    fits: (events) => has('reveal')(events) && isHarmed(events) && !events.some(({ kind }) => [...TWISTS, 'over'].includes(kind)),
  },
  effects: {
    at: 'defense',
    fits: (events) => isHarmed(events) && isBoosted(events) && events.filter(({ kind }) => TWISTS.includes(kind)).length >= 3,
  },
  scheme: { at: 'schemeCard', fits: (events) => has('scheme')(events) && events.filter((event) => lasts(event) > 0).length >= 3 },
  moved: {
    at: 'defense',
    heroes: ['medusa', 'yennenga'],
    level: 'medium',
    fits: (events, game) => events.some((event) => isTaken(event) && event.by !== MINE && ownerOf(game, event.fighter) === MINE),
  },
  end: { at: 'attackCard', fits: (events) => events.some((event) => event.kind === 'over' && event.winners.includes(MINE)) },
} satisfies Record<string, Scene>;
export type SceneName = keyof typeof SCENES;

export interface Filmed {
  game: Kept;
  /** The card that is pressed, by its name. */
  card: string;
}
/** Tries for what others may answer, how long they think of it, and the most answers until the player is asked again. */
const TRIES = 3;
const BUDGET = { iterations: 200 };
const LONGEST = 60;

/** The same every time; `take` is which of those that fit. */
export function filmed(name: SceneName, take: number): Filmed {
  const scene: Scene = SCENES[name];
  let left = take;
  let found: string | undefined;
  const game = moment({
    turn: 3,
    ...scene,
    holds: (at) => {
      found = pressed(scene, at);
      return found !== undefined && left-- === 0;
    },
  });
  return { game, card: found! };
}
/** The card after which it happens. */
function pressed({ fits, level = 'novice' }: Scene, game: Game): string | undefined {
  const isLikely = (each: Choice, name: PlayerName): boolean =>
    Array.from({ length: TRIES }, (_, n) => fits(together(after(game, each, player(name, n + 1), dice(n + 1))), game)).filter(Boolean)
      .length >
    TRIES / 2;
  const cards = choices(game).filter((each) => describe(game, each).card !== undefined);
  // By chance first: it takes no time.
  const fitting = cards.find((each) => isLikely(each, 'random') && isLikely(each, level));
  return fitting === undefined ? undefined : describe(game, fitting).card;
}
function after(before: Game, choice: Choice, other: Player, roll: (below: number) => number): Event[] {
  const game = clone(before);
  const events: Event[] = [];
  let next = choice;
  for (let n = 0; n < LONGEST; n++) {
    answer(game, next, (event, sees) => sees & (1 << MINE) && events.push(event));
    const legal = game.over ? [] : choices(game);
    if (!legal.length || (legal.length > 1 && isAsked(game))) break;
    next = isAsked(game) ? legal[roll(legal.length)] : decide(other, mask(game, asked(game)), BUDGET);
  }
  return events;
}
/** Of the combat or the scheme alone. */
function together(events: readonly Event[]): readonly Event[] {
  const next = events.findIndex(({ kind }) => kind === 'action' || kind === 'turnEnd');
  return next < 0 ? events : events.slice(0, next);
}
const isAsked = (game: Game): boolean => asked(game) === MINE;

/** What the player was told after so many answers. */
export function toldSince({ setup, seed, answers }: GameRecord, since: number): Event[] {
  const game = newGame(setup, seed);
  const events: Event[] = [];
  answers.forEach((each, n) => {
    answer(game, each as Choice, (event, sees) => n >= since && sees & (1 << MINE) && events.push(event));
  });
  return events;
}
/** Does it show what it was taken for? */
export const isShown = (name: SceneName, { record }: Kept, since: number): boolean =>
  SCENES[name].fits(together(toldSince(record, since)), replay(record));
