import { describe, expect, it } from 'vitest';
import { ANY_DUEL, isByDays, type Seek, soughtWith } from './lobby.ts';

describe('what is looked for', () => {
  const here: Seek = { ...ANY_DUEL, paces: ['ten', 'none'], days: 0 };
  it('goes on without the player by default, so it has a pace by days', () => {
    expect(ANY_DUEL.days).toBeGreaterThan(0);
    expect(ANY_DUEL.paces.some(isByDays)).toBe(true);
  });
  it('gets a pace by days once it is to go on while they are away, or keeps its own', () => {
    expect(soughtWith(here, { days: 3 })).toEqual({ ...here, paces: ['ten', 'none', 'threeDays'], days: 3 });
    expect(soughtWith({ ...here, paces: ['oneDay'] }, { days: 3 })).toEqual({ ...here, paces: ['oneDay'], days: 3 });
    expect(soughtWith({ ...here, days: 3 })).toEqual({ ...here, paces: ['ten', 'none', 'threeDays'], days: 3 });
    expect(soughtWith(here)).toEqual(here);
  });
  it('ends with the visit once no pace by days is left', () => {
    expect(soughtWith(ANY_DUEL, { paces: ['ten'] })).toEqual({ ...ANY_DUEL, paces: ['ten'], days: 0 });
    expect(soughtWith(ANY_DUEL, { paces: ['oneDay'] })).toEqual({ ...ANY_DUEL, paces: ['oneDay'] });
  });
});
