/** Pictures of cards: fetched when they are looked at, and kept for the time without a network when nothing else is to do. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cardPictures } from '../../tools/lists.mjs';
import { inBrowser, serving, visit } from './browser.ts';

inBrowser();

const [first] = cardPictures();
const addresses = cardPictures().map(({ hero, card, print }) => `/assets/cards/${hero}/${card}-${print}.svg`);
const deckOf = async (page: Page, hero: string): Promise<void> => {
  await page.goto(`${serving.url}#/heroes/${hero}`);
  await page.locator('.reading-face').first().waitFor();
};
/** Those in sight that have come. */
const seen = (page: Page): Promise<string[]> =>
  page.$$eval('.reading-face img', (images) =>
    (images as HTMLImageElement[])
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ src }) => new URL(src).pathname),
  );

describe.skipIf(first === undefined)('drawn pictures', () => {
  it('come when they are looked at, and may be kept for ever', async () => {
    const page = await visit();
    // Nothing is fetched ahead by a worker that never comes.
    await page.addInitScript(() => (navigator.serviceWorker.register = () => new Promise(() => {})));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.locator('html[data-settled]').waitFor({ state: 'attached' });
    expect(asked.filter((path) => path.startsWith('/assets/cards/'))).toEqual([]);
    await deckOf(page, first.hero);
    await expect.poll(() => seen(page)).toContain(addresses[0]);
    const { headers } = await page.evaluate(async (path) => {
      const response = await fetch(path);
      return { headers: { cache: response.headers.get('Cache-Control'), type: response.headers.get('Content-Type') } };
    }, addresses[0]);
    expect(headers).toEqual({ cache: expect.stringContaining('immutable'), type: expect.stringContaining('image/svg+xml') });
  }, 60_000);

  it('are all there without a network, although none was looked at', async () => {
    const page = await visit();
    const kept = () =>
      page.evaluate(async () => (await (await caches.open('cards')).keys()).map(({ url }) => new URL(url).pathname).sort());
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      await (await caches.open('cards')).put('/assets/cards/medusa/older-12345678.svg', new Response('<svg/>'));
    });
    // The first visit installs what works offline; pictures of older versions are forgotten by the next.
    await page.reload();
    await expect.poll(kept, { timeout: 60_000 }).toEqual(addresses.toSorted());
    await serving.stop();
    await page.reload();
    await deckOf(page, first.hero);
    await expect.poll(() => seen(page)).toContain(addresses[0]);
    // Whoever begins to keep them now is told that there is a network, and has none.
    await page.evaluate(() => caches.delete('cards'));
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    const isAsked = page.waitForResponse((response) => response.url().includes('/assets/cards/'));
    await page.goto(serving.url);
    await page.reload();
    await isAsked;
    await page.waitForTimeout(1000);
    expect(await kept()).toEqual([]);
  }, 120_000);
});
