/** Any legal position from a description by names; docs/scenes.md describes the format. */
import type { Game } from './game.ts';
import { blankFrame, forgetOffers, run } from './machine.ts';
import { type Match, matchOf } from './match.ts';
import { InvalidData, type Problem, unknown } from './problems.ts';
import { GAME, TURN } from './sentences.ts';
import { problemsOfSetup, type Setup } from './setup.ts';
import { beforePlacing } from './start.ts';

export interface FighterPlace {
  /** null: off the board. */
  space?: string | null;
  /** 0: defeated. */
  health?: number;
  turnStart?: string | null;
}
export interface SeatPlace {
  hand?: readonly string[];
  /** From the top; cards named nowhere lie below them, in printed order. */
  deck?: readonly string[];
  /** From the bottom to the top. */
  discard?: readonly string[];
  /** Where cards go that are named nowhere: under the deck, or under the discard pile. */
  rest?: 'deck' | 'discard';
  form?: string;
  counter?: number;
  tokens?: readonly (string | null)[];
  /** Turns taken, the present one included. */
  turns?: number;
  out?: boolean;
}
export const MOMENTS_OF_SCENES = ['setup', 'turnStart', 'actions'] as const;
export interface Position {
  /** The game begins to run here: placing, start of the active seat's turn, or its first action. */
  at?: (typeof MOMENTS_OF_SCENES)[number];
  turn?: number;
  active?: number;
  actions?: number;
  actionNumber?: number;
  doors?: Readonly<Record<string, 'open' | 'closed'>>;
  fighters?: Readonly<Record<string, FighterPlace>>;
  seats?: readonly SeatPlace[];
  seed?: number;
}

/** A game in the position described, at its first question. Refuses an impossible one with all its problems. */
export function scene(setup: Setup, position: Position = {}): Game {
  const problems: Problem[] = problemsOfSetup(setup).map(({ path, problem }) => ({ path: `setup.${path}`, problem }));
  if (problems.length) throw new InvalidData('scene', problems);
  const match = matchOf({ setup });
  const game = beforePlacing(setup, position.seed ?? 1);
  const say = (path: string, problem: string): void => {
    problems.push({ path: `position.${path}`, problem });
  };
  checkFields(position, say);
  if (!problems.length) {
    placeCards(game, match, position, say);
    placeFighters(game, match, position, say);
    placeRest(game, match, position, say);
  }
  if (problems.length) throw new InvalidData('scene', problems);
  begin(game, position);
  forgetOffers();
  run(game);
  return game;
}

type Complain = (path: string, problem: string) => void;
const FIELDS: Record<string, (value: unknown) => boolean> = {
  at: (value) => MOMENTS_OF_SCENES.includes(value as never),
  turn: (value) => isCount(value) && (value as number) > 0,
  active: isCount,
  actions: isCount,
  actionNumber: isCount,
  doors: isObject,
  fighters: isObject,
  seats: (value) => Array.isArray(value) && value.every(isObject),
  seed: Number.isInteger,
};
const SEAT_FIELDS: Record<string, (value: unknown) => boolean> = {
  hand: isNames,
  deck: isNames,
  discard: isNames,
  rest: (value) => value === 'deck' || value === 'discard',
  form: (value) => typeof value === 'string',
  counter: isCount,
  tokens: (value) => Array.isArray(value) && value.every((each) => each === null || typeof each === 'string'),
  turns: isCount,
  out: (value) => typeof value === 'boolean',
};
const FIGHTER_FIELDS: Record<string, (value: unknown) => boolean> = {
  space: (value) => value === null || typeof value === 'string',
  health: isCount,
  turnStart: (value) => value === null || typeof value === 'string',
};
function isCount(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0;
}
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
/** Unknown fields and wrong types. */
function checkFields(position: Position, say: Complain): void {
  checkAgainst(FIELDS, position, '', say);
  if (FIELDS.seats(position.seats)) position.seats!.forEach((seat, i) => checkAgainst(SEAT_FIELDS, seat, `seats[${i}].`, say));
  if (isObject(position.fighters)) {
    for (const [name, place] of Object.entries(position.fighters!)) {
      if (isObject(place)) checkAgainst(FIGHTER_FIELDS, place, `fighters.${name}.`, say);
      else say(`fighters.${name}`, 'must be an object');
    }
  }
}
function checkAgainst(fields: Record<string, (value: unknown) => boolean>, given: object, path: string, say: Complain): void {
  if (!isObject(given)) return say(path, 'must be an object');
  for (const [name, value] of Object.entries(given)) {
    if (!(name in fields)) say(path + name, unknown('field', name, Object.keys(fields)));
    else if (!fields[name](value)) say(path + name, `${JSON.stringify(value)} is not a value it can have`);
  }
}

