import { describe, expect, it } from 'vitest';
import { allowances } from './allowances.ts';

it('a player may report five times at once, then once every ten minutes', () => {
  let time = 0;
  const { reports } = allowances(30, () => time);
  for (let n = 0; n < 5; n++) expect(reports('a')).toBe(true);
  expect([reports('a'), reports('b')]).toEqual([false, true]);
  time += 600_000;
  expect([reports('a'), reports('a')]).toEqual([true, false]);
});

describe('tables may be opened', () => {
  const DAY = 86_400_000;
  it('by one player twenty at once, then one every two seconds', () => {
    let time = 0;
    const { opens } = allowances(30, () => time);
    const open = () => opens('a', 'here', { isPublic: false, isHosted: false });
    for (let n = 0; n < 20; n++) expect(open()).toBe(true);
    expect(open()).toBe(false);
    time += 2_000;
    expect([open(), open()]).toEqual([true, false]);
    expect(opens('b', 'here', { isPublic: false, isHosted: false })).toBe(true);
  });
  it('where the host does not sit, five at once, then one every ten minutes', () => {
    let time = 0;
    const { opens } = allowances(30, () => time);
    const open = () => opens('a', 'here', { isPublic: false, isHosted: true });
    for (let n = 0; n < 5; n++) expect(open()).toBe(true);
    expect(open()).toBe(false);
    time += 600_000;
    expect([open(), open()]).toEqual([true, false]);
  });
  it('in public, by all players of an address, no more in a day than the lobby chooses from', () => {
    let time = 0;
    const { opens } = allowances(30, () => time);
    let opened = 0;
    for (let player = 0; time < DAY; player++) {
      if (opens(`${player}`, 'there', { isPublic: true, isHosted: false })) opened++;
      else time += 15_000;
    }
    expect(opened).toBeGreaterThan(1_000);
    expect(opened).toBeLessThan(3_000);
    expect(opens('a', 'there', { isPublic: false, isHosted: false })).toBe(true);
    expect(opens('a', 'elsewhere', { isPublic: true, isHosted: false })).toBe(true);
  });
});
