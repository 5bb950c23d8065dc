import { WISHES } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { isZone, quietUntil } from './quiet.ts';

const night = { ...WISHES, quiet: { from: 22 * 60, to: 7 * 60, zone: 'Europe/Prague' } };
const at = (time: string): number => Date.parse(`2026-01-15T${time}:30+01:00`);
const until = (time: string): string | null => {
  const found = quietUntil(night, at(time));
  return found === null ? null : new Date(found).toISOString();
};

describe('quiet hours', () => {
  it('go over midnight, where the player is', () => {
    expect(until('21:59')).toBeNull();
    expect(until('22:00')).toBe('2026-01-16T06:00:00.000Z');
    expect(until('23:59')).toBe('2026-01-16T06:00:00.000Z');
    expect(until('06:59')).toBe('2026-01-15T06:00:00.000Z');
    expect(until('07:00')).toBeNull();
  });
  it('or stay within a day', () => {
    const noon = { ...WISHES, quiet: { from: 12 * 60, to: 13 * 60, zone: 'UTC' } };
    const tells = (hour: number): number | null => quietUntil(noon, Date.UTC(2026, 0, 1, hour, 30));
    expect([tells(11), tells(12), tells(13)]).toEqual([null, Date.UTC(2026, 0, 1, 13), null]);
  });
  it('are none where none are wished for, or they end as they begin', () => {
    expect(quietUntil(WISHES, 0)).toBeNull();
    expect(quietUntil({ ...WISHES, quiet: { from: 60, to: 60, zone: 'UTC' } }, 3_600_000)).toBeNull();
  });
  it('are in a zone that there is', () =>
    expect(['Europe/Kyiv', 'UTC', 'Middle/Earth', '../etc', ''].map(isZone)).toEqual([true, true, false, false, false]));
});
