/** What `tools/readers.mjs` does: takes the pictures of a lesson, of positions and of tables that readers are shown. */
import '@peerless/boards';
import '@peerless/heroes';
import type { Position, Setup } from '@peerless/engine';
import { type LessonStep, parseLesson } from '@peerless/engine/lessons';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { anyMoments, type Told } from './any-moment.ts';
import { openKept } from './kept.ts';
import { type By, takeLesson } from './learner.ts';
import { positioned } from './moments.ts';

export { write } from './looking.ts';

export interface Reading {
  browser: Browser;
  url: string;
  device: BrowserContextOptions;
  by: By;
  /** A text with made-up names. */
  disguised(text: string): string;
}
/** A picture, and what is said to it. */
export interface Seen {
  id: string;
  said: string;
  picture: Buffer;
}

/** Milliseconds until what is pointed at has come to rest. */
const RESTS = 700;
const SETTINGS = { lang: 'en', speed: 'instant', theme: 'light', motion: 'reduced', volume: 0, guidance: false };

/** A page in which nobody has the name that is known from elsewhere. */
async function reader<T>({ browser, device, disguised }: Reading, settings: object, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ locale: 'en', ...device, serviceWorkers: 'block' });
  try {
    await context.addInitScript((all) => localStorage.setItem('peerless.settings', all), JSON.stringify({ ...SETTINGS, ...settings }));
    await context.route(/\.js$/, async (route) => {
      const body = disguised(await (await route.fetch()).text());
      await route.fulfill({ contentType: 'text/javascript', body });
    });
    return await look(await context.newPage());
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' }); // a script may still be on its way
    await context.close();
  }
}

/** A picture of every step of a lesson that is taught, as it begins, and one of the end. */
export const lessonSeen = (reading: Reading, id: string, file: string): Promise<Seen[]> =>
  reader(reading, {}, async (page) => {
    const lesson = parseLesson(JSON.parse(file));
    const seen: Seen[] = [];
    const look = async (step: string, said: string): Promise<void> => {
      await page.waitForTimeout(RESTS);
      seen.push({ id: step, said: reading.disguised(said), picture: await page.screenshot() });
    };
    await page.goto(`${reading.url}#/lesson/${id}`);
    await takeLesson({ page, lesson, by: reading.by, look: (step: LessonStep) => look(step.id, step.says.en) });
    await look('end', '');
    return seen;
  });

/** A question about a position, by the eyes of its first seat. */
export interface Question {
  id: string;
  asks: string;
  setup: Setup;
  position: Position;
}
/** What would give the answer away: what is asked, and whatever says that it can be pressed. */
const TELLTALE =
  '.prompt, .top-bar, .board-pane .offered-lights, .board-pane .offered-glow { visibility: hidden !important } .in-hand { opacity: 1 !important; filter: none !important; transform: none !important; box-shadow: none !important; outline: none !important }';

/** A picture of every position. */
export const questionsSeen = (reading: Reading, questions: readonly Question[]): Promise<Seen[]> =>
  reader(reading, { labels: true }, async (page) => {
    const seen: Seen[] = [];
    for (const { id, asks, setup, position } of questions) {
      await openKept(page, reading.url, positioned(`asked-${id}`, setup, position));
      await page.addStyleTag({ content: TELLTALE });
      await page.waitForTimeout(RESTS);
      seen.push({ id, said: asks, picture: await page.screenshot() });
    }
    return seen;
  });

/** A picture of each of some random moments, and what is to be read off it. */
export const tablesSeen = (reading: Reading, count: number, seed: number): Promise<{ picture: Buffer; told: Told }[]> =>
  reader(reading, {}, async (page) => {
    const seen: { picture: Buffer; told: Told }[] = [];
    for (const { game, told } of anyMoments(count, seed)) {
      await openKept(page, reading.url, game);
      await page.waitForTimeout(RESTS);
      seen.push({ picture: await page.screenshot(), told });
    }
    return seen;
  });
