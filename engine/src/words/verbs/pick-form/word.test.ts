import { pickForm } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { inScheme } from '../../../../test/rules/saying.ts';

const forms = { forms: ['calm', 'wild'] };

describe('pickForm', () => {
  it('Any of the forms, the present one too', () => {
    const scene = inScheme([pickForm], { about: forms });
    expect(scene.legal()).toHaveLength(2);
    scene.choose(scene.legal()[1]).settled();
    expect(scene.see().seats[0].form).toBe('wild');
  });
});
