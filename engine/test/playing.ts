/** Chance for tests, setups full of secrets, and what must be so in any position. */
import assert from 'node:assert/strict';
import { BOARDS } from '@peerless/boards';
import { asked, choices, explain, type Game, kindOf, matchOf, type Setup, seatsOn } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { SECRETIVE } from './secretive.ts';

export type Random = () => number;
export const dice = (seed: number): Random => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
};
export const pickOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)];
export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((each) => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each);

/** A number for a text, always the same. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 1;
}
/** In an order by chance, in which one more hero or board changes nothing among the others. */
export const inSomeOrder = (things: readonly { id: string }[], random: Random): string[] => {
  const salt = random();
  const place = (id: string): number => numberOf(`${salt} ${id}`);
  return things.map(({ id }) => id).sort((a, b) => place(a) - place(b));
};

/** The nth of a row of setups: duels, teams and free-for-alls in turn, most heroes with secrets, some with a mulligan. */
export function secretiveSetup(n: number, random: Random): Setup {
  const secretive = shuffled(
    SECRETIVE.map(({ id }) => id),
    random,
  );
  const real = inSomeOrder(HEROES, random);
  const options = { mulligan: n % 4 === 0, turnLimit: 120 };
  const boards = inSomeOrder(BOARDS, random);
  const board = (seats: number): string => boards.find((id) => seatsOn(BOARDS.find((each) => each.id === id)!) >= seats)!;
  if (n % 3 === 0) {
    const heroes = shuffled([secretive[0], n % 2 ? secretive[1] : real[0]], random);
    return { board: board(2), heroes, mode: 'duel', options };
  }
  const heroes = shuffled([secretive[0], secretive[1], n % 2 ? secretive[2] : real[0], real[1]], random);
  if (n % 3 === 1) return { board: board(4), heroes, mode: 'teams', options };
  return { board: board(4), heroes: n % 2 ? heroes : heroes.slice(0, 3), mode: 'freeForAll', options };
}

const byNumber = (a: number, b: number): number => a - b;
/** Every card of every seat is somewhere, once; one fighter a space; health within its bounds; nothing on the board of those who are out. */
export function checkPosition(game: Game): void {
  const match = matchOf(game);
  const played = game.combats.flatMap(({ attack, defense }) => [attack.bonus ? -1 : attack.card, attack.boost, defense.card]);
  match.decks.forEach((deck, number) => {
    const { hand, deck: left, discard } = game.seats[number];
    const mine = [...game.limbo, ...played].filter((card) => card >= 0 && match.kinds[kindOf(card)].seat === number);
    const all = [...hand, ...left, ...discard, ...mine].map(kindOf).sort(byNumber);
    assert.deepEqual(all, deck.slice().sort(byNumber), `cards of seat ${number}`);
  });
  const taken = game.space.filter((space) => space >= 0);
  assert.equal(new Set(taken).size, taken.length, 'two fighters in one space');
  game.space.forEach((space, fighter) => {
    const { name, health } = match.fighters[fighter];
    assert.ok(space < 0 || game.health[fighter] > 0, `${name} is on the board without health`);
    assert.ok(game.health[fighter] <= health, `${name} has more than its health`);
  });
  game.seats.forEach(({ out, conceded, tokens }, number) => {
    assert.ok(out || !conceded || game.over, `seat ${number} has left and is not out`);
    if (!out) return;
    const left = match.fightersOf[number].filter((fighter) => game.space[fighter] >= 0 || game.health[fighter] > 0);
    assert.deepEqual(left, [], `fighters of seat ${number}, who is out (R-11.6)`);
    assert.ok(
      tokens.every((space) => space < 0),
      `tokens of seat ${number}, who is out (R-11.6)`,
    );
  });
}

/** The same after somebody has left: they are asked no more, and whoever is asked has an answer. */
export function checkLeft(game: Game): void {
  checkPosition(game);
  if (game.over) return;
  assert.equal(game.seats[asked(game)].conceded, 0, 'somebody who has left is asked');
  assert.ok(choices(game).length > 0, `stuck at ${JSON.stringify(explain(game))}`);
}

const MOST_ANSWERS = 3000;
/** Sentences that set each other off may go on for ever, which the engine refuses. */
export const isEndless = (problem: unknown): boolean => problem instanceof Error && problem.message.includes('would go on for ever');
/** Plays on by `step` until the game is over; false if it never would be. */
export function playOut(game: Game, step: (n: number) => void, most = MOST_ANSWERS): boolean {
  try {
    for (let n = 0; n < most && !game.over; n++) step(n);
  } catch (problem) {
    if (!isEndless(problem)) throw problem;
  }
  return game.over === 1;
}
