import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, visit } from './browser.ts';
import { linkOf, slowGame } from './shared.ts';

inBrowser();

const many = (number: number, each: string): string => `[${Array(number).fill(each).join()}]`;
const record = (answers: string, setup: string, more = ''): string =>
  `{"format":1,"rules":1,"content":"","seed":1,"answers":${answers},"setup":${setup}${more}}`;
const SETUP = '{"board":"marmoreal","heroes":["alice","medusa"],"mode":"duel"}';

async function opened(link: string, settings = {}): Promise<Page> {
  const page = await visit(settings, DESKTOP, link);
  page.setDefaultTimeout(10_000);
  return page;
}
/** How long the page was deaf at most so far, in milliseconds. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const told = (list: PerformanceObserverEntryList): void => resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        new PerformanceObserver(told).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

describe('a link', () => {
  it.each([
    ['answers', record(many(80_000, '{}'), SETUP)],
    ['answers that are none', record(many(10_000, '"no"'), SETUP)],
    ['seats', record('[]', `{"board":"marmoreal","heroes":${many(25_000, '"medusae"')},"mode":"duel"}`)],
    ['letters in a name', record('[]', `{"board":"${'x'.repeat(250_000)}","heroes":["alice","medusa"],"mode":"duel"}`)],
    ['brackets', record(`${'['.repeat(120_000)}${']'.repeat(120_000)}`, SETUP)],
    ['bytes', 'x'.repeat(50_000_000)],
  ])(
    'with too many %s is refused at once',
    async (_, text) => {
      const page = await opened(linkOf(text));
      await page.getByRole('alert').getByText('This link does not hold a game that can be played').waitFor();
      await page.getByText('What exactly is wrong').click();
      await page.getByRole('listitem').first().waitFor();
      expect(await page.getByRole('listitem').count()).toBeLessThanOrEqual(20);
      expect((await page.getByRole('listitem').allTextContents()).join('').length).toBeLessThan(5_000);
      expect(await longestTask(page)).toBeLessThan(1_500);
    },
    60_000,
  );

  it('shows what is wrong with it part by part', async () => {
    const page = await opened(linkOf(record(many(50, '"no"'), SETUP)));
    await page.getByText('What exactly is wrong').click();
    const listed = page.getByRole('listitem');
    await page.getByRole('button', { name: 'Show more (30 left)' }).click();
    await expect.poll(() => listed.count()).toBe(40);
    await expect.poll(() => listed.nth(20).evaluate((line) => line === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show more (10 left)' }).click();
    await expect.poll(() => listed.count()).toBe(50);
    expect(await page.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
  }, 60_000);

  it('with a game as long as games can be opens it at once', async () => {
    const page = await opened(linkOf(JSON.stringify(slowGame())));
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.getByRole('slider').press('ArrowLeft');
    expect(await longestTask(page)).toBeLessThan(1_500);
  }, 60_000);
});
