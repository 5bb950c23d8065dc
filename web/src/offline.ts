/** The page works without a network after its first visit; a new version waits until the player wants it. */
import { signal } from '@preact/signals';

/** Set when a new version is ready; calling it changes over. */
export const newVersion = signal<(() => void) | null>(null);

/** Is there a network, as far as the browser knows? */
export const isOnline = signal(navigator.onLine);
addEventListener('online', () => (isOnline.value = true));
addEventListener('offline', () => (isOnline.value = false));

/** Where the service worker keeps pictures of cards (vite.config.ts). */
const CARDS = 'cards';
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
const idle = (): Promise<unknown> =>
  new Promise((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 500)));

/** Fetches the pictures of cards that nobody has looked at yet, one after the other, and forgets those of older versions. */
async function keepPictures(): Promise<void> {
  await navigator.serviceWorker.ready;
  const [{ allCardPictures }, cache] = await Promise.all([import('./look/card-pictures.ts'), caches.open(CARDS)]);
  const wanted = new Set(allCardPictures());
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  for (const old of kept) if (!wanted.has(old)) await cache.delete(old);
  for (const picture of wanted) {
    if (kept.has(picture)) continue;
    await idle();
    if (isSparing() || !isOnline.value) return;
    await cache.add(new Request(picture, { priority: 'low' }));
  }
}

export async function workOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (): void => {
    const { waiting } = registration;
    if (!waiting || !navigator.serviceWorker.controller) return;
    newVersion.value = () => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
      waiting.postMessage({ type: 'SKIP_WAITING' });
    };
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  // What cannot be fetched or kept now is fetched when it is looked at.
  await keepPictures().catch(() => {});
}
