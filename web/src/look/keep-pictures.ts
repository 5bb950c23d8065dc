/** Pictures of cards that nobody has looked at yet are fetched while nothing else is to do, and kept for the time without a network. */
import { allCardPictures } from './card-pictures.ts';

/** Where the service worker keeps them (vite.config.ts). */
const CARDS = 'cards';
/** Milliseconds until what could not be had is asked for again, if no network comes back before. */
export const PAUSE = 60_000;

const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, 500)));
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(later);
      removeEventListener('online', end);
      resolve();
    };
    const later = setTimeout(end, PAUSE);
    addEventListener('online', end);
  });

export async function keepPictures(): Promise<void> {
  await navigator.serviceWorker.ready;
  const cache = await caches.open(CARDS);
  const wanted = new Set(allCardPictures());
  const kept = await keptOf(wanted, cache);
  for (const picture of wanted) {
    if (kept.has(picture)) continue;
    while (!(await isFetched(picture, cache))) await pause();
  }
}

/** What lies there already; pictures of older versions are forgotten, and so is what is none. */
async function keptOf(wanted: ReadonlySet<string>, cache: Cache): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (wanted.has(pathname) && (await isPicture(await cache.match(request)))) kept.add(pathname);
    else await cache.delete(request);
  }
  return kept;
}
async function isFetched(picture: string, cache: Cache): Promise<boolean> {
  await idle();
  if (isSparing() || !navigator.onLine) return false;
  const found = await fetch(new Request(picture, { priority: 'low' })).catch(() => undefined);
  if (!(await isPicture(found?.clone()))) return false;
  await cache.put(picture, found!);
  return true;
}
/** Without a network the service worker gives an empty one. */
const isPicture = async (response: Response | undefined): Promise<boolean> => response?.ok === true && (await response.blob()).size > 0;
