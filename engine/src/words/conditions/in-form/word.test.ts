import { inForm } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heldInScheme } from '../../../../test/rules/saying.ts';

const forms = { forms: ['calm', 'wild'] };

describe('inForm', () => {
  it('R-14.10.1 The form that the hero is in', () => {
    expect([heldInScheme(inForm('calm'), { about: forms }), heldInScheme(inForm('wild'), { about: forms })]).toEqual([true, false]);
  });
});