/** Deals hands, decks and piles by name; every card of a seat ends in exactly one place. */
function placeCards(game: Game, match: Match, position: Position, say: Complain): void {
  if ((position.seats?.length ?? 0) > match.seats) say('seats', `the game has ${match.seats} seats`);
  game.seats.forEach((seat, number) => {
    const given = position.seats?.[number] ?? {};
    const left = match.decks[number].slice();
    const take = (names: readonly string[] | undefined, where: string): number[] =>
      (names ?? []).flatMap((name, i) => {
        const kind = match.kindsOf[number].find((each) => match.kinds[each].id === name);
        const path = `seats[${number}].${where}[${i}]`;
        if (kind === undefined) {
          say(
            path,
            unknown(
              'card',
              name,
              match.kindsOf[number].map((each) => match.kinds[each].id),
            ),
          );
          return [];
        }
        const at = left.indexOf(kind);
        if (at < 0) {
          say(path, `the deck has only ${match.kinds[kind].card.copies} of "${name}"`);
          return [];
        }
        left.splice(at, 1);
        return [kind];
      });
    seat.hand = take(given.hand, 'hand');
    const deck = take(given.deck, 'deck').reverse();
    const discard = take(given.discard, 'discard');
    const rest = left.reverse();
    seat.deck = given.rest === 'discard' ? deck : [...rest, ...deck];
    seat.discard = given.rest === 'discard' ? [...rest, ...discard] : discard;
  });
}

/** Places fighters as told; those not named stand where setup could have put them. */
function placeFighters(game: Game, match: Match, position: Position, say: Complain): void {
  const { board } = match;
  const given = position.fighters ?? {};
  const spaceAt = (name: string, path: string): number => {
    const space = board.numbers.get(name);
    if (space === undefined) say(path, unknown('space', name, board.names));
    return space ?? -1;
  };
  const taken = new Map<number, string>();
  const put = (fighter: number, space: number, path: string): void => {
    if (space >= 0 && taken.has(space)) say(path, `${board.names[space]} is taken by ${taken.get(space)} (R-3.1)`);
    taken.set(space, match.fighters[fighter].name);
    game.space[fighter] = space;
  };
  for (const name of Object.keys(given)) {
    if (!match.fighters.some((info) => info.name === name))
      say(
        `fighters.${name}`,
        unknown(
          'fighter',
          name,
          match.fighters.map((info) => info.name),
        ),
      );
  }
  match.fighters.forEach((info, f) => {
    const place = given[info.name];
    if (place?.health !== undefined) game.health[f] = place.health;
    else if (place?.space && game.health[f] === 0) game.health[f] = info.health;
    if (game.health[f] > info.health) say(`fighters.${info.name}.health`, `is ${game.health[f]}; its most is ${info.health} (R-1.4)`);
    if (place?.space) {
      if (game.health[f] === 0) say(`fighters.${info.name}`, 'is defeated, so it is on no space (R-10.3)');
      put(f, spaceAt(place.space, `fighters.${info.name}.space`), `fighters.${info.name}.space`);
    }
  });
  if (position.at === 'setup') return;
  match.fighters.forEach((info, f) => {
    if (given[info.name]?.space !== undefined || game.health[f] === 0) return;
    const wanted = info.isHero
      ? [board.starts[info.seat]]
      : board.names.map((_, space) => space).filter((space) => board.zones[space] & board.zones[board.starts[info.seat]]);
    const free = wanted.find((space) => !taken.has(space) && (info.isHero || !board.starts.includes(space)));
    if (free === undefined) say(`fighters.${info.name}`, 'has no space of its own; name one');
    else put(f, free, `fighters.${info.name}`);
  });
  match.fighters.forEach((info, f) => {
    const start = given[info.name]?.turnStart;
    game.turnStart[f] = start === undefined ? game.space[f] : start === null ? -1 : spaceAt(start, `fighters.${info.name}.turnStart`);
  });
}

