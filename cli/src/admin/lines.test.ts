import { expect, it } from 'vitest';
import { pairLine, reportLine } from './lines.ts';

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

it('a report is told with the game and the words it is about', () => {
  const report = { id: 'r1', at: 0, by: card('b2', 'Bob'), about: card('a1', 'Ada'), why: 'insult' as const };
  expect(reportLine({ ...report, table: 't1', said: 'You fool' })).toBe(
    'r1  1970-01-01 00:00 UTC  about a1 Ada  insults  at table t1  said: "You fool"  by b2 Bob',
  );
  expect(reportLine({ ...report, table: null, said: null })).toBe('r1  1970-01-01 00:00 UTC  about a1 Ada  insults  by b2 Bob');
});
