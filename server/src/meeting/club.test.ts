import { describe, expect, it } from 'vitest';
import { nextClubHour, parseClubHours } from './club.ts';

const at = (text: string): number => Date.parse(text);
const next = (hours: string, now: string): string | undefined => {
  const found = nextClubHour(parseClubHours(hours), at(now));
  return found ? new Date(found.begins).toISOString().slice(0, 16) : undefined;
};

describe('a club hour', () => {
  it('is the next of those that the operator named, of every week, and lasts an hour', () => {
    const hours = 'fri 19:00, sun 15:30';
    expect(next(hours, '2026-11-18T12:00Z')).toBe('2026-11-20T19:00');
    expect(next(hours, '2026-11-20T19:59Z')).toBe('2026-11-20T19:00');
    expect(next(hours, '2026-11-20T20:00Z')).toBe('2026-11-22T15:30');
    expect(next(hours, '2026-11-22T16:30Z')).toBe('2026-11-27T19:00');
    expect(nextClubHour(parseClubHours('Fri 19:00'), at('2026-11-20T19:00Z'))).toEqual({
      begins: at('2026-11-20T19:00Z'),
      ends: at('2026-11-20T20:00Z'),
    });
  });
  it('may go on into the next week', () => {
    expect(next('sat 23:30', '2026-11-22T00:15Z')).toBe('2026-11-21T23:30');
    expect(next('sat 23:30', '2026-11-22T00:30Z')).toBe('2026-11-28T23:30');
    expect(next('sun 0:00', '2026-11-21T23:59Z')).toBe('2026-11-22T00:00');
  });
  it('is none if none was named', () => expect(nextClubHour([], 0)).toBeNull());
  it.each(['', 'friday 19:00', 'fri 24:00', 'fri 19:60', 'fri 19', 'fri 19:00; sun 15:00'])('is not %j', (text) =>
    expect(() => parseClubHours(text)).toThrow('must be like "fri 19:00"'),
  );
});
