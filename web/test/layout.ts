/** How a table is laid out, on every screen: nothing overlaps, is cut off, lies outside or is too small, and the board has its room. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { type Opened, type Screen, type Sight, sizeOf, TABLES } from './combinations.ts';
import type { Fault } from './in-page/fault.ts';
import type { Laid, Limits } from './in-page/faults.ts';
import type { InPage } from './in-page/index.ts';
import { openKept } from './kept.ts';
import { moment } from './moments.ts';

declare const inPage: InPage;

const TEXT = 11;
const CONTROL = { touched: 44, pointed: 24 };
/** Larger text may make the page scroll. */
const MAY_SCROLL = 1.5;

/** Least shares of the window for the picture of the board. */
const ROOM: Record<string, Partial<NonNullable<Laid['share']>>> = {
  '1440x900': { area: 0.5 },
  '1920x1080': { area: 0.46 },
  '1024x768': { area: 0.45 },
  '1180x820': { area: 0.5 },
  ...Object.fromEntries(['820x1180', '390x664', '430x932', '360x640'].map((size) => [size, { width: 0.96 }])),
  ...Object.fromEntries(['640x360', '750x340', '844x390', '932x430'].map((size) => [size, { height: 0.8 }])),
};

/** Where it is looked at, with the program of `in-page`. */
export interface Looking {
  browser: Browser;
  url: string;
  program: string;
}
/** Somebody who looks at tables; nothing moves while they do. */
export async function looker(
  { browser, program }: Looking,
  { width, height, isTouched }: Screen,
  settings: Record<string, unknown>,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    reducedMotion: 'reduce',
    ...more,
  });
  await context.addInitScript({ content: program });
  await context.addInitScript((kept) => localStorage.setItem('peerless.settings', kept), JSON.stringify({ ...SETTINGS, ...settings }));
  return context.newPage();
}
const SETTINGS = { speed: 'instant', theme: 'light', guidance: false, motion: 'reduced' };

/** Opens the table in a page that has shown another one, perhaps. */
export async function openTable(page: Page, url: string, { table, at, hand, board, heroes }: Opened): Promise<void> {
  await openKept(page, url, moment({ ...TABLES[table], at, hand, board, heroes }));
  await page.evaluate(() => document.fonts.ready);
}

/** Looks at it in another window, theme or size of text, without opening it anew. */
export async function lookAt(page: Page, { screen: { width, height }, theme, textSize }: Sight): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    async ([shown, size]) => {
      const key = 'peerless.settings';
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      localStorage.setItem(key, JSON.stringify({ ...kept, theme: shown, textSize: size }));
      // As if it had been set in another window.
      dispatchEvent(new StorageEvent('storage', { key }));
      for (let n = 0; n < 3; n++) await new Promise((resolve) => requestAnimationFrame(resolve));
    },
    [theme, textSize] as const,
  );
}

export const limitsOf = ({ screen: { isTouched }, textSize }: Sight): Limits => ({
  control: isTouched ? CONTROL.touched : CONTROL.pointed,
  text: TEXT,
  mayScroll: textSize >= MAY_SCROLL,
});
export const laidOut = (page: Page, sight: Sight): Promise<Laid> => page.evaluate((limits) => inPage.laid(limits), limitsOf(sight));

/** The board has less room than it should; larger text may take some of it. */
function lacking({ share }: Laid, { screen, textSize }: Sight): Fault[] {
  if (textSize > 1 || !share) return [];
  return Object.entries(ROOM[sizeOf(screen)] ?? {})
    .map(([side, least]) => ({ side, least, has: share[side as keyof typeof share] }))
    .filter(({ least, has }) => has < least)
    .map(({ side, least, has }) => ({
      kind: 'picture of the board',
      what: `has less than ${percent(least)} of the window’s ${side}`,
      said: percent(has),
      by: 0,
    }));
}
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** All that is wrong, a line for each kind of fault: the worst one, and how many more there are. */
export async function faultsAt(page: Page, sight: Sight, arrange: () => Promise<unknown> = async () => {}): Promise<string[]> {
  await lookAt(page, sight);
  await arrange();
  // What watches sizes hears of them in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const laid = await laidOut(page, sight);
  const kinds = new Map<string, Fault[]>();
  for (const each of [...laid.faults, ...lacking(laid, sight)]) {
    const kind = `${each.kind} ${each.what}`;
    kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds].map(([kind, faults]) => {
    const worst = faults.reduce((one, other) => (other.by > one.by ? other : one));
    const more = faults.length > 1 ? `, and ${faults.length - 1} more` : '';
    return `${kind}${worst.by ? ` by ${worst.by.toFixed(1)} px` : ''} (${worst.said}${more})`;
  });
}
