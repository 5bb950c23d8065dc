import { anySpace, damage, each, fighters, inPickedSpaces, pickSpace } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('inPickedSpaces', () => {
  it('Those on the two spaces picked last', () => {
    const scene = inScheme([pickSpace(anySpace), pickSpace(anySpace), damage(each(fighters(inPickedSpaces)), 1)]);
    scene.choices({ space: 's5' }, { space: 's9' }).settled();
    expect([scene.health(scene.red), scene.health(scene.blue)]).toEqual([12, 11]);
  });
});
