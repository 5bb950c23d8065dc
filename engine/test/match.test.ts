import '@peerless/boards';
import { matchOf, type Setup } from '@peerless/engine';
import '@peerless/heroes';
import { expect, it } from 'vitest';

const DUEL: Setup = { board: 'heorot', heroes: ['medusa', 'alice'], mode: 'duel' };

it('games of equal setups share their tables, games of the same heroes on another board what the heroes bring', () => {
  const here = matchOf({ setup: DUEL });
  const again = matchOf({ setup: structuredClone(DUEL) });
  const elsewhere = matchOf({ setup: { ...DUEL, board: 'soho' } });
  expect(again).toBe(here);
  expect(elsewhere.board).not.toBe(here.board);
  expect(elsewhere.kinds).toBe(here.kinds);
  expect(elsewhere.blocks).toBe(here.blocks);
});
