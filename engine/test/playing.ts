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

/** The nth of a row of setups: duels, teams and free-for-alls in turn, most heroes with secrets, some with a mulligan. */
export function secretiveSetup(n: number, random: Random): Setup {
  const secretive = shuffled(
    SECRETIVE.map(({ id }) => id),
    random,
  );
  const real = shuffled(
    HEROES.map(({ id }) => id),
    random,
  );
  const options = { mulligan: n % 4 === 0, turnLimit: 120 };
  const board = (seats: number): string =>
    pickOf(
      BOARDS.filter((each) => seatsOn(each) >= seats).map(({ id }) => id),
      random,
    );
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
