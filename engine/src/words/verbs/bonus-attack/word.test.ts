import { afterCombat, bonusAttack } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, fight } from '../../../../test/rules/fight.ts';

describe('bonusAttack', () => {
  it('R-7.35 A second combat, with the text below', () => {
    const blow = { ...attack('blow', 2, afterCombat(bonusAttack)), bonusAttack: { id: 'second', value: 3, effects: [] } };
    const scene = fight({ cards: [blow] }, {}).strike('blow', null);
    scene.choose({ kind: 'defense', pass: true }).settled();
    expect(scene.story('values')).toEqual(['2 : null', '3 : null']);
  });
});
