import { knownBoards, knownHeroes, matchOf, problemsOfSetup } from '@peerless/engine';
import type { TableOptions, TableState } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import type { Hall } from '../src/hall.ts';
import { DUEL, type Visitor, visitor } from './house.ts';
import { gathered, HEROES, houses, started } from './houses.ts';

const newHouse = houses();
const OPEN = { kind: 'open' } as const;
const COMPUTER = { kind: 'computer', level: 'novice' } as const;
const stateOf = async (player: Visitor, table: string): Promise<TableState> => (await player.ask('open', { table })).table;
const heroesOf = async (player: Visitor, table: string) => (await stateOf(player, table)).seats.map(({ hero }) => hero);
const setupOf = (own: Hall, table: string) => own.tables.read(table, ({ start }) => start!.setup);

describe('heroes chosen openly', () => {
  it('are seen by all, may be changed, and are there once', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 2);
    const [a, b] = players;
    await a.ask('pick', { table, hero: 'alice' });
    expect(await heroesOf(b, table)).toEqual(['alice', null]);
    expect(await b.refused('pick', { table, hero: 'alice' })).toBe('heroTaken');
    expect(await b.refused('pick', { table, hero: 'nobody' })).toBe('noHero');
    await a.ask('pick', { table, hero: 'medusa' });
    await b.ask('pick', { table, hero: 'alice' });
    expect(await stateOf(b, table)).toMatchObject({ phase: 'playing', board: 'marmoreal', seats: [{ hero: 'medusa' }, { hero: 'alice' }] });
    expect(await a.refused('pick', { table, hero: 'sinbad' })).toBe('notNow');
  });

  it('are left to people first where computer players sit', async () => {
    const own = await newHouse();
    const person = await visitor(own);
    for (const heroes of ['open', 'blind'] as const) {
      const { table } = await person.ask('create', { options: { ...DUEL, heroes }, seats: [OPEN, COMPUTER], mine: 0 });
      expect(await heroesOf(person, table)).toEqual([null, null]);
      await person.ask('pick', { table, hero: 'medusa' });
      const [theirs, others] = (await setupOf(own, table)).heroes;
      expect(theirs).toBe('medusa');
      expect(others).not.toBe('medusa');
    }
  });
});

describe('heroes chosen blindly', () => {
  it('are hidden from others until the game begins', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 3, { heroes: 'blind' });
    const [a, b, c] = players;
    await a.ask('pick', { table, hero: 'alice' });
    await b.ask('pick', { table, hero: 'medusa' });
    expect(await heroesOf(a, table)).toEqual(['alice', 'hidden', null]);
    expect(await heroesOf(b, table)).toEqual(['hidden', 'medusa', null]);
    expect(await heroesOf(c, table)).toEqual(['hidden', 'hidden', null]);
    await c.ask('pick', { table, hero: 'sinbad' });
    expect(await heroesOf(a, table)).toEqual(['alice', 'medusa', 'sinbad']);
  });

  it('that meet are shared out by lot, and nobody else loses theirs', async () => {
    const own = await newHouse();
    const kept = new Set<number>();
    for (let n = 0; n < 60 && kept.size < 2; n++) {
      const { table, players } = await gathered(own, 3, { heroes: 'blind' });
      for (const [seat, player] of players.entries()) await player.ask('pick', { table, hero: seat < 2 ? 'alice' : 'medusa' });
      const { heroes } = await setupOf(own, table);
      expect(new Set(heroes).size).toBe(3);
      expect(heroes[2]).toBe('medusa');
      expect(heroes.slice(0, 2)).toContain('alice');
      kept.add(heroes.indexOf('alice'));
    }
    expect(kept.size).toBe(2);
  });

  it('may meet where the rules allow it', async () => {
    const own = await newHouse();
    for (const heroes of ['open', 'blind'] as const) {
      const { table, players } = await gathered(own, 2, { heroes, rules: { mirrorMatch: true } });
      for (const player of players) await player.ask('pick', { table, hero: 'alice' });
      expect((await setupOf(own, table)).heroes).toEqual(['alice', 'alice']);
    }
  });
});

describe('heroes by lot', () => {
  it('come when everybody sits, all different', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 4, { heroes: 'random' });
    expect(await players[0].refused('pick', { table, hero: 'alice' })).toBe('notNow');
    const { heroes } = await setupOf(own, table);
    expect(new Set(heroes).size).toBe(4);
    expect(await heroesOf(players[3], table)).toEqual(heroes);
  });
});

