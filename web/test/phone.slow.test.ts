import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hand, inBrowser, prompt, SIDEWAYS, UPRIGHT, visitMoment } from './browser.ts';

inBrowser();

const cardsIn = (page: Page): Promise<string[]> => hand(page).locator('.name').allTextContents();
const combat = (page: Page) => page.getByRole('region', { name: 'Combat' });
/** How many answers have been given. */
const answers = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-seq'));
/** What is asked, what is held, who attacks whom. */
const seen = async (page: Page): Promise<unknown[]> => [
  await prompt(page).locator('.asked, .lifted').allTextContents(),
  await cardsIn(page),
  await combat(page).locator('h3').allTextContents(),
  await page.locator('.attack-line').count(),
];

describe('a phone that is turned in the middle of a combat', () => {
  const turned = async (page: Page, to: typeof UPRIGHT): Promise<void> => {
    await page.setViewportSize(to.viewport);
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(to.viewport.width);
  };
  it('keeps what is asked, the hand and the combat, there and back', async () => {
    const page = await visitMoment({ at: 'defense', hand: 6 }, {}, UPRIGHT);
    await prompt(page).getByText('Choose a defense card').waitFor();
    const before = await seen(page);
    for (const way of [SIDEWAYS, UPRIGHT]) {
      await turned(page, way);
      expect(await seen(page)).toEqual(before);
      expect(await combat(page).isVisible()).toBe(true);
      expect(await prompt(page).locator('.asked').isVisible()).toBe(true);
      expect(await hand(page).locator('[data-offered="true"]').first().isVisible()).toBe(true);
    }
  }, 120_000);

  it('keeps the card that is lifted, which can be laid then', async () => {
    const page = await visitMoment({ at: 'defense', hand: 6 }, {}, UPRIGHT);
    const card = hand(page).locator('[data-offered="true"]').first();
    await card.tap();
    await page.locator('.lifted').waitFor();
    const [before, so] = [await seen(page), await answers(page)];
    await turned(page, SIDEWAYS);
    expect(await seen(page)).toEqual(before);
    expect(await card.getAttribute('data-lifted')).toBe('true');
    await page.locator('.lifted').getByRole('button', { name: 'Defend with this card' }).tap();
    await expect.poll(() => page.locator('.lifted').count()).toBe(0);
    await expect.poll(() => answers(page)).toBeGreaterThan(so);
  }, 120_000);
});

describe('the hand on a phone', () => {
  it('is read by one tap on a card, with its text and what it does, and the next tap on it uses it', async () => {
    const page = await visitMoment({ at: 'defense', hand: 6 }, {}, UPRIGHT);
    const card = hand(page).locator('[data-offered="true"]').first();
    const so = await answers(page);
    const name = await card.locator('.name').textContent();
    await card.tap();
    await page.locator('.lifted h3').getByText(name!).waitFor();
    expect(await page.getByRole('group', { name: /^Board/ }).isVisible()).toBe(true);
    expect(await answers(page)).toBe(so);
    await card.tap();
    await expect.poll(() => page.locator('.lifted').count()).toBe(0);
    await expect.poll(() => answers(page)).toBeGreaterThan(so);
  }, 120_000);

  it('lies in two rows of four when it has eight cards', async () => {
    const page = await visitMoment({ at: 'moveTo', hand: 8 }, {}, UPRIGHT);
    const boxes = await hand(page)
      .locator('.in-hand')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().toJSON()));
    const rows = [...new Set(boxes.map(({ top }) => Math.round(top)))];
    expect(rows).toHaveLength(2);
    for (const row of rows) expect(boxes.filter(({ top }) => Math.round(top) === row)).toHaveLength(4);
    for (const { left, right } of boxes) expect([left >= 0, right <= 390]).toEqual([true, true]);
  }, 120_000);
});

describe('a card on the smallest phone held sideways', () => {
  it('is read with letters of 15 px once it is lifted, and shows its BOOST there and in the hand', async () => {
    const smallest = { ...SIDEWAYS, viewport: { width: 640, height: 360 } };
    const page = await visitMoment({ at: 'action', hand: 6 }, { lang: 'uk' }, smallest);
    const card = page.locator('.in-hand').first();
    expect(await card.locator('.boost').isVisible()).toBe(true);
    await card.tap();
    const text = page.locator('.lifted .text');
    expect(await text.evaluate((each) => getComputedStyle(each).fontSize)).toBe('15px');
    expect(await page.locator('.lifted .boost').filter({ visible: true }).count()).toBe(1);
    const [inside, around] = [(await text.boundingBox())!, (await page.locator('.lifted .said').boundingBox())!];
    expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width + 1);
  });
});
