/** What `tools/layout.mjs` does: looks at tables, says what is wrong with them, and takes pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Combination, Opened, Sight, StateName } from './combinations.ts';
import { faultsAt, type Looking, looker, openTable } from './layout.ts';

export { everything, SCREENS, sample, titleOf } from './combinations.ts';

/** What is done with a table before it is looked at; in another window it is done again where it has to be. */
const STATES: Record<StateName, (page: Page, opened: Opened) => Promise<unknown>> = {
  plain: async () => {},
  /** The card that says most is read: pointed at, or lifted by a finger. */
  reading: async (page, { isTouched }) => {
    const cards = page.locator('[data-part="card"]');
    const lengths = await cards.evaluateAll((all) => all.map(({ textContent }) => textContent!.length));
    const card = cards.nth(lengths.indexOf(Math.max(...lengths)));
    if (!isTouched) {
      await page.mouse.move(0, 0);
      await card.hover();
    } else if ((await card.getAttribute('data-lifted')) !== 'true') await card.tap();
  },
  /** A newcomer, who is given tips. */
  guidance: (page) =>
    page.evaluate(() => {
      const key = 'peerless.settings';
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)!), guidance: true }));
      // As if it had been set in another window.
      dispatchEvent(new StorageEvent('storage', { key }));
    }),
  log: async (page) => {
    if (!(await page.locator('[data-part="log"]').count())) await page.locator('[data-named="log"]').click();
  },
  hint: async (page) => {
    const hint = page.locator('[aria-busy="false"] ol, [role="status"]').first();
    if (await hint.count()) return;
    await page.keyboard.press('h');
    await hint.waitFor();
  },
};

/** What was found, while the page still shows it. */
export interface Found {
  opened: Opened;
  sight: Sight;
  faults: string[];
  page: Page;
}
/** Opens each table once and looks at it in all its ways. */
export async function look(looking: Looking, all: readonly Combination[], tell: (found: Found) => Promise<void> | void): Promise<void> {
  for (const { opened, sights } of all) {
    const page = await looker(looking, sights[0].screen, { lang: opened.lang }, { serviceWorkers: 'block' });
    try {
      await openTable(page, looking.url, opened);
      const arrange = (): Promise<unknown> => STATES[opened.state](page, opened);
      for (const sight of sights) await tell({ opened, sight, page, faults: await faultsAt(page, sight, arrange) });
    } finally {
      await page.context().close();
    }
  }
}

export interface Shot {
  title: string;
  picture: Buffer;
  width: number;
}
/** Many pictures on one, each with what it shows. */
export async function contactSheet(browser: Browser, shots: readonly Shot[], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  const figures = shots.map(
    ({ title, picture, width }) =>
      `<figure style="width:${Math.round(width * scaleOf(shots))}px"><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${title}</figcaption></figure>`,
  );
  await page.setContent(`<style>${SHEET}</style>${figures.join('')}`);
  write(file, await page.screenshot({ fullPage: true }));
  await page.close();
}
const SHEET = `body{margin:8px;display:flex;flex-wrap:wrap;gap:10px;align-items:flex-start;background:#888;font:13px sans-serif}
figure{margin:0}img{width:100%;display:block}figcaption{background:#fff;padding:2px 4px}`;
/** Three of the widest beside each other. */
const scaleOf = (shots: readonly Shot[]): number => Math.min(1, 580 / Math.max(...shots.map(({ width }) => width)));

export function write(file: string, contents: Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}
