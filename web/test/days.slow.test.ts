/** Games over days on the page: that some wait is known on every screen. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inBrowser, serving, visit } from './browser.ts';
import { become, daysBetween, handOver, named, type Visitor } from './company.ts';

inBrowser();

const waits = (page: Page): Locator => page.getByRole('link', { name: /wait.* for you/ });
const icon = (page: Page): Promise<string | null> => page.locator('link[rel="icon"]').getAttribute('href');

/** Ann has a page, and no other connection; Bob plays in memory. It is Bob's turn. */
async function begun(): Promise<{ page: Page; ann: Visitor; bob: Visitor; table: string }> {
  const [ann, bob] = [await named(serving.hall, 'Ann'), await named(serving.hall, 'Bob')];
  const table = await daysBetween(ann, bob);
  await handOver(ann);
  ann.leave();
  const page = await visit();
  await page.addInitScript(() => {
    const badges: number[] = [];
    Object.assign(globalThis, { badges });
    navigator.setAppBadge = async (number) => void badges.push(number ?? -1);
  });
  await become(page, ann);
  return { page, ann, bob, table };
}
describe('a game that waits', () => {
  it('is told on the first screen, in the title, on the icon and on that of the app, as it comes and goes', async () => {
    const { page, bob, table } = await begun();
    await page.locator('html[data-settled]').waitFor();
    await expect.poll(() => serving.hall.connections.players).toBe(2);
    expect([await waits(page).count(), await page.title(), await icon(page)]).toEqual([0, 'Peerless', '/icon.svg']);
    await handOver(bob);
    await waits(page).waitFor();
    expect(await waits(page).textContent()).toBe('1 game waits for you');
    expect(new URL((await waits(page).getAttribute('href'))!, serving.url).hash).toBe(`#/table/${table}`);
    expect([await page.title(), await icon(page)]).toEqual(['(1) Peerless', '/icon-waiting.svg']);
    expect(await page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(1);
    await page.goto(`${serving.url}#/heroes`);
    await expect.poll(() => page.title()).toBe('(1) Heroes · Peerless');
    await bob.ask('concede', { table });
    await expect.poll(() => page.title()).toBe('Heroes · Peerless');
    expect(await icon(page)).toBe('/icon.svg');
    expect(await page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges.at(-1))).toBe(0);
  }, 60_000);
});
