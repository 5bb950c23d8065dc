/** `node tools/pictures.mjs`: lays the pictures of cards on sheets, to be looked at and to be tried on people, in reports/pictures. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { cardPictures } from './lists.mjs';
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

const { positionals: wanted } = calledWith({
  run: 'node tools/pictures.mjs',
  what: `Lays the pictures of cards on sheets, in reports/pictures. For each hero:
  HERO.png         all with their titles, large, and as small as in a hand, on paper and in the dark
  HERO-asked.png   all without titles, shuffled and numbered, as sharp as at 120 px: which is which?
  HERO-titles.txt  the titles to choose from
  HERO-answers.txt the titles by number`,
  rest: '[HERO ...]',
});
/** Pixels across: in a hand, when people are asked, and large. */
const [SMALL, ASKED, LARGE] = [120, 240, 450];
const STYLE = `body { margin: 0; padding: 12px; width: max-content; background: #f6ecd6; color: #1d1712; font: 700 16px Georgia, serif; }
  div { display: grid; grid-template-columns: repeat(var(--columns), max-content); gap: 12px; padding: 6px; }
  .dark { background: #1b1714; } figure { margin: 0; text-align: center; } img { display: block; }`;

const drawn = cardPictures();
const all = drawn.filter(({ hero }) => wanted.length === 0 || wanted.includes(hero));
const heroes = [...new Set(all.map(({ hero }) => hero))];
const unknown = wanted.filter((hero) => !heroes.includes(hero));
if (unknown.length) {
  process.stderr.write(
    `no hero with pictures is called ${unknown.join(' or ')}; there are ${[...new Set(drawn.map(({ hero }) => hero))].join(', ')}\n`,
  );
  process.exit(2);
}

await setUp();
const { titleOf } = await import(pathToFileURL(await bundle('tools/pictures/titles.ts')).href);
const folder = join(ROOT, 'reports/pictures');
mkdirSync(folder, { recursive: true });
const browser = await launch();
const bar = progress('heroes', heroes.length);
try {
  const page = await browser.newPage();
  for (const hero of heroes) {
    const cards = all
      .filter((each) => each.hero === hero)
      .map(({ card, picture, print }) => ({ title: titleOf(hero, card), picture, print }));
    await contactSheet(page, hero, cards);
    await askedSheet(page, hero, cards);
    bar.step();
  }
} finally {
  await browser.close();
}
bar.done();
console.log(`in ${folder}`);

async function contactSheet(page, hero, cards) {
  const sources = cards.map(({ picture }) => drawing(picture));
  const small = grid(
    8,
    sources.map((source) => figure(source, SMALL)),
  );
  const large = grid(
    3,
    sources.map((source, n) => figure(source, LARGE, cards[n].title)),
  );
  await show(page, `${large}${small}<section class="dark">${small}</section>`);
  await page.locator('body').screenshot({ path: join(folder, `${hero}.png`) });
}
/** In the order of their hashes, which nobody can guess and which stays. */
async function askedSheet(page, hero, cards) {
  const shuffled = cards.toSorted((a, b) => (a.print < b.print ? -1 : 1));
  await show(
    page,
    grid(
      1,
      shuffled.map(({ picture }) => figure(drawing(picture), SMALL)),
    ),
  );
  const seen = [];
  for (const image of await page.locator('img').all()) seen.push(`data:image/png;base64,${(await image.screenshot()).toString('base64')}`);
  await show(
    page,
    grid(
      4,
      seen.map((source, n) => figure(source, ASKED, n + 1)),
    ),
  );
  await page.locator('body').screenshot({ path: join(folder, `${hero}-asked.png`) });
  const titles = shuffled.map(({ title }) => title);
  writeFileSync(join(folder, `${hero}-titles.txt`), `${titles.toSorted().join('\n')}\n`);
  writeFileSync(join(folder, `${hero}-answers.txt`), titles.map((title, n) => `${n + 1} ${title}\n`).join(''));
}

function drawing(picture) {
  return `data:image/svg+xml;base64,${picture.toString('base64')}`;
}
function figure(source, width, below = '') {
  return `<figure><img src="${source}" width="${width}" alt=""><figcaption>${below}</figcaption></figure>`;
}
function grid(columns, figures) {
  return `<div style="--columns:${columns}">${figures.join('')}</div>`;
}
async function show(page, html) {
  await page.setContent(`<style>${STYLE}</style>${html}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}
