import { ignoreTheirValue, immediately } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight } from '../../../../test/rules/fight.ts';

describe('ignoreValue', () => {
  it('R-8.6 The other card counts for nothing', () => {
    const scene = fight({ cards: [attack('blow', 2, immediately(ignoreTheirValue))] }, { cards: [defense('ward', 5)] });
    expect(scene.strike('blow', 'ward').settled().story('values')).toEqual(['2 : 0']);
  });
});
