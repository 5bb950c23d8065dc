/** `npm run shots`: pictures of every screen, on desktop and phone, light and dark, in every language, in reports/shots. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from './lists.mjs';
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';

const THEMES = ['light', 'dark'];
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
/** Screens by their address; those of a game come last, when there is one. */
const SCREENS = {
  start: '#/',
  setup: '#/new/computer',
  heroes: '#/heroes',
  hero: '#/heroes/medusa',
  comparison: '#/heroes/medusa/alice',
  learn: '#/learn',
  rule: '#/learn/defense',
  settings: '#/settings',
  games: '#/games',
  lobby: '#/online',
  newTable: '#/online/new',
  leaders: '#/leaders/duel',
};

const { positionals: wanted } = calledWith({
  run: 'npm run shots --',
  what: 'Takes pictures of every screen, on desktop and phone, light and dark, in every language, into reports/shots.',
  rest: '[PART OF A NAME ...]',
});
const isWanted = (name) => wanted.length === 0 || wanted.some((each) => name.includes(each));
const { url, visitor, stop } = await served();
const folder = join(ROOT, 'reports/shots');
mkdirSync(folder, { recursive: true });

const sets = languages().flatMap((lang) => THEMES.flatMap((theme) => Object.keys(DEVICES).map((device) => ({ lang, theme, device }))));
const bar = progress('pictures', sets.length);
try {
  for (const { lang, theme, device } of sets) {
    const { context, page } = await visitor(DEVICES[device], { lang, theme, speed: 'instant' });
    const shoot = async (name, isWhole = false) => {
      const file = `${name}-${device}-${theme}-${lang}`;
      if (!isWanted(file)) return;
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${file}.png`), fullPage: isWhole });
    };
    await page.goto(url);
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(`${url}${address}`);
      await page.waitForSelector('main:not([aria-busy="true"])');
      await page.waitForLoadState('networkidle');
      await shoot(name, true);
    }
    await playABit(page, shoot, device === 'phone');
    await context.close();
    bar.step();
  }
} finally {
  await stop();
}
bar.done();
console.log(`in ${folder}`);

/** A game against the computer as far as the first combat, then its end. */
async function playABit(page, shoot, isTouched) {
  await page.goto(`${url}#/new/computer`);
  await page.waitForSelector('main:not([aria-busy="true"])');
  const start = page.locator('button.main').last();
  await (isTouched ? start.tap() : start.click());
  await page.waitForSelector('.table');
  await shoot('setting-up');
  let hasFought = false;
  for (let n = 0; n < 400; n++) {
    if (!hasFought && (await page.locator('.combat').count())) {
      hasFought = true;
      await shoot('combat');
    }
    const offers = await page.evaluate(() => {
      if (document.querySelector('.result')) return -1;
      const offered = [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
      const picked = offered[Math.floor(offered.length / 2)];
      picked?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return offered.length;
    });
    if (offers < 0) break;
    await page.waitForTimeout(offers ? 15 : 60);
    if (n === 15) await shoot('turn');
  }
  await shoot('result');
}
