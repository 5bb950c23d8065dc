/** The page works without a network after its first visit; a new version waits until the player wants it. */
import { signal } from '@preact/signals';

/** Set when a new version is ready; calling it changes over. */
export const newVersion = signal<(() => void) | null>(null);

/** Is there a network, as far as the browser knows? */
export const isOnline = signal(navigator.onLine);
addEventListener('online', () => (isOnline.value = true));
addEventListener('offline', () => (isOnline.value = false));

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
  const { keepPictures } = await import('./look/keep-pictures.ts');
  // What cannot be kept is fetched when it is looked at.
  await keepPictures().catch(() => {});
}
