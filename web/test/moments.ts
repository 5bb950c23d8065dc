/** Any moment of a game, found by playing at random: tests begin where what they are about happens. */
import '@peerless/boards';
import '@peerless/heroes';
import {
  ACTIONS,
  answer,
  asked,
  type Choice,
  choice,
  choices,
  compare,
  type Described,
  describe,
  type Game,
  kindOfChoice,
  knownHeroes,
  type Mode,
  newGame,
  type Options,
  type Position,
  QUESTIONS,
  type QuestionKind,
  questionOf,
  record,
  type Setup,
  scene,
  view,
} from '@peerless/engine';
import type { Sitting } from '@peerless/protocol';
import type { Kept } from '../src/host/host.ts';
import { dice } from './dice.ts';

type Holds = (game: Game) => boolean;
/** What more than the kind of a question tells apart. */
const MORE = {
  /** A scheme lies open, and a space is wanted for it. */
  schemeSpace: (game) =>
    game.limbo.length > 0 && !game.combats.length && choices(game).filter((each) => kindOfChoice(each) === 'space').length > 1,
  /** Both cards of a combat lie open, and something is asked because of them. */
  reveal: (game) => game.combats.at(-1)?.revealed === 1 && game.combats.at(-1)!.defense.card >= 0,
  /** A bonus attack inside a combat. */
  bonusAttack: (game) => game.combats.length > 1,
} satisfies Record<string, Holds>;
export type MomentName = QuestionKind | keyof typeof MORE;
export const MOMENTS: readonly MomentName[] = [...QUESTIONS, ...(Object.keys(MORE) as (keyof typeof MORE)[])];

export interface Wanted {
  /** What is asked; anything if it is not said. */
  at?: MomentName;
  mode?: Mode;
  /** How many seats; all of the mode if it is not said. */
  seats?: number;
  board?: string;
  /** Any who come to such a moment if they are not named. */
  heroes?: readonly string[];
  options?: Partial<Options>;
  /** Cards in the hand of whoever is asked. */
  hand?: number;
  /** The seats of people; the first one if it is not said. */
  people?: readonly number[];
  level?: (Sitting & { kind: 'computer' })['level'];
  /** The game is in this turn at least, so that there is something to see. */
  turn?: number;
  /** What else must be true of it. */
  holds?: Holds;
}

/** Who plays unless others are named: few tests care, and all see the same. */
const HEROES = ['medusa', 'king-arthur', 'sinbad', 'alice'];
const SEATS: Record<Mode, number> = { duel: 2, freeForAll: 4, teams: 4 };
/** Games that the same heroes play. */
const SEEDS = 300;
/** No game that is worth looking at is longer. */
const LONGEST = 700;

const setupOf = ({ mode = 'duel', seats = SEATS[mode], board = 'marmoreal', options }: Wanted, heroes: readonly string[]): Setup => ({
  board,
  heroes: heroes.slice(0, seats),
  mode,
  ...(options ? { options } : {}),
});
/** The usual heroes, then everybody else in the first seat. */
const lineUps = ({ heroes }: Wanted): (readonly string[])[] => {
  if (heroes) return [heroes];
  const others = knownHeroes().map(({ id }) => id);
  return [HEROES, ...others.sort().map((hero) => [hero, ...HEROES.filter((each) => each !== hero)])];
};

/** A game kept just before somebody answers what is wanted; the same one every time. */
export function moment(wanted: Wanted): Kept {
  for (const heroes of lineUps(wanted))
    for (let seed = 1; seed <= SEEDS; seed++) {
      const found = playedTo(wanted, setupOf(wanted, heroes), seed);
      if (found) return found;
    }
  throw new Error(`nobody comes to such a moment: ${JSON.stringify(wanted)}`);
}
/** The same in one game, if it comes to it. */
export const momentIn = (wanted: Wanted & { heroes: readonly string[] }, seed: number): Kept | null =>
  playedTo(wanted, setupOf(wanted, wanted.heroes), seed);
