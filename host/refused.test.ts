import { expect, it } from 'vitest';
import { Refused, refuse } from './refused.ts';

it('a refusal says why, and more where more is known', () => {
  expect(new Refused('busy')).toMatchObject({ why: 'busy', message: 'busy' });
  expect(() => refuse('noSetup', 'no board')).toThrow('no board');
  expect(new Refused('noSetup', 'no board')).toMatchObject({ why: 'noSetup', message: 'no board' });
});
