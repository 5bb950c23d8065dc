import { expect, it } from 'vitest';
import { followPage, PAGES } from '../how-to.mjs';

it('the how-tos that can be followed end with a green check', () => {
  expect(PAGES).toContain('change-a-text');
});

it('a text is changed as its page says', () => followPage('change-a-text'), 1_800_000);
