import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visitMoment } from './browser.ts';

inBrowser();

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true };
const LOW = { viewport: { width: 1024, height: 768 } };
const log = (page: Page) => page.getByRole('region', { name: 'Log' });
const isLarge = async (page: Page): Promise<boolean> => {
  const box = await log(page).boundingBox();
  return box !== null && box.width > 180 && box.height > 100;
};

describe('the log', () => {
  it.each([
    ['beside a column', DESKTOP],
    ['beside a low column', LOW],
    ['on a tablet', TABLET],
    ['on a phone held upright', UPRIGHT],
    ['on a phone held sideways', SIDEWAYS],
  ])('comes and goes by its button and its key in a combat: %s', async (_, device) => {
    const page = await visitMoment({ at: 'reveal', mode: 'teams', hand: 3 }, { lang: 'en' }, device);
    const button = page.getByRole('button', { name: 'Log' });
    const press = [() => button.click(), () => page.keyboard.press('l')];
    await page.locator('.combat').waitFor();
    for (const each of [...press, ...press]) {
      const before = await log(page).count();
      await each();
      await expect.poll(() => log(page).count()).toBe(1 - before);
      expect(await button.getAttribute('aria-pressed')).toBe(String(before === 0));
      if (before === 0) expect(await isLarge(page)).toBe(true);
    }
  });

  it('leaves a combat whole where the column is low, and lies over the board when it is asked for', async () => {
    const page = await visitMoment({ at: 'reveal', mode: 'teams', hand: 3 }, {}, LOW);
    const combat = page.locator('.side > .combat');
    await combat.waitFor();
    expect(await log(page).count()).toBe(0);
    expect(await combat.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Log' }).click();
    const [drawer, board] = [(await page.locator('.log-drawer').boundingBox())!, (await page.locator('.board-place').boundingBox())!];
    expect(drawer.x + drawer.width).toBeCloseTo(board.x + board.width, 0);
    expect(drawer.x).toBeGreaterThan(board.x);
    await page.locator('.log-drawer').getByRole('button', { name: 'Close' }).click();
    expect(await log(page).count()).toBe(0);
    await combat.getByRole('button').last().click();
    await log(page).waitFor();
    expect(await page.locator('.side > .log').count()).toBe(1);
  });
});

describe('the last five plays', () => {
  it('stand in their order, the newest last; each shows its card and leads to its moment', async () => {
    const page = await visitMoment({ at: 'action', turn: 8 });
    const plays = page.getByRole('list', { name: 'The last plays' }).getByRole('button');
    const said = await plays.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')!));
    expect(said.map((each) => each.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.']);
    const lines = await page.locator('.log .told').evaluateAll((all) => all.map(({ firstChild }) => firstChild!.textContent!));
    let at = -1;
    for (const each of said) {
      at = lines.indexOf(each.slice(3), at + 1);
      expect(at, each).toBeGreaterThanOrEqual(0);
    }
    const played = said.findLastIndex((each) => /“|reveals|plays/.test(each));
    await plays.nth(played).hover();
    await page.locator('.reading-face').waitFor();
    await plays.last().click();
    await page
      .locator('.prompt')
      .getByText(/^You are looking at turn/)
      .waitFor();
    await expect.poll(() => page.locator('.log [aria-current="true"]').count()).toBeGreaterThan(0);
  });
});
