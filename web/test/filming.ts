/** What `tools/strips.mjs` does: films a moment of a game, picture by picture, in a page whose time goes slowly. */
import '@peerless/boards/languages';
import '@peerless/heroes/languages';
import { matchOf, newGame } from '@peerless/engine';
import { LANGUAGES } from '@peerless/text';
import { castOf } from '@peerless/text/telling';
import type { Browser, Page } from 'playwright-core';
import { keptGame, openKept } from './kept.ts';
import { contactSheet, type Shot, write } from './looking.ts';
import { filmed, isShown, type SceneName, toldSince } from './scenes-filmed.ts';

export { SCENES, type SceneName } from './scenes-filmed.ts';
export { contactSheet, write };

export interface Film {
  browser: Browser;
  url: string;
  scene: SceneName;
  take: number;
  /** As the browser wants it. */
  device: { viewport: { width: number; height: number } };
  settings: Record<string, unknown>;
}
export interface Strip {
  shots: Shot[];
  /** In English, a line an event. */
  told: string[];
  /** Did the others let it come to what it was taken for? */
  isShown: boolean;
  faults: string[];
}

const FRAMES = 12;
/** So many times slower, so that a picture takes no time of the page's. */
const SLOWER = 12;
/** Milliseconds of the page between two pictures, and for which it is looked at when all has been told. */
const APART = 60;
const RESTS = 500;
/** The end is looked at longer. */
const END = 1_500;
const MOST = 14_000;

/** Twelve pictures, evenly over the time from a press until all has been told. */
export async function film({ browser, url, scene, take, device, settings }: Film): Promise<Strip> {
  const { game, card } = filmed(scene, take);
  const context = await browser.newContext(device);
  const since = game.record.answers.length;
  const faults: string[] = [];
  try {
    await context.addInitScript((kept) => localStorage.setItem('peerless.settings', kept), JSON.stringify(settings));
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => faults.push(message));
    await openKept(page, url, game);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(800);
    await slowDown(page);
    const pictures = await taken(page, card, scene === 'end' ? END : RESTS);
    const { width } = device.viewport;
    const shots = evenly(pictures).map(({ at, picture }, n) => ({ title: `${n + 1}: ${(at / 1_000).toFixed(2)} s`, picture, width }));
    const kept = await keptGame(page, game.id);
    return { shots, told: inWords(kept.record, since), isShown: isShown(scene, kept, since), faults };
  } finally {
    await context.close();
  }
}

/** Timers and motions of the page; whoever thinks in a worker does so as fast as ever. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / SLOWER });
  await page.evaluate((slower) => {
    const { setTimeout: once, setInterval: again } = window;
    const slowly =
      (timer: (...given: unknown[]) => number) =>
      (what: TimerHandler, wait = 0, ...given: unknown[]) =>
        timer(what, wait * slower, ...given);
    window.setTimeout = slowly(once as never) as never;
    window.setInterval = slowly(again as never) as never;
  }, SLOWER);
}

interface Picture {
  at: number;
  picture: Buffer;
}
async function taken(page: Page, card: string, rests: number): Promise<Picture[]> {
  const before = await page.evaluate(shownNow);
  const pictures = [{ at: 0, picture: await page.screenshot() }];
  await page.evaluate(pressCard, card);
  const began = Date.now();
  let over: number | null = null;
  for (;;) {
    const started = Date.now();
    const at = (started - began) / SLOWER;
    pictures.push({ at, picture: await page.screenshot() });
    if (over === null && (await page.evaluate(hasBeenTold, before))) over = at;
    if (over !== null && at - over > rests) return pictures;
    if (at > MOST) throw new Error(`nobody is asked again after ${MOST} ms`);
    await page.waitForTimeout(Math.max(0, APART * SLOWER - (Date.now() - started)));
  }
}
function evenly(pictures: readonly Picture[]): Picture[] {
  const last = pictures.at(-1)!.at;
  const at = (n: number): Picture => {
    const wanted = (last * n) / (FRAMES - 1);
    return pictures.reduce((one, other) => (Math.abs(other.at - wanted) < Math.abs(one.at - wanted) ? other : one));
  };
  return Array.from({ length: FRAMES }, (_, n) => at(n));
}

/** In the page. */
const shownNow = (): { seq: number; turn: string } => ({
  seq: Number(document.querySelector<HTMLElement>('main[data-seq]')!.dataset.seq),
  turn: document.querySelector('.top-bar .whose')!.textContent!,
});
/** In the page: as the keyboard presses, which needs no second press. */
function pressCard(card: string): void {
  document.querySelector<HTMLElement>(`[data-card="${card}"]`)!.click();
}
/** In the page: the game or the turn is over, or something is asked and all that led to it has been told. */
function hasBeenTold({ seq, turn }: { seq: number; turn: string }): boolean {
  const main = document.querySelector<HTMLElement>('main[data-seq]');
  if (!main) return false;
  const isAsked = document.querySelector('.prompt[data-mine="true"] .asked:not(.told)') !== null;
  const isTelling = document.querySelector('.flights[data-telling="true"]') !== null;
  const isNext = document.querySelector('.top-bar .whose')?.textContent !== turn;
  return document.querySelector('.result') !== null || isNext || (Number(main.dataset.seq) > seq && isAsked && !isTelling);
}

function inWords(record: Parameters<typeof toldSince>[0], since: number): string[] {
  const cast = castOf(matchOf(newGame(record.setup, record.seed)));
  return toldSince(record, since).map((event) => LANGUAGES.en.event(event, cast));
}
