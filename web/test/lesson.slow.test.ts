import '@peerless/boards';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, UPRIGHT, visit } from './browser.ts';
import { firstDuel, takeLesson } from './learner.ts';
import { faultsAt } from './taught.ts';

inBrowser();

describe('the first duel', () => {
  it.each([
    ['mouse', 'en', DESKTOP, 'Play a duel'],
    ['finger', 'uk', UPRIGHT, 'Зіграти дуель'],
  ] as const)(
    'is won by %s by whoever listens (%s)',
    async (by, lang, device, next) => {
      const page = await visit({ lang }, device, '#/lesson/first-duel');
      const faults: string[] = [];
      const { steps, isWon } = await takeLesson({
        page,
        lesson: firstDuel(),
        by,
        look: async (step) => void faults.push(...(await faultsAt(page, step, lang))),
      });
      expect(faults).toEqual([]);
      expect(isWon).toBe(true);
      expect(steps.length).toBeGreaterThan(3);
      await page.getByRole('link', { name: next }).waitFor();
    },
    240_000,
  );
});
