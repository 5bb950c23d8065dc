/** Games that a browser has kept, laid where the page keeps them. */
import type { Page } from 'playwright-core';
import type { Kept } from '../src/host/host.ts';

/** Lays games on the shelf; the page may be any of the same origin. */
export const keep = (page: Page, games: readonly Kept[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('peerless', 2);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
          opening.result.createObjectStore('analyses', { keyPath: 'id' });
        };
        opening.onerror = reject;
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite');
          for (const each of all) writing.objectStore('games').put(each);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    games as Kept[],
  );

/** The record of a kept game, as it is now. */
export const recordOf = async (page: Page, id: string): Promise<Kept['record']> => (await keptGame(page, id)).record;
/** A kept game, as it is now. */
export const keptGame = (page: Page, id: string): Promise<Kept> =>
  page.evaluate(
    (key) =>
      new Promise<Kept>((resolve, reject) => {
        const opening = indexedDB.open('peerless');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('games').objectStore('games').get(key);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result as Kept);
          };
        };
      }),
    id,
  );

/** An empty page of the same origin: there is a shelf, and nothing is loaded. */
async function onShelf(page: Page, url: string): Promise<void> {
  await page.route(`${url}shelf`, (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }));
  await page.goto(`${url}shelf`);
}
/** Opens a game where it was left, in the hands of whoever is asked. */
export async function openKept(page: Page, url: string, game: Kept): Promise<void> {
  if (!page.url().startsWith(url)) await onShelf(page, url);
  await keep(page, [game]);
  await page.goto(`${url}#/play/${game.id}`);
  const isShared = game.seats.filter(({ kind }) => kind === 'person').length > 1;
  if (isShared && !game.over) await page.locator('dialog[open]').getByRole('button').click();
  // Whoever is no person may have answered already.
  await page.waitForFunction(
    (least) => Number(document.querySelector<HTMLElement>('main[data-seq]')?.dataset.seq ?? -1) >= least,
    game.record.answers.length,
  );
}
