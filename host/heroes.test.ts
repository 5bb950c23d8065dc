import { knownBoards, knownHeroes, problemsOfSetup, RULES } from '@peerless/engine';
import { FRIENDLY_DUEL, RANDOM, type TableOptions } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { checkOptions, choosingNow, freeHeroes, setupOf } from './heroes.ts';
import { COMPUTER, choosing, HEROES, happens, OPEN, people, why } from './test/tables.ts';

const all = (): string[] => knownHeroes().map(({ id }) => id);
const without = (...taken: string[]): string[] => all().filter((id) => !taken.includes(id));
const picked = (options: Partial<TableOptions>, heroes: (string | null)[], seats = [OPEN, OPEN]) => {
  const table = choosing(options, seats);
  for (const [seat, hero] of heroes.entries()) if (hero) happens(table, { do: 'pick', seat, hero });
  return table;
};

describe('heroes that are free', () => {
  it('are those that no other seat has', () => {
    const table = picked({}, ['medusa', 'alice']);
    expect(freeHeroes(table, 0)).toEqual(without('alice'));
    expect(freeHeroes(table)).toEqual(without('medusa', 'alice'));
    expect(freeHeroes(choosing())).toEqual(all());
    expect(freeHeroes(picked({ rules: { mirrorMatch: false } }, ['medusa', null]), 1)).toEqual(without('medusa'));
  });
  it('are all where choices are blind or may be the same', () => {
    expect(freeHeroes(picked({ heroes: 'blind' }, ['medusa', null]), 1)).toEqual(all());
    expect(freeHeroes(picked({ rules: { mirrorMatch: true } }, ['medusa', null]), 1)).toEqual(all());
  });
  it('were banned by nobody', () => {
    const table = choosing({ heroes: 'blind' });
    happens(table, { do: 'ban', seat: 1, hero: 'medusa' });
    expect(freeHeroes(table, 0)).toEqual(without('medusa'));
    const open = picked({}, ['alice', null]);
    happens(open, { do: 'ban', seat: 0, hero: 'genie' });
    expect([0, 1].map((seat) => freeHeroes(open, seat))).toEqual([without('genie'), without('genie', 'alice')]);
  });
});

describe('whose turn it is to choose', () => {
  it('is everybody who has not, and nobody by lot', () => {
    expect(choosingNow(choosing())).toEqual({ seats: [0, 1], what: 'pick' });
    expect(choosingNow(picked({}, [null, 'alice', null], people(3)))).toEqual({ seats: [0, 2], what: 'pick' });
    expect(choosingNow(picked({}, ['medusa', 'alice']))).toBeNull();
    expect(choosingNow(choosing({ heroes: 'random' }))).toBeNull();
  });
  it('goes round in a draft: bans first, then picks', () => {
    const table = choosing({ heroes: 'draft', bans: 1 });
    expect(choosingNow(table)).toEqual({ seats: [0], what: 'ban' });
    happens(table, { do: 'ban', seat: 0, hero: 'medusa' });
    expect(choosingNow(table)).toEqual({ seats: [1], what: 'ban' });
    happens(table, { do: 'ban', seat: 1, hero: 'alice' });
    expect(choosingNow(table)).toEqual({ seats: [0], what: 'pick' });
    happens(table, { do: 'pick', seat: 0, hero: 'sinbad' });
    expect(choosingNow(table)).toEqual({ seats: [1], what: 'pick' });
  });
  it('comes as often as there are bans', () => {
    const table = choosing({ heroes: 'draft', bans: 2 });
    const turns = ['alice', 'medusa', 'sinbad', 'genie'].map((hero) => {
      const { seats, what } = choosingNow(table)!;
      happens(table, { do: 'ban', seat: seats[0], hero });
      return [seats, what];
    });
    expect(turns).toEqual([0, 1, 0, 1].map((seat) => [[seat], 'ban']));
    expect(choosingNow(table)).toEqual({ seats: [0], what: 'pick' });
  });
});

