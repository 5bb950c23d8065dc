/** Players follow and challenge each other. */
import { knownHeroes } from '@peerless/engine';
import { poolOf } from '@peerless/host';
import type { Friends, MyGames, TableOptions } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, type Visitor, visitor } from './house.ts';
import { houses } from './houses.ts';

const open = houses();
const asked = async (own: Hall, { key }: Visitor, method = 'GET', path = '/me/friends'): Promise<Friends> => {
  const answer = await api(own, { newPlayers: 9, address: () => '' }).request(path, {
    method,
    headers: { Authorization: `Bearer ${key}` },
  });
  return (await answer.json()) as Friends;
};
const follows = async (own: Hall, one: Visitor): Promise<[string, boolean][]> =>
  (await asked(own, one)).follows.map(({ player, isHere }) => [player.id, isHere]);
const follow = (own: Hall, one: Visitor, other: string, on = true) => asked(own, one, on ? 'PUT' : 'DELETE', `/me/following/${other}`);
const DAYS: TableOptions = { ...DUEL, clock: { kind: 'days', days: 2 } };
const two = async () => {
  const own = await open();
  return { own, ann: await visitor(own), bob: await visitor(own) };
};

describe('whom a player follows', () => {
  it('is shown with whether they are there, until they are followed no more', async () => {
    const { own, ann, bob } = await two();
    expect((await follow(own, ann, bob.id)).follows).toMatchObject([
      { player: { id: bob.id, name: expect.stringContaining('Somebody') }, isHere: true },
    ]);
    expect(await follows(own, bob)).toEqual([]);
    await follow(own, ann, bob.id);
    expect(await follows(own, ann)).toHaveLength(1);
    await follow(own, ann, bob.id, false);
    expect(await follows(own, ann)).toEqual([]);
  });
  it('is neither nobody, nor oneself, nor somebody who has blocked them or is no more', async () => {
    const { own, ann, bob } = await two();
    for (const nobody of ['nobody', ann.id]) expect((await follow(own, ann, nobody)).follows).toEqual([]);
    await follow(own, ann, bob.id);
    await asked(own, bob, 'PUT', `/me/blocked/${ann.id}`);
    expect(await follows(own, ann)).toEqual([]);
    await asked(own, bob, 'DELETE', `/me/blocked/${ann.id}`);
    expect(await follows(own, ann)).toHaveLength(1);
    await asked(own, bob, 'DELETE', '/me');
    expect(await follows(own, ann)).toEqual([]);
  });
});

describe('a challenge', () => {
  it('is told to whoever is challenged, and becomes a game when they accept', async () => {
    const { own, ann, bob } = await two();
    const { table } = await ann.ask('challenge', { player: bob.id, options: DAYS, mine: 1 });
    await bob.until((pushes) => pushes.some((push) => 'stirred' in push && push.stirred === table));
    for (const each of [ann, bob])
      expect((await asked(own, each)).challenges).toMatchObject([{ table, from: { id: ann.id }, to: { id: bob.id }, options: DAYS }]);
    await bob.ask('sit', { table, seat: 0 });
    expect((await asked(own, bob)).challenges).toEqual([]);
    await ann.ask('pick', { table, hero: 'medusa' });
    await bob.ask('pick', { table, hero: 'alice' });
    expect(await own.tables.read(table, ({ phase }) => phase)).toBe('playing');
  });
  it('is rated if it says so, in the pool of duels, and may be drafted', async () => {
    const { own, ann, bob } = await two();
    const options: TableOptions = { ...DAYS, rated: true, heroes: 'draft', bans: 1 };
    const { table } = await ann.ask('challenge', { player: bob.id, options, mine: 0 });
    expect((await asked(own, bob)).challenges).toMatchObject([{ options: { rated: true, heroes: 'draft', bans: 1 } }]);
    await bob.ask('open', { table });
    await bob.ask('sit', { table, seat: 1 });
    const [first, second, third, fourth] = knownHeroes();
    await ann.ask('ban', { table, hero: first.id });
    await bob.ask('ban', { table, hero: second.id });
    await ann.ask('pick', { table, hero: third.id });
    await bob.ask('pick', { table, hero: fourth.id });
    const found = await own.tables.read(table, (now) => now);
    expect([found.phase, found.options.rated, poolOf(found)]).toEqual(['playing', true, 'duel']);
    expect(await ann.refused('knowledge', { table })).toBe('ratedGame');
  });
  it('is declined by whom it is for, and by nobody else; the other learns of it', async () => {
    const { own, ann, bob } = await two();
    const eve = await visitor(own);
    const { table } = await ann.ask('challenge', { player: bob.id, options: DAYS, mine: 0 });
    expect(await eve.refused('decline', { table })).toBe('notYours');
    expect(await ann.refused('decline', { table })).toBe('notYours');
    expect(await eve.refused('sit', { table, seat: 1 })).toBe('needsInvite');
    await bob.ask('decline', { table });
    await ann.until((pushes) => pushes.some((push) => 'stirred' in push && push.stirred === table));
    expect((await asked(own, ann)).challenges).toEqual([]);
    expect(await bob.refused('sit', { table, seat: 1 })).toBe('notNow');
  });
  it('is with the games of whoever is challenged, who learns when it is there no more', async () => {
    const { own, ann, bob } = await two();
    const challenges = async (one: Visitor) => ((await asked(own, one, 'GET', '/me/tables')) as unknown as MyGames).challenges;
    const { table } = await ann.ask('challenge', { player: bob.id, options: DAYS, mine: 0 });
    expect(await challenges(bob)).toMatchObject([{ table, from: { id: ann.id }, options: DAYS }]);
    expect(await challenges(ann)).toEqual([]);
    const stirs = () => bob.pushes.filter((push) => 'stirred' in push && push.stirred === table).length;
    await bob.until(stirs);
    await ann.ask('stand', { table });
    await bob.until(() => stirs() === 2);
    expect(await challenges(bob)).toEqual([]);
  });
  it('is one at a time to the same player, and can be withdrawn', async () => {
    const { own, ann, bob } = await two();
    const { table } = await ann.ask('challenge', { player: bob.id, options: DAYS, mine: 0 });
    expect(await ann.refused('challenge', { player: bob.id, options: DAYS, mine: 0 })).toBe('busy');
    await ann.ask('stand', { table });
    expect((await asked(own, bob)).challenges).toEqual([]);
    await ann.ask('challenge', { player: bob.id, options: DAYS, mine: 0 });
    await bob.ask('challenge', { player: ann.id, options: DAYS, mine: 0 });
    expect((await asked(own, ann)).challenges).toHaveLength(2);
  });
  it('is between two who want to meet', async () => {
    const { own, ann, bob } = await two();
    const refused = (player: string, options: Partial<TableOptions> = {}) =>
      ann.refused('challenge', { player, options: { ...DAYS, ...options }, mine: 0 });
    expect(await refused(ann.id)).toBe('notNow');
    expect(await refused('nobody')).toBe('notNow');
    for (const options of [{ isPublic: true }, { rated: true, rules: { mulligan: true } }, { mode: 'freeForAll', seats: 3 }] as const)
      expect(await refused(bob.id, options)).toBe('malformed');
    await asked(own, bob, 'PUT', `/me/blocked/${ann.id}`);
    expect(await refused(bob.id)).toBe('blocked');
  });
});
