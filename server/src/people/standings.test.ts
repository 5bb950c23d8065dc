import type { Pool, Rating } from '@peerless/protocol';
import { expect, it } from 'vitest';
import { standings } from './standings.ts';

it('what players are worth is asked once for some seconds, with whether they are known well', async () => {
  let now = 0;
  const asked: string[][] = [];
  const rating = (games: number): Rating => ({ pool: 'duel', points: 1500 + games, deviation: 100, games, isProvisional: games < 5 });
  const known = new Map([
    ['new', rating(4)],
    ['old', rating(5)],
  ]);
  const store = {
    async ratingsIn(pool: Pool, players: readonly string[]) {
      asked.push([pool, ...players]);
      return new Map([...known].filter(([player]) => players.includes(player)));
    },
  };
  const of = standings(store, () => now);
  const shown = await of('duel', ['new', 'old', 'nobody']);
  expect([shown('new'), shown('old'), shown('nobody')]).toEqual([
    { points: 1504, isProvisional: true },
    { points: 1505, isProvisional: false },
    null,
  ]);
  now = 9_999;
  await of('duel', ['old', 'nobody']);
  expect(asked).toEqual([['duel', 'new', 'old', 'nobody']]);
  await of('teams', ['old']);
  now = 10_000;
  known.set('old', rating(9));
  expect((await of('duel', ['old']))('old')).toEqual({ points: 1509, isProvisional: false });
  expect(asked.slice(1)).toEqual([
    ['teams', 'old'],
    ['duel', 'old'],
  ]);
});
