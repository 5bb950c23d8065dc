/** `node tools/preview.mjs`: makes the pictures that shared links and the installed app are shown with, in web/public. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { inPageProgram } from './in-page.mjs';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';
import { drawingsOn, note } from './taken.mjs';

calledWith({
  run: 'node tools/preview.mjs',
  what: 'Makes the pictures that shared links and the installed app are shown with, in web/public.',
});
const MOST = 150_000;
const HEROES = ['medusa', 'sinbad', 'king-arthur', 'alice'];
const BOARD = 'baskerville-manor';
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
/** Inside a page of its own no two pictures may share an id. */
const drawing = (path) => read(path).replace(' id="art"', '');
const LETTERS = readFileSync(join(ROOT, 'node_modules/@fontsource-variable/vollkorn/files/vollkorn-latin-wght-normal.woff2'), 'base64');

const portrait = (hero, n) => {
  const { accent } = JSON.parse(read(`heroes/${hero}/look.json`));
  const style = `--accent:${accent};--accent-deep:color-mix(in srgb, ${accent}, #000 40%);rotate:${(n - 1.5) * 4}deg;translate:0 ${Math.abs(n - 1.5) * 14}px`;
  return `<div class="card" style="${style}">${drawing(`heroes/${hero}/portrait.svg`)}</div>`;
};
/** Four heroes before a place, and the name of the game. */
const link = () => `<!doctype html><style>
  @font-face { font-family: Letters; src: url(data:font/woff2;base64,${LETTERS}); font-weight: 400 900; }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; }
  body > svg { position: absolute; inset: -80px 0 0; width: 1200px; }
  .cards { position: absolute; inset: 56px 0 auto; display: flex; justify-content: center; gap: 22px; }
  .card { width: 232px; height: 309px; border: 7px solid #fbf4e4; outline: 3px solid #1d1712; border-radius: 8px; overflow: hidden; }
  .card svg { display: block; width: 100%; height: 100%; }
  h1 { position: absolute; inset: auto 0 0; margin: 0; padding: 6px 0 22px; text-align: center; font: 900 132px/1 Letters; color: #fbf4e4; background: #1d1712; }
</style>${drawing(`boards/${BOARD}/ground.svg`)}<div class="cards">${HEROES.map(portrait).join('')}</div><h1>Peerless</h1>`;

const OF_LINK = [`boards/${BOARD}/ground.svg`, ...HEROES.flatMap((hero) => [`heroes/${hero}/portrait.svg`, `heroes/${hero}/look.json`])];

/** As small as it has to be. */
async function keep(page, name, shows) {
  const client = await page.context().newCDPSession(page);
  for (const quality of [90, 80, 70, 60, 50]) {
    const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST) continue;
    writeFileSync(join(ROOT, 'web/public', name), picture);
    note(`web/public/${name}`, 'tools/preview.mjs', shows);
    console.log(`${name}: ${Math.round(picture.length / 1000)} kB`);
    return;
  }
  throw new Error(`${name} is larger than ${MOST} bytes`);
}

const { look } = await import(pathToFileURL(await bundle('web/test/looking.ts')).href);
const { url, browser, stop } = await served();
const table = (screen, board) => ({
  opened: { lang: 'en', table: 'duel', hand: 5, at: 'action', board, heroes: HEROES, isTouched: screen.isTouched, state: 'plain' },
  sights: [{ screen, theme: 'light', textSize: 1 }],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(link());
  await page.evaluate(() => document.fonts.ready);
  await keep(page, 'preview.webp', OF_LINK);
  await page.close();
  const shots = [
    ['preview-wide.webp', table({ width: 1280, height: 800, isTouched: false }, 'hanging-gardens')],
    ['preview-narrow.webp', table({ width: 412, height: 824, isTouched: true }, 'soho')],
  ];
  for (const [name, sight] of shots) {
    await look({ browser, url, program: await inPageProgram('web/test/in-page/index.ts') }, [sight], async ({ page: shown }) =>
      keep(shown, name, await drawingsOn(shown)),
    );
  }
} finally {
  await stop();
}