describe('what is agreed', () => {
  it('is played as it was chosen', () =>
    expect(setupOf(picked({}, ['medusa', 'alice']), () => 0)).toEqual({
      board: 'marmoreal',
      heroes: ['medusa', 'alice'],
      mode: 'duel',
      options: {},
      rules: RULES,
    }));
  it('leaves the rest to the lot, and to each seat another hero', () => {
    for (const random of [() => 0, () => 0.999]) {
      const setup = setupOf(choosing({ heroes: 'random', board: RANDOM }), random);
      expect(problemsOfSetup(setup)).toEqual([]);
      expect(new Set(setup.heroes).size).toBe(2);
    }
    expect(setupOf(choosing({ heroes: 'random' }), () => 0).heroes).not.toEqual(
      setupOf(choosing({ heroes: 'random' }), () => 0.999).heroes,
    );
  });
  it('chooses a board that has room for all', () => {
    const roomy = knownBoards().filter(({ id }) => !problemsOfSetup({ board: id, heroes: HEROES, mode: 'freeForAll' }).length);
    expect(roomy.length).toBeLessThan(knownBoards().length);
    const boards = [0, 0.999].map((n) => setupOf(choosing({ heroes: 'random', board: RANDOM }, people(4)), () => n).board);
    expect(boards).toEqual([roomy[0].id, roomy.at(-1)!.id]);
    const [first] = knownBoards();
    expect(setupOf(picked({ board: RANDOM }, ['medusa', 'alice']), () => 0).board).toBe(first.id);
  });
  it('lets the lot say who keeps a hero that two have chosen, and gives the other one that nobody has', () => {
    const table = picked({ heroes: 'blind' }, ['alice', 'alice', 'medusa'], people(3));
    const setups = [0, 0.999].map((n) => setupOf(table, () => n).heroes);
    for (const heroes of setups) expect([new Set(heroes).size, heroes[2]]).toEqual([3, 'medusa']);
    expect(setups.map((heroes) => heroes.indexOf('alice')).sort()).toEqual([0, 1]);
  });
  it('is refused where no game can be made of it, with what is wrong', () => {
    const begin = () => setupOf(choosing({ heroes: 'random', board: 'nowhere' }), () => 0);
    expect(begin).toThrow(/^board: unknown board "nowhere"/);
    expect(why(begin)).toBe('noSetup');
  });
  it.each([() => 0, () => 0.999])('gives a hero that both want to the person rather than to the computer player', (random) => {
    for (const seats of [
      [COMPUTER, OPEN],
      [OPEN, COMPUTER],
    ]) {
      const { heroes } = setupOf(picked({ heroes: 'blind' }, ['medusa', 'medusa'], seats), random);
      expect(heroes.indexOf('medusa')).toBe(seats.indexOf(OPEN));
      expect(heroes.lastIndexOf('medusa')).toBe(seats.indexOf(OPEN));
    }
  });
  it('gives the same hero twice where that is allowed', () =>
    expect(setupOf(picked({ rules: { mirrorMatch: true } }, ['medusa', 'medusa']), () => 0).heroes).toEqual(['medusa', 'medusa']));
});

describe('options', () => {
  const problem = (options: Partial<TableOptions>): unknown => why(() => checkOptions({ ...FRIENDLY_DUEL, ...options }));
  const frailest = (): number => Math.min(...knownHeroes().map(({ health }) => health));
  it('can be played', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ board: 'marmoreal' })).toBeUndefined();
    expect(problem({ rules: { handicap: [frailest() - 1, 0] } })).toBeUndefined();
  });
  it('are refused where no game can begin', () => {
    expect(problem({ board: 'nowhere' })).toBe('noSetup');
    expect(problem({ seats: 3 })).toBe('noSetup');
    const small = knownBoards().find(({ id }) => problemsOfSetup({ board: id, heroes: HEROES, mode: 'freeForAll' }).length)!;
    expect(problem({ board: small.id, seats: 4, mode: 'freeForAll' })).toBe('noSetup');
    expect(problem({ board: RANDOM, seats: 4, mode: 'freeForAll' })).toBeUndefined();
    expect(problem({ rules: { handicap: [0, frailest()] } })).toBe('noSetup');
    expect(problem({ rules: { handicap: [frailest(), 0] } })).toBe('noSetup');
    expect(() => checkOptions({ ...FRIENDLY_DUEL, board: 'nowhere' })).toThrow(/^options\.board: unknown board "nowhere"/);
    expect(() => checkOptions({ ...FRIENDLY_DUEL, rules: { handicap: [frailest()] } })).toThrow(
      `options.rules.handicap: every hero has to live, with ${frailest()} too`,
    );
  });
});
