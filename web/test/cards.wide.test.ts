/** Every card of every hero on both faces, in every language, at every size that screens use: nothing is cut, broken, crowded or too small. */
import '@peerless/heroes/languages';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEROES } from '@peerless/heroes';
import { LANGUAGES } from '@peerless/text';
import { lineText } from '@peerless/text/language';
import { bonusLines, printedLines } from '@peerless/text/telling';
import type { Browser, Page, Route } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch } from '../../tools/browser.mjs';
import { languages } from '../../tools/lists.mjs';
import { pictures } from '../build/pictures.ts';
import config from '../vite.config.ts';
import type { Sheet } from './cards/Sheet.tsx';

const ROOT = join(import.meta.dirname, '..');
const PAGE = 'test/cards/sheet.html';
const LANGS = languages() as Sheet['lang'][];
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 664 };
/** Widths of hand faces: the narrowest, answers, dialogs, 1440 px, 1920 px. */
const HAND = [100, 110, 132, 150, 180];
const READING = [240, 300, 420];
/** Windows of phones, how wide the hand in them is, and how many tiles lie beside each other. */
const TILES = [
  { width: 390, height: 664, hand: 382, perRow: 4 },
  { width: 390, height: 664, hand: 382, perRow: 5 },
  { width: 360, height: 640, hand: 352, perRow: 4 },
  { width: 640, height: 360, hand: 150, perRow: 1 },
  { width: 750, height: 340, hand: 204, perRow: 1 },
];

let folder: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'peerless-cards-'));
  const made = { ...config, configFile: false as const, root: ROOT, plugins: [pictures], logLevel: 'error' as const };
  const input = join(ROOT, PAGE);
  await build({ ...made, build: { ...config.build, outDir: folder, minify: false, rolldownOptions: { input } } });
  server = await preview({ ...made, build: { outDir: folder }, preview: { port: 0, host: '127.0.0.1' } });
  browser = await launch();
  page = await browser.newPage({ viewport: DESK });
  await page.goto(`${server.resolvedUrls!.local[0]}${PAGE}`);
  await page.waitForFunction('window.show');
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

const show = (sheet: Sheet): Promise<void> => page.evaluate((wanted) => window.show(wanted), sheet);
const faults = (face: Sheet['face']): Promise<string[]> => page.evaluate((kind) => window.measure(kind), face);
const textSize = (): Promise<string[]> =>
  page.$$eval('.sheet > li > *', (faces) => [...new Set(faces.map((face) => getComputedStyle(face.querySelector('.text')!).fontSize))]);

describe.each(LANGS)('in %s', (lang) => {
  it.each(HAND)('a hand face %i px wide holds all of its card', async (width) => {
    await page.setViewportSize(DESK);
    await show({ lang, face: 'hand', width });
    expect(await faults('hand')).toEqual([]);
    expect(await textSize()).toEqual(['12px']);
  });
  it.each([
    [150, 2],
    [240, 2],
  ])('a hand face %i px wide holds it with text of %d times the size', async (width, textSize) => {
    await page.setViewportSize(DESK);
    await show({ lang, face: 'hand', width, textSize });
    expect(await faults('hand')).toEqual([]);
  });
  it.each(TILES)('a tile in a window of $width by $height, $perRow beside each other, holds all of its name', async (phone) => {
    await page.setViewportSize(phone);
    await show({ lang, face: 'tile', width: phone.hand, perRow: phone.perRow });
    expect(await faults('tile')).toEqual([]);
  });
  it.each(READING)('a reading face %i px wide holds all of it', async (width) => {
    await page.setViewportSize(DESK);
    await show({ lang, face: 'reading', width });
    expect(await faults('reading')).toEqual([]);
    expect(await textSize()).toEqual(['13px']);
  });
  it('a reading face on a phone has larger letters, and grows with them', async () => {
    await page.setViewportSize(PHONE);
    await show({ lang, face: 'reading', width: 300 });
    expect(await faults('reading')).toEqual([]);
    expect(await textSize()).toEqual(['15px']);
    await show({ lang, face: 'reading', width: 360, textSize: 2 });
    expect(await faults('reading')).toEqual([]);
  });
});

describe('those who hear a card', () => {
  const shown = HEROES.find(({ id }) => id === 'bloody-mary')!;
  const card = shown.deck.find(({ id }) => id === 'bloody-requiem')!;
  it.each(LANGS)('are told name, type, value, BOOST, who and all of the text, in %s', async (lang) => {
    await page.setViewportSize(DESK);
    await show({ lang, face: 'hand', width: 100, heroes: [shown.id] });
    const face = page.locator(`[data-card="${shown.id} ${card.id}"]`);
    expect(await face.locator('.hand-face').getAttribute('data-fits')).toBe('brief');
    const language = LANGUAGES[lang];
    const name = (kind: 'card' | 'fighter', id: string): string => language.name(kind, id, shown.id);
    const told = await face.ariaSnapshot();
    const { id: bonus, value } = card.bonusAttack!;
    for (const part of [
      `${name('card', card.id)}, ${language.cardType(card.type)} ${card.value}, `,
      ` ${card.boost}, ${name('fighter', card.by)}.`,
      `: ${name('card', bonus)}, ${value}.`,
      ...[...printedLines(language, shown, card), ...bonusLines(language, shown, card)].map(lineText),
    ])
      expect(told).toContain(part);
    // Once: what is seen is not read out beside it.
    expect(told.split(name('card', bonus)).length).toBe(3);
  });
});

