import { ANY_DUEL, type Seek, type SeekCard } from '@peerless/protocol';
import { expect, it, vi } from 'vitest';

vi.mock('../texts.ts', () => ({}));
vi.mock('../times.ts', () => ({}));
vi.mock('../../storage.ts', () => ({}));
const { gatheredFor } = await import('./sought.ts');

const card = (seek: Partial<Seek>, isHere = true): SeekCard => ({
  player: { id: `${Math.random()}`, name: 'Ann', emblem: null } as never,
  seek: { ...ANY_DUEL, ...seek },
  points: { duel: 1500, freeForAll: 1500, teams: 1500 },
  since: 0,
  isHere,
});
const TEN = { pools: ['teams'], paces: ['ten'] } as const;

it('of a duel nothing is counted', () => {
  const one = card({});
  expect(gatheredFor(one, [one, card({})])).toEqual([]);
});
it('whoever could sit at the same table is counted, once, for each game of several', () => {
  const one = card({ pools: ['duel', 'freeForAll', 'teams'], paces: ['ten'] });
  const all = [one, card(TEN), card({ ...TEN, pools: ['freeForAll'] }), card({ ...TEN, paces: ['twenty', 'ten'] })];
  expect(gatheredFor(one, all)).toEqual([
    { pool: 'freeForAll', have: 2, of: 3 },
    { pool: 'teams', have: 3, of: 4 },
  ]);
});
it('nobody is counted by another pace, or who is rated where the other is not', () => {
  const one = card({ ...TEN, rated: 'rated' });
  const have = (...others: SeekCard[]): number => gatheredFor(one, [...others, one])[0].have;
  expect(have(card({ ...TEN, paces: ['five', 'none'] }), card({ ...TEN, rated: 'casual' }))).toBe(1);
  expect(have(card({ ...TEN, rated: 'rated' }), card({ ...TEN, rated: 'either' }))).toBe(3);
});
it('whoever is away is counted for games by days only', () => {
  const one = card({ ...TEN, paces: ['ten', 'oneDay'] });
  const have = (...others: SeekCard[]): number => gatheredFor(one, [one, ...others])[0].have;
  expect(have(card(TEN, false))).toBe(1);
  expect(have(card({ ...TEN, paces: ['oneDay'] }, false))).toBe(2);
});
