import { ability, draw, newGame } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../../../../test/made-up.ts';

describe('setup', () => {
  it('R-2.3 Once the fighters of its player are placed', () => {
    const { id } = madeUp('set-up', [], { abilities: [ability('setup', draw(1))] });
    const { id: other } = madeUp('set-up-beside', []);
    const game = newGame({ board: row('set-up-row', 9), mode: 'duel', heroes: [id, other] }, 1);
    expect(game.seats.map(({ hand }) => hand.length)).toEqual([6, 5]);
  });
});
