import { adjacentToPicked, empty, pickSpace, space } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

describe('adjacentToPicked', () => {
  it('Those beside the space picked before', () => {
    const scene = inScheme([pickSpace(space(empty)), pickSpace(space(adjacentToPicked))]).choose({ space: 's8' });
    expect(scene.legal().map((each) => each.space)).toEqual(['s7', 's9']);
    scene.choose({ space: 's9' }).settled();
  });
});
