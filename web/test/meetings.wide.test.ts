import '@peerless/boards';
import '@peerless/heroes';
import { expect, it } from 'vitest';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visitMoment } from './browser.ts';
import type { Wanted } from './moments.ts';
import { alreadyTold } from './told-before.ts';

inBrowser();

/** Where each thing is met. */
const MET: Record<string, Wanted> = {
  doors: { at: 'action', board: 'heorot' },
  passages: { at: 'action', board: 'baskerville-manor' },
  highGround: { at: 'action', board: 'hanging-gardens' },
  fog: { at: 'action', heroes: ['medusa', 'invisible-man'], holds: ({ seats }) => seats[1].tokens.some((space) => space >= 0) },
  forms: { at: 'action', heroes: ['medusa', 'alice'] },
  teams: { at: 'action', mode: 'teams' },
  exhaustion: { at: 'action', holds: ({ seats }) => seats[0].deck.length <= 2 },
  timing: { at: 'reveal' },
};
const OTHERS = (id: string): string[] => Object.keys(MET).filter((each) => each !== id);

it.each(Object.entries(MET))(
  '%s: the thing is ringed, and nothing that is asked lies under what is told',
  async (id, wanted) => {
    for (const device of [DESKTOP, UPRIGHT, SIDEWAYS]) {
      const page = await visitMoment(wanted, { guidance: true }, device);
      await alreadyTold(page, OTHERS(id));
      await page.locator('.guidance').waitFor();
      await expect.poll(() => page.locator('.ring-drawn').count(), { timeout: 5000 }).toBeGreaterThan(0);
      expect(await page.locator('.guidance').count()).toBe(1);
      const covered = await page.evaluate(() => {
        const told = document.querySelector('.guidance')!.getBoundingClientRect();
        return [...document.querySelectorAll('.prompt .asked, .prompt .answers .button')]
          .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
          .filter(({ box }) => Math.min(box.bottom, told.bottom) - Math.max(box.top, told.top) > 1)
          .map(({ text }) => text);
      });
      expect(covered).toEqual([]);
      await page.context().close();
    }
  },
  180_000,
);
