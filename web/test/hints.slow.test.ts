import { choices, describe as describeChoice } from '@peerless/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, PHONE, visitMoment } from './browser.ts';
import type { Wanted } from './moments.ts';

inBrowser();

/** An attack may be chosen, and much else. */
const ACTION: Wanted = {
  at: 'action',
  heroes: ['medusa', 'king-arthur'],
  holds: (game) => choices(game).some((each) => describeChoice(game, each).action === 'attack'),
};
async function hinted(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.locator('.advice[aria-busy="false"]').waitFor({ timeout: 30_000 });
}

describe('a hint', () => {
  it.each([DESKTOP, PHONE])(
    'is drawn where it leads: a ring, and an arrow from who goes there: %o',
    async (device) => {
      const page = await visitMoment({ at: 'moveTo', heroes: ['medusa', 'king-arthur'] }, {}, device);
      await hinted(page);
      const best = page.locator('.board-hints [data-rank="1"]');
      expect(await best.locator('.hint-ring').count()).toBe(1);
      expect((await best.locator('.hint-ring').boundingBox())!.width).toBeGreaterThan(20);
    },
    90_000,
  );
  it.each([DESKTOP, PHONE])(
    'for an action is drawn on the table too, and says what it is meant for: %o',
    async (device) => {
      const page = await visitMoment(ACTION, {}, device);
      await hinted(page);
      expect(await page.locator('.advice li b').first().textContent()).toContain(': ');
      expect(await page.locator('.board-hints [data-rank="1"], .hand [data-hint="1"]').count()).toBeGreaterThan(0);
    },
    90_000,
  );
});
