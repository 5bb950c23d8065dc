import '@peerless/boards';
import '@peerless/heroes';
import { concession, record, type Setup, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { momentsOf } from './moments.ts';

const setup: Setup = { board: 'marmoreal', heroes: ['medusa', 'king-arthur'], mode: 'duel', options: {} };
const given = record(setup, 1, [concession(0)]);

describe('the moments of a game', () => {
  it('tell a concession from lost time, where the server has said so', () => {
    expect(momentsOf(given).heard.at(-1)!.event).toMatchObject({ kind: 'over', winners: [1], why: 'conceded' });
    expect(momentsOf(given, [1]).heard.at(-1)!.event).toMatchObject({ kind: 'over', winners: [1], why: 'outOfTime' });
  });
  it('begin with the position of a game that began with one', () => {
    const position = { fighters: { medusa: { health: 3 } }, seats: [{ hand: ['feint'] }, { hand: ['feint'] }] };
    const { games, heard } = momentsOf(record(setup, 1, [concession(0)], position));
    expect(view(games[0], 'all')).toMatchObject({ turn: 3, fighters: { medusa: { health: 3 } }, seats: [{ hand: ['feint'] }, {}] });
    expect([games.length, heard.length > 0]).toEqual([2, true]);
  });
});
