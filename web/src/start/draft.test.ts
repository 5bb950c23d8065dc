import '@peerless/boards';
import { knownHeroes, problemsOfSetup } from '@peerless/engine';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { boardsFor, type Draft, evened, problemsOf, resized, setupOf, surprising, swapped, wayOf, withHero } from './draft.ts';
import { opponentsFor, strength } from './fair.ts';

const DUEL: Draft = {
  mode: 'duel',
  board: 'heorot',
  places: [
    { sitting: { kind: 'person', name: 'Ada' }, hero: 'medusa', handicap: 3 },
    { sitting: { kind: 'computer', level: 'hard' }, hero: 'alice', handicap: 0 },
  ],
  options: {
    gameEnd: 'immediate',
    boostOnTextlessAttack: 'lost',
    bonusAttackOfDefeated: 'kept',
    mirrorMatch: false,
    mulligan: false,
    turnLimit: null,
  },
};
const heroes = ({ places }: Draft): (string | null)[] => places.map(({ hero }) => hero);

describe('a draft', () => {
  it('becomes a setup as it is written', () => {
    expect(setupOf(DUEL)).toEqual({
      mode: 'duel',
      board: 'heorot',
      heroes: ['medusa', 'alice'],
      options: { ...DUEL.options, handicap: [3, 0] },
    });
  });
  it('has its blanks filled so that a game can be made of it', () => {
    const blank = resized({ ...DUEL, board: null }, 'teams', 4);
    for (let n = 0; n < 50; n++) expect(problemsOfSetup(setupOf(blank))).toEqual([]);
  });
  it('never takes all health off a hero', () => {
    const weak = { ...DUEL, places: [{ ...DUEL.places[0], handicap: 99 }, DUEL.places[1]] };
    expect(setupOf(weak).options?.handicap).toEqual([15, 0]);
  });
  it('leaves a board to chance that has no room for the seats', () => {
    expect(resized(DUEL, 'freeForAll', 3).board).toBeNull();
    expect(resized({ ...DUEL, board: 'soho' }, 'freeForAll', 3).board).toBe('soho');
    expect(boardsFor(3).map(({ id }) => id)).not.toContain('heorot');
  });
  it('gives new seats to the computer if it plays already', () => {
    expect(resized(DUEL, 'freeForAll', 3).places[2]).toEqual({ sitting: { kind: 'computer', level: 'hard' }, hero: null, handicap: 0 });
  });
  it('says that a hero is there twice, unless that is allowed', () => {
    const twice = { ...DUEL, places: [DUEL.places[0], { ...DUEL.places[1], hero: 'medusa' }] };
    expect(problemsOf(twice)).toEqual(['heroes']);
    expect(problemsOf({ ...twice, options: { ...DUEL.options, mirrorMatch: true } })).toEqual([]);
  });
  it('swaps a seat with the one before, handicap and all', () => {
    expect(swapped(DUEL, 1).places).toEqual(DUEL.places.toReversed());
  });
  it('gives a hero that another seat has in exchange', () => {
    expect(heroes(withHero(DUEL, 0, 'alice'))).toEqual(['alice', 'medusa']);
    expect(heroes(withHero(DUEL, 0, 'sinbad'))).toEqual(['sinbad', 'alice']);
  });
  it('keeps the hero of the first person in a fair match', () => {
    for (let n = 0; n < 20; n++) {
      expect(heroes(evened(DUEL))[0]).toBe('medusa');
      expect(heroes(evened(DUEL))[1]).not.toBe('alice');
      expect(heroes(evened(swapped(DUEL, 1)))[1]).toBe('medusa');
    }
  });
  it('is sound after a surprise', () => {
    for (let n = 0; n < 50; n++) expect(problemsOf(surprising(DUEL))).toEqual([]);
  });
});

describe('opponents', () => {
  it('are among the nearest in strength', () => {
    const all = knownHeroes();
    for (const hero of all) {
      const far = (other: (typeof all)[number]): number => Math.abs(strength(other) - strength(hero));
      const [, , , , fourth] = all.map(far).sort((a, b) => a - b);
      const [opponent] = opponentsFor(hero, all, 1);
      expect(opponent).not.toBe(hero);
      expect(far(opponent)).toBeLessThanOrEqual(fourth);
    }
  });
});

it('knows the ways to play from the address', () => {
  expect(wayOf('people', '3')).toBe('people-3');
  expect(wayOf('people', '7')).toBeNull();
  expect(wayOf('constructor', undefined)).toBeNull();
  expect(wayOf(undefined, undefined)).toBe('computer');
  expect(wayOf('computer', 'medusa')).toBe('computer');
});
