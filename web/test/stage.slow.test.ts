import { answer, choices, clone, describe as describeChoice } from '@peerless/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, PHONE, prompt, SIDEWAYS, visitMoment } from './browser.ts';
import type { Wanted } from './moments.ts';

inBrowser();

/** The last action of the other's turn: whoever defends is asked next. */
const LAST: Wanted = { at: 'defense', heroes: ['alice', 'medusa'], holds: (game) => game.actions === 0 };
/** Whoever is attacked falls if nobody defends. */
const FALLS: Wanted = {
  ...LAST,
  holds(game) {
    const then = clone(game);
    const kinds: string[] = [];
    answer(then, choices(game).find((each) => describeChoice(game, each).pass)!, ({ kind }) => kinds.push(kind));
    return LAST.holds!(game) && !then.over && kinds.includes('defeat');
  },
};
const SLOW = { speed: 'slow', motion: 'full' };

const seq = (page: Page): Promise<number> => page.evaluate(() => Number(document.querySelector<HTMLElement>('main')!.dataset.seq));
const defend = (page: Page): Promise<void> =>
  prompt(page)
    .getByRole('button', { name: /^No defense/ })
    .click();
/** What the stage lies over, of what must be seen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.stage')!.getBoundingClientRect();
    const kept = ['.hand', '.prompt', '.fighter-piece[data-role="subject"] .base', '.fighter-piece[data-role="target"] .base'];
    return kept.filter((place) => {
      const { left, top, right, bottom } = document.querySelector(place)!.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
  });
const placeOf = (stage: Locator): Promise<string> => stage.evaluate(({ style }) => style.cssText);
const fallen = (page: Page): Promise<number> => page.locator('.fighter-piece[data-shown="false"]').count();

describe('the stage', () => {
  it('shows both sides over the board, and covers nobody who fights, nor the hand, nor what is asked', async () => {
    const page = await visitMoment(LAST, SLOW);
    await defend(page);
    await page.locator('.stage[data-folded="false"] .stage-card').first().waitFor();
    expect(await page.locator('.stage article').count()).toBe(2);
    expect(await covered(page)).toEqual([]);
    await page.locator('.stage .outcome').waitFor();
    expect(await covered(page)).toEqual([]);
  }, 60_000);

  it('lets the next question be answered while it is up', async () => {
    const page = await visitMoment(LAST, SLOW);
    await defend(page);
    await page.locator('.stage').waitFor();
    const maneuver = prompt(page).getByRole('button', { name: 'Maneuver' });
    await maneuver.waitFor();
    const before = await seq(page);
    await maneuver.click();
    await expect.poll(() => seq(page), { timeout: 1_000 }).toBeGreaterThan(before + 1);
  }, 60_000);

  it.each([DESKTOP, PHONE])(
    'says in words what happens after it, and that what is asked comes next: %o',
    async (device) => {
      const page = await visitMoment(LAST, SLOW, device);
      await defend(page);
      const caption = page.locator('.caption').getByText(/^Turn \d+/);
      await Promise.all([
        prompt(page)
          .getByText(/^Next: /)
          .waitFor(),
        caption.waitFor(),
      ]);
      await prompt(page)
        .getByText(/^Your turn: /)
        .waitFor();
      await caption.waitFor({ state: 'detached' });
    },
    60_000,
  );

  it('is left out where nothing is to move, and the result stays in the column', async () => {
    const page = await visitMoment(LAST, { speed: 'instant' });
    await defend(page);
    await page.locator('.side .outcome').waitFor();
    expect(await page.locator('.stage').count()).toBe(0);
  }, 60_000);

  it.each([PHONE, SIDEWAYS])(
    'shows the cards on a phone too, and what it comes to is said by lines: %o',
    async (phone) => {
      const page = await visitMoment(LAST, SLOW, phone);
      await defend(page);
      await page.locator('.stage[data-folded="false"] .stage-card').first().waitFor();
      expect(await covered(page)).toEqual([]);
      await page.locator('.side .outcome').waitFor();
      expect(await page.locator('.stage .damage').isVisible()).toBe(true);
      expect(await page.locator('.side .outcome').textContent()).toContain('damage');
      expect(await covered(page)).toEqual([]);
    },
    60_000,
  );

  it('stands where it was when one of those whom it tells of falls', async () => {
    const page = await visitMoment(FALLS, SLOW);
    await defend(page);
    const stage = page.locator('.stage[data-folded="false"]');
    await stage.locator('.stage-card').first().waitFor();
    const [placed, before] = [await placeOf(stage), await fallen(page)];
    await expect.poll(() => fallen(page), { timeout: 6_000 }).toBe(before + 1);
    expect(await placeOf(stage)).toBe(placed);
  }, 60_000);

  it('goes when something else is looked at', async () => {
    const page = await visitMoment(LAST, { speed: 'normal', motion: 'full' }, DESKTOP);
    await defend(page);
    await page.locator('.stage').waitFor();
    await page.locator('.side .outcome').waitFor();
    let x = 300;
    const look = async (): Promise<number> => {
      x += 5;
      await page.mouse.move(x, 300);
      return page.locator('.stage').count();
    };
    await expect.poll(look, { timeout: 6_000 }).toBe(0);
    expect(await page.locator('.side .outcome').count()).toBe(1);
  }, 60_000);
});