function playedTo(wanted: Wanted, setup: Setup, seed: number): Kept | null {
  const { people = [0] } = wanted;
  const holds = wished(wanted, people);
  const game = newGame(setup, seed);
  const roll = dice(seed);
  const answers: Choice[] = [];
  while (!game.over && answers.length < LONGEST) {
    if (holds(game)) return kept(setup, seed, answers, wanted);
    answers.push(next(game, people.includes(asked(game)) ? wanted.hand : undefined, roll));
    answer(game, answers.at(-1)!);
  }
  return null;
}

/** A game of which nothing is decided yet. */
export const beginning = (wanted: Wanted, seed: number): Kept => kept(setupOf(wanted, wanted.heroes ?? HEROES), seed, [], wanted);

/** A game that is over. */
export function ended(wanted: Wanted = {}): Kept {
  const setup = setupOf(wanted, wanted.heroes ?? HEROES);
  const game = newGame(setup, 1);
  const roll = dice(1);
  const answers: Choice[] = [];
  while (!game.over) {
    answers.push(next(game, undefined, roll));
    answer(game, answers.at(-1)!);
  }
  return { ...kept(setup, 1, answers, wanted), over: true, winners: view(game, 'spectator').winners };
}

function wished({ at, hand, turn = 2, holds = () => true }: Wanted, people: readonly number[]): Holds {
  const isThere: Holds = at === undefined ? () => true : at in MORE ? MORE[at as keyof typeof MORE] : (game) => questionOf(game) === at;
  return (game) =>
    people.includes(asked(game)) &&
    (game.turn >= turn || isSettingUp(at)) &&
    (hand === undefined || game.seats[asked(game)].hand.length === hand) &&
    isThere(game) &&
    choices(game).length > 1 && // Who plays alone is not asked where there is no choice.
    holds(game);
}
const isSettingUp = (at: MomentName | undefined): boolean => at === 'placeSidekick' || at === 'placeToken' || at === 'mulligan';

const MANEUVER = choice('action', ACTIONS.indexOf('maneuver'));
/** At random, and towards a hand of so many cards. */
function next(game: Game, hand: number | undefined, roll: (below: number) => number): Choice {
  const legal = choices(game);
  const more = hand === undefined ? 0 : hand - game.seats[asked(game)].hand.length;
  const spends = (each: Choice): boolean => (questionOf(game) === 'action' ? each !== MANEUVER : kindOfChoice(each) === 'card');
  const fitting = more === 0 ? legal : legal.filter((each) => spends(each) === more < 0);
  const among = fitting.length ? fitting : legal;
  return among[roll(among.length)];
}

/** A game that begins in a position, in the hands of its first seat, after answers that have these fields. */
export function positioned(id: string, setup: Setup, position: Position, script: readonly Partial<Described>[] = []): Kept {
  const game = scene(setup, position, undefined, 1);
  const answers = script.map((wish) => {
    const found = choices(game).find((each) => !compare(describe(game, each), wish, ''));
    if (found === undefined) throw new Error(`${id}: nobody can choose ${JSON.stringify(wish)}`);
    answer(game, found);
    return found;
  });
  return { ...kept(setup, 1, answers, {}, position), id };
}

function kept(
  setup: Setup,
  seed: number,
  answers: readonly Choice[],
  { people = [0], level = 'novice' }: Wanted,
  position?: Position,
): Kept {
  return {
    id: `moment-${setup.heroes.join('-')}-${seed}-${answers.length}`,
    record: record(setup, seed, answers, position),
    seats: setup.heroes.map((_, seat) => (people.includes(seat) ? { kind: 'person' } : { kind: 'computer', level })),
    started: 0,
    changed: 0,
    over: false,
    winners: [],
    turn: 0,
    takenBack: [],
    undone: [],
  };
}
