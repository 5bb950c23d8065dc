import { isOnBoard, theirHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

describe('onBoard', () => {
  it('On the board, and not beside it', () => {
    const at = (space: string | null) => heldInScheme(isOnBoard(theirHero), {}, {}, { fighters: { blue: { space } } });
    expect([at('s5'), at(null)]).toEqual([true, false]);
  });
});
