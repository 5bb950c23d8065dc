/** Sheets of pictures: what lies on them, and in which order. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Pixels across: in a hand, and when people are asked, who see it twice as large and no sharper. */
const SMALL = 120;
const ASKED = 2 * SMALL;
/** On one picture of those that people are asked about: more, and whoever looks at it would see it smaller. */
const MOST = 30;
const STYLE = `body { margin: 0; padding: 12px; width: max-content; background: #f6ecd6; color: #1d1712; font: 700 16px Georgia, serif; }
  body.dark { background: #1b1714; color: #efe3c8; }
  div { display: grid; grid-template-columns: repeat(var(--columns), max-content); gap: 12px; padding: 6px; }
  figure { margin: 0; text-align: center; } img { display: block; }`;

/**
 * @typedef {object} Shown
 * @property {string} source
 * @property {string} [title]
 */
export const drawing = (picture) => `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}`;
export const photo = (picture) => `data:image/png;base64,${picture.toString('base64')}`;

/**
 * Pictures of a width, so many beside each other, each with what is said below it.
 * @param {readonly Shown[]} shown
 */
export const grid = (columns, width, shown) =>
  `<div style="--columns:${columns}">${shown
    .map(({ source, title = '' }) => `<figure><img src="${source}" width="${width}" alt=""><figcaption>${title}</figcaption></figure>`)
    .join('')}</div>`;

/**
 * In the order of the hashes of what they are called by, which nobody can guess and which stays.
 * @template T
 * @param {readonly T[]} all
 * @param {(each: T) => string} calledBy
 */
export const shuffled = (all, calledBy) =>
  all
    .map((each) => ({ each, hash: createHash('sha256').update(calledBy(each)).digest('hex') }))
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ each }) => each);

export async function take(page, html, file, theme = 'light') {
  await show(page, html, theme);
  mkdirSync(dirname(file), { recursive: true });
  await page.locator('body').screenshot({ path: file });
}
async function show(page, html, theme = 'light') {
  await page.setContent(`<!doctype html><style>${STYLE}</style><body class="${theme}">${html}`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
}

/** What somebody is asked about lies in `asked`, with what there is to choose from; the answers by number lie apart, in `right`. */
export async function ask(page, out, name, { columns, width = ASKED, pictures, answers, choices }) {
  const sheets = Math.ceil(pictures.length / MOST);
  const perSheet = Math.ceil(pictures.length / sheets);
  const numbered = pictures.map((source, n) => ({ source, title: String(n + 1) }));
  for (let n = 0; n < sheets; n++) {
    const shown = numbered.slice(n * perSheet, (n + 1) * perSheet);
    await take(page, grid(columns, width, shown), join(out, 'asked', `${name}${sheets > 1 ? `-${n + 1}` : ''}.png`));
  }
  write(join(out, 'asked', `${name}.txt`), choices.toSorted());
  write(
    join(out, 'right', `${name}.txt`),
    answers.map((answer, n) => `${n + 1} ${answer}`),
  );
}
/** As sharp as they are in a hand. */
export async function asSmall(page, sources) {
  await show(
    page,
    grid(
      1,
      SMALL,
      sources.map((source) => ({ source })),
    ),
  );
  const seen = [];
  for (const image of await page.locator('img').all()) seen.push(photo(await image.screenshot()));
  return seen;
}

function write(file, lines) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
}
