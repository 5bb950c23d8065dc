/** Any legal position from a description by names; docs/scenes.md describes the format. */

import type { Sink } from '../data/events.ts';
import { blankFrame } from '../data/frame.ts';
import type { Game, Seat } from '../data/game.ts';
import { problemsOf, record } from '../data/kinds.ts';
import { type Match, matchOf } from '../data/match.ts';
import { InvalidData, unknown } from '../data/problems.ts';
import type { Seed } from '../data/random.ts';
import { setup as aSetup, type Setup } from '../data/setup.ts';
import { listen } from '../data/sink.ts';
import { run } from '../machine/machine.ts';
import { careful } from '../machine/told.ts';
import { judge } from '../rules/end.ts';
import { GAME, TURN } from '../rules/sentences.ts';
import { beforePlacing } from '../rules/start.ts';
import { ACTIONS_A_TURN } from '../rules/turn.ts';
import { position as aPosition, type Complain, complaints, type Position, type SeatPlace } from './position.ts';

/** A game in the position described, at its first question. Refuses an impossible one with all its problems. */
export function scene(setup: Setup, position: Position = {}, sink?: Sink, seed: Seed = position.seed ?? 1): Game {
  const problems = problemsOf({ setup, position }, record<{ setup: Setup; position: Position }>({ setup: aSetup, position: aPosition }));
  const say = complaints(problems, 'position');
  if (problems.length) throw new InvalidData('scene', problems);
  const match = matchOf({ setup });
  const game = beforePlacing(setup, seed);
  placeCards(game, match, position, say);
  placeFighters(game, match, position, say);
  placeDoors(game, match, position, say);
  game.seats.forEach((seat, number) => placeSeat(game, match, seat, number, position, say));
  placeTurn(game, match, position, say);
  if (problems.length) throw new InvalidData('scene', problems);
  begin(game, position);
  listen(sink && careful(game, sink));
  try {
    run(game);
  } finally {
    listen(undefined);
  }
  return game;
}
const placeOf = (position: Position, seat: number): SeatPlace => position.seats?.[seat] ?? {};

/** Deals hands, decks and piles by name; every card of a seat ends in exactly one place. */
function placeCards(game: Game, match: Match, position: Position, say: Complain): void {
  if ((position.seats?.length ?? 0) > match.seats) say('seats', `the game has ${match.seats} seats`);
  game.seats.forEach((seat, number) => {
    const given = placeOf(position, number);
    const left = match.decks[number].slice();
    const take = (names: readonly string[] = [], where: string): number[] =>
      names.flatMap((name, i) => takeCard(match, number, left, name, (problem) => say(`seats[${number}].${where}[${i}]`, problem)));
    seat.hand = take(given.hand, 'hand');
    const deck = take(given.deck, 'deck').reverse();
    const discard = take(given.discard, 'discard');
    const rest = left.reverse();
    seat.deck = given.rest === 'discard' ? deck : [...rest, ...deck];
    seat.discard = given.rest === 'discard' ? [...rest, ...discard] : discard;
  });
}
/** Takes a card of that name from those left; none, with a complaint, if there is none. */
function takeCard(match: Match, seat: number, left: number[], name: string, say: (problem: string) => void): number[] {
  const names = match.kindsOf[seat].map((kind) => match.kinds[kind].id);
  if (!names.includes(name)) {
    say(unknown('card', name, names));
    return [];
  }
  const kind = match.kindsOf[seat][names.indexOf(name)];
  const at = left.indexOf(kind);
  if (at >= 0) return left.splice(at, 1);
  say(`the deck has only ${match.kinds[kind].card.copies} of "${name}"`);
  return [];
}

