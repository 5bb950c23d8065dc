import { expect, it } from 'vitest';
import { pairLine } from './lines.ts';

const card = (id: string, name: string) => ({ id, name, emblem: 'alice' });

it('a suspicious pair is told in one line', () => {
  const line = pairLine({
    players: [card('a1', 'Ada'), card('b2', '')],
    games: 12,
    won: [11, 0],
    short: 9,
    days: 1,
    last: 0,
    signs: ['often', 'oneSided', 'short'],
  });
  expect(line).toBe(
    'a1  Ada  b2  (no name)  12 games on 1 day, won 11 to 0, 9 short, the last 1970-01-01 00:00 UTC  often, one-sided, short',
  );
});
