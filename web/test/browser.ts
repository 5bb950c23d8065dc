/** The built page in a real browser. Tests find things as people do: by role and name. */
import { DEFAULTS } from '@peerless/engine';
import { type ServeOptions, type Serving, serve } from '@peerless/server';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch } from '../../tools/browser.mjs';
import { site } from '../../tools/site.mjs';
import type { Kept } from '../src/host/host.ts';
import { openKept } from './kept.ts';
import { moment, type Wanted } from './moments.ts';

let browser: Browser;
export let serving: Serving;
export const theBrowser = (): Browser => browser;

/** What else the server needs, and what has to stop with it. */
type More = Partial<ServeOptions> & { stopped?(): Promise<void> };
/** Serves the page and starts a browser for all tests of a file; no test may leave an error in the console. */
export function inBrowser(more: () => Promise<More> = async () => ({})): void {
  let stopped: More['stopped'];
  beforeAll(async () => {
    const { stopped: stop, ...options } = await more();
    stopped = stop;
    serving = await serve({ folder: site(), port: 0, host: '127.0.0.1', ...options });
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await serving?.stop();
    await stopped?.();
  });
  afterEach(async () => {
    const found = errors.splice(0);
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(found).toEqual([]);
  });
}

const errors: string[] = [];
export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

export const UPRIGHT = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true };
export const SIDEWAYS = { viewport: { width: 750, height: 340 }, hasTouch: true, isMobile: true };

/** What a player could have set before. */
export const SETTINGS = { lang: 'en', speed: 'instant', theme: 'light', guidance: false };

export async function visit(settings: Record<string, unknown> = {}, options: BrowserContextOptions = DESKTOP, address = ''): Promise<Page> {
  const page = await visitor(settings, options);
  await page.goto(serving.url + address);
  return page;
}
/** Somebody with such settings and such a device, who has opened nothing yet. */
async function visitor(settings: Record<string, unknown>, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ locale: 'en', ...options });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('peerless.settings')) localStorage.setItem('peerless.settings', kept);
    },
    JSON.stringify({ ...SETTINGS, ...settings }),
  );
  await context.addInitScript(seedChance);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return page;
}

/** At a moment of a game. */
export const visitMoment = (wanted: Wanted, settings: Record<string, unknown> = {}, options: BrowserContextOptions = DESKTOP) =>
  visitGame(moment(wanted), settings, options);
/** A game as it was left. */
export async function visitGame(
  game: Kept,
  settings: Record<string, unknown> = {},
  options: BrowserContextOptions = DESKTOP,
): Promise<Page> {
  const page = await visitor(settings, options);
  await openKept(page, serving.url, game);
  return page;
}

/** In the page: heroes, boards and deals are the same in every run. */
export function seedChance(): void {
  let state = 20;
  const next = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  Math.random = next;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
    if (into instanceof Uint32Array) into.fill(Math.floor(next() * 2 ** 32));
    return into;
  };
}

export const board = (page: Page): Locator => page.getByRole('group', { name: /^Board: / });
export const hand = (page: Page): Locator => page.getByRole('region', { name: 'Hand' });
export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** One of the things in the menu of the table. */
export async function openMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name }).first().click();
}

/** What is asked; nothing once the game is over, for one a moment sooner than for the other. */
export const question = async (page: Page): Promise<string> => (await prompt(page).allTextContents()).join();
export const isWaiting = async (page: Page): Promise<boolean> => (await question(page)).startsWith('Waiting for');

/** Everything on board, hand and prompt that answers what is asked. */
export async function pressable(page: Page): Promise<Locator[]> {
  const places = [board(page), prompt(page), hand(page)].map((place) => place.locator('[data-offered="true"]'));
  return (await Promise.all(places.map((place) => place.all()))).flat();
}
/** Everything that may be chosen now: whoever waits can look at cards, but choose none. */
export const offered = async (page: Page): Promise<Locator[]> => ((await isWaiting(page)) ? [] : pressable(page));

/** Any of what may be chosen now; waits a little where nothing may. */
export async function choose(page: Page, roll: (below: number) => number): Promise<void> {
  const ways = await offered(page);
  if (ways.length) await ways[roll(ways.length)].click({ timeout: 2000 }).catch(() => {});
  else await page.waitForTimeout(30);
}
/** As the last game was set up: the same heroes and board in every test, however many there are to choose from. */
export const DRAFT = {
  mode: 'duel',
  board: 'marmoreal',
  places: [
    { sitting: { kind: 'person' }, hero: 'medusa', handicap: 0 },
    { sitting: { kind: 'computer', level: 'easy' }, hero: 'king-arthur', handicap: 0 },
  ],
  options: DEFAULTS,
};
/** From the first screen: a duel against the computer, at a level that answers at once. */
export async function begin(page: Page): Promise<void> {
  await page.evaluate((draft) => localStorage.setItem('peerless.setup', draft), JSON.stringify({ computer: DRAFT }));
  await page.getByRole('link', { name: /^Play the computer/ }).click();
  await page.getByRole('combobox', { name: 'Level' }).last().selectOption({ label: 'Novice' });
  await page.getByRole('button', { name: /^Start/ }).click();
  await board(page).waitFor();
}