/** Places fighters as told; those not named stand where setup could have put them. */
function placeFighters(game: Game, match: Match, position: Position, say: Complain): void {
  const given = position.fighters ?? {};
  const names = match.fighters.map(({ name }) => name);
  for (const name of Object.keys(given)) if (!names.includes(name)) say(`fighters.${name}`, unknown('fighter', name, names));
  match.fighters.forEach(({ name, health, seat }, f) => {
    const place = given[name];
    if (placeOf(position, seat).out && (place?.health || place?.space)) say(`fighters.${name}`, `seat ${seat} is out of the game (R-11.6)`);
    if (placeOf(position, seat).out) game.health[f] = 0;
    else if (place?.health !== undefined) game.health[f] = place.health;
    else if (place?.space && game.health[f] === 0) game.health[f] = health;
    if (game.health[f] > health) say(`fighters.${name}.health`, `is ${game.health[f]}; its most is ${health} (R-1.4)`);
    if (place?.space && game.health[f] === 0) say(`fighters.${name}.space`, 'a defeated fighter is on no space (R-10.3)');
  });
  if (position.at === 'setup') return;
  putFighters(game, match, position, say);
  match.fighters.forEach(({ name }, f) => {
    const start = given[name]?.turnStart;
    if (start === undefined) game.turnStart[f] = game.space[f];
    else game.turnStart[f] = spaceNamed(match, start, (problem) => say(`fighters.${name}.turnStart`, problem));
  });
}
/** Those with a space named first, so that the others keep out of their way. */
function putFighters(game: Game, match: Match, position: Position, say: Complain): void {
  const taken = new Map<number, string>();
  const put = (fighter: number, space: number): void => {
    const { name } = match.fighters[fighter];
    if (taken.has(space)) say(`fighters.${name}.space`, `${match.board.names[space]} is taken by ${taken.get(space)} (R-3.1)`);
    taken.set(space, name);
    game.space[fighter] = space;
  };
  const spaceOf = (f: number): string | null | undefined => position.fighters?.[match.fighters[f].name]?.space;
  match.fighters.forEach(({ name }, f) => {
    const space = spaceNamed(match, spaceOf(f) ?? null, (problem) => say(`fighters.${name}.space`, problem));
    if (space >= 0) put(f, space);
  });
  match.fighters.forEach(({ name, seat, isHero }, f) => {
    if (spaceOf(f) !== undefined || game.health[f] === 0) return;
    const { board } = match;
    const start = board.starts[seat];
    const isFit = (space: number): boolean =>
      isHero ? space === start : (board.zones[space] & board.zones[start]) !== 0 && !board.starts.includes(space);
    const free = board.names.findIndex((_, space) => isFit(space) && !taken.has(space));
    if (free < 0) say(`fighters.${name}`, 'its place in setup is taken; name a space for it');
    else put(f, free);
  });
}
/** The number of a space; −1 for none. */
function spaceNamed({ board }: Match, name: string | null, say: (problem: string) => void): number {
  if (name === null) return -1;
  const space = board.numbers.get(name);
  if (space === undefined) say(unknown('space', name, board.names));
  return space ?? -1;
}

function placeDoors(game: Game, match: Match, position: Position, say: Complain): void {
  const names = match.board.definition.doors.map(({ id }) => id);
  for (const [id, state] of Object.entries(position.doors ?? {})) {
    if (!names.includes(id)) say(`doors.${id}`, names.length ? unknown('door', id, names) : 'this board has no doors');
    else if (state !== 'open' && state !== 'closed') say(`doors.${id}`, `must be open or closed, not ${JSON.stringify(state)}`);
    else if (state === 'closed') game.doors |= 1 << names.indexOf(id);
  }
}

/** What a hero brings besides fighters and cards. */
function placeSeat(game: Game, match: Match, seat: Seat, number: number, position: Position, say: Complain): void {
  const given = placeOf(position, number);
  const { forms, counter, tokens } = match.heroes[number];
  const path = `seats[${number}]`;
  seat.turns = given.turns ?? (position.at === 'setup' ? 0 : 2);
  if (given.form !== undefined) {
    if (!forms?.includes(given.form)) say(`${path}.form`, forms ? unknown('form', given.form, forms) : 'this hero has no forms');
    seat.form = forms?.indexOf(given.form) ?? 0;
  }
  if (given.counter !== undefined) {
    if (!counter) say(`${path}.counter`, 'this hero has no counter');
    else if (given.counter > counter.max) say(`${path}.counter`, `is ${given.counter}; its most is ${counter.max}`);
    seat.counter = given.counter;
  }
  (given.tokens ?? []).forEach((name, i) => {
    const here = `${path}.tokens[${i}]`;
    if (!tokens || i >= tokens.count) return say(here, tokens ? `this hero has ${tokens.count} tokens` : 'this hero has no tokens');
    const space = spaceNamed(match, name, (problem) => say(here, problem));
    if (space >= 0 && seat.tokens.includes(space)) say(here, 'two tokens on one space (R-14.6.3)');
    seat.tokens[i] = space;
  });
  const start = game.turnStart[match.heroOf[number]];
  seat.startedOnToken = start >= 0 && seat.tokens.includes(start) ? 1 : 0;
}

function placeTurn(game: Game, match: Match, position: Position, say: Complain): void {
  game.turn = position.turn ?? 1 + match.seats;
  game.active = position.active ?? 0;
  if (game.active >= match.seats) return say('active', `the seats are 0 to ${match.seats - 1}`);
  judge(game); // those whose fighters are gone are out
  if (game.over) say('fighters', 'with these fighters defeated the game is over');
  if (game.seats[game.active].out) say('active', `seat ${game.active} is out of the game`);
  if (position.at !== 'setup' && game.seats[game.active].turns === 0) say(`seats[${game.active}].turns`, 'counts the present turn too');
}

/** Sets the sentence of the game to the moment where the scene begins. */
function begin(game: Game, position: Position): void {
  const whole = blankFrame(GAME, 0);
  game.todo.push(whole);
  if (position.at === 'setup') {
    game.turn = 0;
    return;
  }
  whole.pc = wordAt(game, GAME, 'turns');
  const turn = blankFrame(TURN, game.active);
  game.todo.push(turn);
  if (position.at === 'turnStart') {
    game.seats[game.active].turns--;
    return;
  }
  turn.pc = wordAt(game, TURN, 'takeActions');
  game.actions = position.actions ?? ACTIONS_A_TURN;
  game.actionNumber = position.actionNumber ?? 0;
}
/** Where a word of the rules stands in its sentence. */
const wordAt = (game: Game, block: number, word: string): number =>
  matchOf(game).blocks[block].nodes.findIndex(({ said }) => said.do === word);
