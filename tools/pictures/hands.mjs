/** Hand faces as the page itself lays them: how much of a picture a hand shows, and what lies over it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repo.mjs';

/** Pixels across: on a phone, and on a desk. */
const WIDTHS = [100, 150];

export async function handSheets(browser, out, heroes) {
  const { createServer } = await import('vite');
  const root = join(ROOT, 'web');
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  try {
    await server.listen();
    const page = await browser.newPage({ viewport: { width: 1340, height: 900 } });
    await page.goto(`${server.resolvedUrls.local[0]}test/cards/sheet.html`);
    await page.waitForFunction('window.show');
    mkdirSync(out, { recursive: true });
    for (const hero of heroes)
      for (const theme of ['light', 'dark'])
        for (const width of WIDTHS) {
          await page.evaluate((wanted) => globalThis.show(wanted), { lang: 'en', face: 'hand', width, theme, heroes: [hero] });
          await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
          await page.locator('.sheet').screenshot({ path: join(out, `${hero}-hand-${width}-${theme}.png`) });
        }
    await page.close();
  } finally {
    await server.close();
  }
}
