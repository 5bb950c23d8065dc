import '@peerless/boards';
import '@peerless/heroes';
import { type Choice, clone, type Game, matchOf, newGame } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { type Grounds, tally } from './grounds.ts';

const now = newGame({ board: 'marmoreal', heroes: ['alice', 'medusa'], mode: 'duel' }, 1);
const { heroOf, fighters } = matchOf(now);
const [ALICE, MEDUSA] = heroOf;
const HARPY = fighters.findIndex(({ seat, isHero }) => seat === 1 && !isHero);
const [ONE, OTHER] = [1, 2] as Choice[];

/** Where a game has come to: who has lost how much health, and how many cards Alice has drawn. */
function end(lost: Record<number, number>, drawn = 0): Game {
  const game = clone(now);
  for (const [fighter, health] of Object.entries(lost)) game.health[Number(fighter)] -= health;
  game.seats[0].hand.push(...game.seats[0].deck.slice(0, drawn));
  return game;
}
function compare(one: Game[], other: Game[]): Grounds | null {
  const counted = tally(now, 0);
  for (const game of one) counted.count(ONE, game);
  for (const game of other) counted.count(OTHER, game);
  return counted.grounds(ONE, OTHER);
}

describe('the grounds', () => {
  it('are what both choices come to on the mean', () => {
    const { outlook, next } = compare([end({ [MEDUSA]: 2 }), end({ [MEDUSA]: 3, [ALICE]: 1 }, 1)], [end({ [HARPY]: 1 }, 2)])!;
    expect(outlook).toEqual({ enemyHeroes: -2.5, ownHeroes: -0.5, enemySidekicks: 0, ownSidekicks: 0, hand: 0.5 });
    expect(next).toEqual({ enemyHeroes: 0, ownHeroes: 0, enemySidekicks: -1, ownSidekicks: 0, hand: 2 });
  });
  it('name the two greatest differences, for and against', () => {
    expect(compare([end({ [MEDUSA]: 4, [ALICE]: 3 }, 1)], [end({})])).toMatchObject({ pros: ['enemyHeroes'], cons: ['ownHeroes'] });
    expect(compare([end({ [HARPY]: 1 }, 2)], [end({})])).toMatchObject({ pros: ['hand', 'enemySidekicks'], cons: [] });
  });
  it('are silent about what differs little', () => {
    const four = (game: Game): Game[] => [game, end({}), end({}), end({})];
    const many = (games: Game[]): Game[] => Array.from({ length: 200 }, () => games).flat();
    expect(compare(many([...four(end({ [MEDUSA]: 1 })), end({})]), [end({})])).toMatchObject({ pros: [], cons: [] });
    expect(compare(many(four(end({ [MEDUSA]: 1 }))), [end({})])).toMatchObject({ pros: ['enemyHeroes'] });
  });
  it('are silent about what may be chance', () => {
    const uncertain = [end({ [MEDUSA]: 4 }), end({})];
    expect(compare(uncertain, [end({})])).toMatchObject({ pros: [] });
    expect(compare(Array.from({ length: 50 }, () => uncertain).flat(), [end({})])).toMatchObject({ pros: ['enemyHeroes'] });
  });
  it('need both choices tried', () => expect(compare([end({})], [])).toBe(null));
});