describe('a draft', () => {
  it('bans in turns, then picks in turns', async () => {
    const own = await newHouse();
    const { table, players } = await gathered(own, 2, { heroes: 'draft', bans: 2 });
    const [a, b] = players;
    expect((await stateOf(a, table)).choosing).toEqual({ seats: [0], what: 'ban', until: null });
    expect(await b.refused('ban', { table, hero: 'alice' })).toBe('notYourTurn');
    expect(await a.refused('pick', { table, hero: 'alice' })).toBe('notNow');
    await a.ask('ban', { table, hero: 'alice' });
    expect(await b.refused('ban', { table, hero: 'alice' })).toBe('noHero');
    await b.ask('ban', { table, hero: 'medusa' });
    await a.ask('ban', { table, hero: 'sinbad' });
    await b.ask('ban', { table, hero: 'genie' });
    expect(await stateOf(b, table)).toMatchObject({
      choosing: { seats: [0], what: 'pick', until: null },
      seats: [{ bans: ['alice', 'sinbad'] }, { bans: ['medusa', 'genie'] }],
    });
    expect(await a.refused('ban', { table, hero: 'dracula' })).toBe('notNow');
    expect(await a.refused('pick', { table, hero: 'genie' })).toBe('heroTaken');
    expect(await b.refused('pick', { table, hero: 'dracula' })).toBe('notYourTurn');
    await a.ask('pick', { table, hero: 'dracula' });
    expect(await b.refused('pick', { table, hero: 'dracula' })).toBe('heroTaken');
    await b.ask('pick', { table, hero: 'beowulf' });
    expect((await setupOf(own, table)).heroes).toEqual(['dracula', 'beowulf']);
  });

  it('waits for everybody to sit', async () => {
    const own = await newHouse();
    const host = await visitor(own);
    const { table } = await host.ask('create', { options: { ...DUEL, heroes: 'draft', bans: 1 }, seats: [OPEN, OPEN], mine: 0 });
    expect(await host.refused('ban', { table, hero: 'alice' })).toBe('notNow');
    expect(await host.refused('pick', { table, hero: 'alice' })).toBe('notNow');
  });

  it('has heroes for all with the most bans and seats; computer players ban and pick in their turn', async () => {
    const own = await newHouse();
    const person = await visitor(own);
    const options: TableOptions = { ...DUEL, mode: 'freeForAll', seats: 4, board: 'random', heroes: 'draft', bans: 3 };
    const { table } = await person.ask('create', { options, seats: [OPEN, COMPUTER, COMPUTER, COMPUTER], mine: 0 });
    const free = async () => {
      const gone = (await stateOf(person, table)).seats.flatMap(({ hero, bans }) => [hero, ...bans]);
      return knownHeroes().find(({ id }) => !gone.includes(id))!.id;
    };
    for (let n = 0; n < 3; n++) await person.ask('ban', { table, hero: await free() });
    expect((await stateOf(person, table)).seats.map(({ bans }) => bans.length)).toEqual([3, 3, 3, 3]);
    await person.ask('pick', { table, hero: await free() });
    const { phase, seats } = await stateOf(person, table);
    expect(phase).toBe('playing');
    expect(new Set(seats.flatMap(({ hero, bans }) => [hero, ...bans])).size).toBe(4 * (1 + 3));
  });
});

describe('boards', () => {
  it('by lot have room for all', async () => {
    const own = await newHouse();
    const found = new Set<string>();
    for (let n = 0; n < 30; n++) found.add((await setupOf(own, (await gathered(own, 4, { heroes: 'random' })).table)).board);
    const large = knownBoards().filter(({ id }) => !problemsOfSetup({ board: id, heroes: HEROES, mode: 'freeForAll' }).length);
    expect(found.size).toBeGreaterThan(1);
    for (const id of found) expect(large.map((board) => board.id)).toContain(id);
  });
});

describe('what was agreed', () => {
  it('holds in the game: teams, and the options of the rules', async () => {
    const own = await newHouse();
    const rules = { mulligan: true, turnLimit: 50, handicap: [2, 0, 1, 0], gameEnd: 'endOfAction', bonusAttackOfDefeated: 'lost' } as const;
    const { table } = await started(own, 4, { mode: 'teams', rules });
    await own.tables.read(table, ({ game, start }) => {
      expect(start!.setup).toMatchObject({ mode: 'teams', options: rules });
      expect(matchOf(game!).options).toMatchObject(rules);
      expect(matchOf(game!).allies).toEqual([0b0101, 0b1010, 0b0101, 0b1010]);
    });
  });
});