function placeRest(game: Game, match: Match, position: Position, say: Complain): void {
  game.turn = position.turn ?? 1 + match.seats;
  game.active = position.active ?? 0;
  if (game.active >= match.seats) say('active', `the seats are 0 to ${match.seats - 1}`);
  for (const [id, state] of Object.entries(position.doors ?? {})) {
    const door = match.board.definition.doors.findIndex((each) => each.id === id);
    if (door < 0)
      say(
        `doors.${id}`,
        unknown(
          'door',
          id,
          match.board.definition.doors.map((each) => each.id),
        ),
      );
    else if (state !== 'open' && state !== 'closed') say(`doors.${id}`, 'is open or closed');
    else if (state === 'closed') game.doors |= 1 << door;
  }
  game.seats.forEach((seat, number) => {
    const given = position.seats?.[number] ?? {};
    const { forms, counter, tokens } = match.heroes[number];
    const path = `seats[${number}]`;
    seat.turns = given.turns ?? (position.at === 'setup' ? 0 : 2);
    seat.out = given.out ? 1 : 0;
    if (given.form !== undefined) {
      seat.form = forms?.indexOf(given.form) ?? -1;
      if (seat.form < 0) say(`${path}.form`, forms ? unknown('form', given.form, forms) : 'this hero has no forms');
    }
    if (given.counter !== undefined) {
      if (!counter || given.counter > counter.max)
        say(`${path}.counter`, counter ? `its most is ${counter.max}` : 'this hero has no counter');
      seat.counter = given.counter;
    }
    (given.tokens ?? []).forEach((name, i) => {
      const space = name === null ? -1 : (match.board.numbers.get(name) ?? -1);
      if (!tokens || i >= tokens.count)
        say(`${path}.tokens[${i}]`, tokens ? `this hero has ${tokens.count} tokens` : 'this hero has no tokens');
      else if (name !== null && space < 0) say(`${path}.tokens[${i}]`, unknown('space', name, match.board.names));
      else if (space >= 0 && seat.tokens.includes(space)) say(`${path}.tokens[${i}]`, 'two tokens on one space (R-14.6.3)');
      else seat.tokens[i] = space;
    });
    seat.startedOnToken = seat.tokens.includes(game.turnStart[match.heroOf[number]]) && game.turnStart[match.heroOf[number]] >= 0 ? 1 : 0;
  });
}

/** Sets the sentence of the game to the moment where the scene begins. */
function begin(game: Game, position: Position): void {
  const whole = blankFrame(GAME, 0);
  game.todo.push(whole);
  if (position.at === 'setup') {
    game.turn = 0;
    return;
  }
  whole.pc = 2;
  const turn = blankFrame(TURN, game.active);
  game.todo.push(turn);
  if (position.at === 'turnStart') {
    game.seats[game.active].turns--;
    return;
  }
  turn.pc = 3;
  game.actions = position.actions ?? 2;
  game.actionNumber = position.actionNumber ?? 0;
}
