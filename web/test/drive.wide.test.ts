import { describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving, theBrowser } from './browser.ts';
import { drive } from './driving.ts';

inBrowser();

describe('a short game by hand', () => {
  it.each([
    { width: 1440, height: 900, isTouched: false },
    { width: 390, height: 664, isTouched: true },
    { width: 750, height: 340, isTouched: true },
    { width: 1440, height: 900, isTouched: false, isShown: true },
  ])(
    'reaches everything that is offered, and its end: $width × $height, shown: $isShown',
    async ({ isShown = false, ...screen }) => {
      const looking = { browser: theBrowser(), url: serving.url, program: await inPageProgram('web/test/in-page/index.ts') };
      let [pressed, found]: [number, string[]] = [0, []];
      await drive(looking, {
        screen,
        games: 1,
        seed: 2,
        turns: 12,
        isShown,
        tell({ presses, problems }) {
          [pressed, found] = [presses, problems];
        },
      });
      expect(found).toEqual([]);
      expect(pressed).toBeGreaterThan(20);
    },
    180_000,
  );
});
