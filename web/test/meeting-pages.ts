/** The pages on which people come back and meet, each with something to show, and what is wrong with them on a device. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { faultsByAxe } from './axe.ts';
import { DESKTOP, SIDEWAYS, serving, UPRIGHT, visit } from './browser.ts';
import { become, type company } from './company.ts';
import type { InPage } from './in-page/index.ts';
import { namelessOrAlike, strayHeadings, treeOf } from './tree.ts';
import { numbered, walk } from './walking.ts';

declare const inPage: InPage;

export const DEVICES = { desktop: DESKTOP, phone: UPRIGHT, 'phone held sideways': SIDEWAYS };
export type DeviceName = keyof typeof DEVICES;
export interface Looks {
  lang: string;
  theme: string;
  device: DeviceName;
}
type Company = Awaited<ReturnType<typeof company>>;
export interface MeetingPage {
  name: string;
  address(of: Company): string;
  /** What is there once it is complete. */
  isThere: string;
  open?(page: Page): Promise<void>;
}
export const PAGES: readonly MeetingPage[] = [
  { name: 'lobby', address: () => 'online', isThere: '.friends li[data-here] ~ li, .friends .tables + .tables' },
  { name: 'games by days', address: () => 'online/games', isThere: '.my-games .notify' },
  { name: 'challenge', address: ({ bob }) => `challenge/${bob.id}`, isThere: '.start-bar' },
  { name: 'player', address: ({ bob }) => `player/${bob.id}`, isThere: '.profile .doings' },
  {
    name: 'standing answers',
    address: ({ table }) => `table/${table}`,
    isThere: '.standing-button',
    async open(page) {
      await page.locator('[data-part="board"]').waitFor();
      await page.locator('.standing-button').click();
      const stands = page.locator('dialog.standing li');
      if (!(await stands.count())) await page.locator('dialog.standing .one-more button').click();
      await stands.waitFor();
    },
  },
];

/** Ann with her device, before any page. */
export async function arriving(of: Company, { lang, theme, device }: Looks, program: string): Promise<Page> {
  const options: BrowserContextOptions = { ...DEVICES[device], reducedMotion: 'reduce' };
  const page = await visit({ lang, theme }, options);
  await page.addInitScript({ content: program });
  await become(page, of.ann);
  return page;
}
export async function openOn(page: Page, of: Company, { address, isThere, open }: MeetingPage): Promise<void> {
  await page.goto(`${serving.url}#/${address(of)}`);
  await page.locator('main:not([aria-busy="true"])').waitFor();
  await page.locator(isThere).first().waitFor();
  await open?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(300);
}

export async function faultsOn(page: Page, { device }: Looks): Promise<string[]> {
  const tree = await treeOf(page);
  const limits = { control: DEVICES[device] === DESKTOP ? 24 : 44, text: 11, mayScroll: true };
  // A bar at the foot of the window lies in its own place once the page has been read to its end.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  const { faults } = await page.evaluate((each) => inPage.laid(each), limits);
  const isDialog = (await page.locator('dialog:modal').count()) > 0;
  return [
    ...(await faultsByAxe(page)),
    ...namelessOrAlike(tree),
    ...(isDialog ? [] : strayHeadings(tree)),
    ...faults.map(({ kind, what, said, by }) => `${kind} ${what}${by ? ` by ${by.toFixed(1)} px` : ''} (${said})`),
    ...(await strayOrder(page)),
  ];
}
/** What the keyboard comes to otherwise than in the order of the page; it goes around, by way of the browser itself. */
async function strayOrder(page: Page): Promise<string[]> {
  const there = await numbered(page);
  const way = (await walk(page, 'Tab', there + 3)).filter((number) => number >= 0).slice(0, there);
  const isNext = (number: number, n: number): boolean => n === 0 || number === (way[n - 1] + 1) % there;
  return way.length >= there && way.every(isNext) ? [] : [`the keyboard goes ${way} instead of 0 to ${there - 1}`];
}
