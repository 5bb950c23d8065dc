/** `node tools/pictures.mjs`: lays the pictures of cards and the boards on sheets, to be looked at and to be tried on people, in reports/pictures. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch } from './browser.mjs';
import { bundle } from './bundle.mjs';
import { cardPictures } from './lists.mjs';
import { calledWith } from './options.mjs';
import { boardSheets } from './pictures/boards.mjs';
import { handSheets } from './pictures/hands.mjs';
import { ask, asSmall, drawing, grid, shuffled, take } from './pictures/sheet.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

const { values, positionals } = calledWith({
  run: 'node tools/pictures.mjs',
  what: `Lays the pictures of cards on sheets. For each hero:
  HERO-light.png, HERO-dark.png  all with their titles, large, by day and by night
  HERO-hand-PX-THEME.png         all as a hand shows them, on a phone and on a desk
  asked/HERO.png, HERO.txt       all without titles, shuffled and numbered, as sharp as at 120 px, and the titles: which is which?
  right/HERO.txt                 the titles by number`,
  options: {
    mixed: { type: 'string', value: 'HERO,HERO,HERO,HERO', about: 'instead: the pictures of these, shuffled; whose is which?' },
    boards: { type: 'boolean', about: 'instead: every board by day and by night, without its name; which place is it?' },
    asked: { type: 'boolean', about: 'of heroes, only what people are asked' },
    out: { type: 'string', value: 'FOLDER', default: 'reports/pictures', about: 'where to lay it all' },
  },
  rest: '[HERO ...]',
});
const LARGE = 450;
const out = resolve(ROOT, values.out);
const drawn = cardPictures();
const known = [...new Set(drawn.map(({ hero }) => hero))];
const mixed = values.mixed?.split(',') ?? [];
const unknown = [...positionals, ...mixed].filter((hero) => !known.includes(hero));
if (unknown.length) {
  process.stderr.write(`no hero with pictures is called ${unknown.join(' or ')}; there are ${known.join(', ')}\n`);
  process.exit(2);
}

await setUp();
const { titleOf, heroName, boards } = await import(pathToFileURL(await bundle('tools/pictures/titles.ts')).href);
if (values.boards) await boardSheets(out, boards);
else await inBrowser(mixed.length ? mixedSheets : heroSheets);
console.log(`in ${out}`);

async function inBrowser(lay) {
  const browser = await launch();
  try {
    await lay(await browser.newPage(), browser);
  } finally {
    await browser.close();
  }
}
async function heroSheets(page, browser) {
  const heroes = positionals.length ? positionals : known;
  const bar = progress('heroes', heroes.length);
  for (const hero of heroes) {
    const cards = drawn.filter((each) => each.hero === hero);
    if (!values.asked) await largeSheets(page, hero, cards);
    await askTitles(page, hero, cards);
    bar.step();
  }
  bar.done();
  if (!values.asked) await handSheets(browser, out, heroes);
}
async function largeSheets(page, hero, cards) {
  const shown = cards.map(({ card, picture }) => ({ source: drawing(picture), title: titleOf(hero, card) }));
  for (const theme of ['light', 'dark']) await take(page, grid(3, LARGE, shown), join(out, `${hero}-${theme}.png`), theme);
}
async function askTitles(page, hero, cards) {
  const all = shuffled(cards, ({ print }) => print);
  const titles = all.map(({ card }) => titleOf(hero, card));
  const pictures = await asSmall(
    page,
    all.map(({ picture }) => drawing(picture)),
  );
  await ask(page, out, hero, { columns: 4, pictures, answers: titles, choices: titles });
}
/** Beside the pictures, the portraits: who plays has them before their eyes. */
async function mixedSheets(page) {
  const name = `mixed-${mixed.join('-')}`;
  const all = shuffled(
    drawn.filter(({ hero }) => mixed.includes(hero)),
    ({ hero, print }) => `${print} of ${hero}`,
  );
  const pictures = await asSmall(
    page,
    all.map(({ picture }) => drawing(picture)),
  );
  const answers = all.map(({ hero }) => heroName(hero));
  await ask(page, out, name, { columns: 5, pictures, answers, choices: mixed.map(heroName) });
  const portraits = mixed.map((hero) => ({ source: portraitOf(hero), title: heroName(hero) }));
  await take(page, grid(4, 240, portraits), join(out, 'asked', `${name}-heroes.png`));
}
/** In the colours of its hero, which a picture that stands alone does not get from a page. */
function portraitOf(hero) {
  const { accent } = JSON.parse(readFileSync(join(ROOT, `heroes/${hero}/look.json`), 'utf8'));
  const portrait = readFileSync(join(ROOT, `heroes/${hero}/portrait.svg`), 'utf8');
  return drawing(portrait.replace('<svg ', `<svg style="--accent:${accent};--accent-deep:color-mix(in srgb, ${accent}, #000 40%)" `));
}