describe('whether the text fits', () => {
  const HERO = { lang: 'uk', face: 'hand', width: 150, heroes: ['houdini'] } as const;
  const decided = (on = page): Promise<(string | undefined)[]> =>
    on.$$eval('.hand-face', (faces) => faces.map((face) => (face as HTMLElement).dataset.fits));
  /** How often the page is asked how large something has become while it shows a sheet. */
  const asked = (sheet: Sheet): Promise<number> =>
    page.evaluate(async (wanted) => {
      const { get } = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollWidth')!;
      let times = 0;
      Object.defineProperty(Element.prototype, 'scrollWidth', {
        configurable: true,
        get() {
          times += 1;
          return get!.call(this);
        },
      });
      await window.show(wanted);
      Object.defineProperty(Element.prototype, 'scrollWidth', { configurable: true, get });
      return times;
    }, sheet);

  it('is measured once for a card, a language and a width', async () => {
    await page.setViewportSize(DESK);
    const other = { ...HERO, heroes: ['genie'] };
    await show(other);
    expect(await asked({ ...HERO, width: 151 })).toBeGreaterThan(0);
    const found = await decided();
    await show(other);
    expect(await asked({ ...HERO, width: 151 })).toBe(0);
    expect(await decided()).toEqual(found);
    expect(new Set(found)).toEqual(new Set(['large', 'brief']));
    expect(await asked({ ...HERO, width: 152 })).toBeGreaterThan(0);
    expect(await asked({ ...HERO, width: 152, lang: 'ru' })).toBeGreaterThan(0);
  });
  it('is decided anew when the letters come', async () => {
    const late = await browser.newPage({ viewport: DESK });
    const held: Route[] = [];
    await late.route(/\.woff2$/, (route) => void held.push(route));
    await late.goto(page.url());
    await late.waitForFunction('window.show');
    const shown = late.evaluate((wanted) => window.show(wanted), HERO);
    // As wide as no other letters.
    await late.addStyleTag({ content: '.hand-face { font-family: "Vollkorn Variable", monospace }' });
    await expect.poll(async () => (await decided(late)).filter((fits) => fits === 'brief').length).toBeGreaterThan(0);
    const before = await decided(late);
    await Promise.all(held.map((route) => route.continue()));
    await late.unroute(/\.woff2$/);
    await shown;
    await show(HERO);
    await expect.poll(() => decided(late)).toEqual(await decided());
    expect(before).not.toEqual(await decided());
    await late.close();
  });
});

describe('the measure', () => {
  const planted = async (css: string): Promise<string[]> => {
    await page.setViewportSize(DESK);
    await show({ lang: 'uk', face: 'hand', width: 150, heroes: ['medusa'] });
    const style = await page.addStyleTag({ content: css });
    const found = await faults('hand');
    await style.evaluate((element) => (element as HTMLElement).remove());
    return found;
  };
  it.each([
    ['letters that are too small', '.hand-face .user { font-size: 10.5px }', /“Медуза” is 10.5 px high/],
    ['a word that is broken', '.hand-face .whole { word-break: break-all }', /“\S+” is broken/],
    ['text that is cut', '.hand-face .card-line { font-size: 24px }', /not all inside/],
    ['a title that runs over the edge', '.hand-face .title { white-space: nowrap; letter-spacing: 4px }', /not all inside/],
    ['text under the title', '.hand-face .text { margin-top: -9px }', /\.title and \.text lie over each other/],
    ['a picture without room', '.hand-face .top { min-height: 0; flex: 0 0 40px }', /its picture is 40 px high/],
    ['a face of another shape', '.hand-face { height: 230px }', /it is 150 by 230 px/],
  ])('finds %s', async (_, css, fault) => expect((await planted(css)).join('\n')).toMatch(fault));
  it.each([
    ['that is cut', '.hand .in-hand { height: 50px }', /not all inside/],
    ['over its value', '.card-tile .name { grid-row: 1 }', /lie over each other/],
    ['that is too small', '.card-tile .name { font-size: 10px }', /is 10 px high/],
  ])('finds a name on a tile %s', async (_, css, fault) => {
    await page.setViewportSize(PHONE);
    await show({ lang: 'en', face: 'tile', width: 382, heroes: ['sinbad'] });
    const style = await page.addStyleTag({ content: css });
    expect((await faults('tile')).join('\n')).toMatch(fault);
    await style.evaluate((element) => (element as HTMLElement).remove());
  });
  it('finds text that is left out although it has room', async () => {
    await show({ lang: 'en', face: 'hand', width: 180, heroes: ['medusa'] });
    await page.$$eval('.hand-face', (faces) => faces.forEach((face) => ((face as HTMLElement).dataset.fits = 'brief')));
    expect((await faults('hand')).join('\n')).toMatch(/feint: its whole text has room/);
  });
  it('looks at every card', async () => {
    await show({ lang: 'en', face: 'hand', width: 150 });
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(200);
  });
});
