/** In the service worker: what the server tells is shown while no page need be open, and opens the game that it is about. */
import type { Notification as Given, Tidings } from '@peerless/protocol';

/** Title and text. */
export type Said = Record<Tidings, (who: string, until: string) => [title: string, body: string]>;

interface Page {
  url: string;
  focused: boolean;
  visibilityState: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
/** What of a service worker is used here; the page's own types know none. */
interface Worker {
  registration: ServiceWorkerRegistration;
  navigator: Navigator;
  location: Location;
  clients: { matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<Page[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(kind: 'push' | 'notificationclick', hear: (event: Told) => void): void;
}
interface Told {
  data: { json(): unknown } | null;
  notification: { close(): void; data: { url: string } };
  waitUntil(done: Promise<unknown>): void;
}
const worker = self as unknown as Worker;

const SAID = import.meta.glob<Said>('./said/*.ts', { eager: true, import: 'said' });
const saidIn = (lang: string): Said => SAID[`./said/${lang}.ts`] ?? SAID['./said/en.ts'];

async function show({ what, table, lang, others, until }: Given): Promise<void> {
  const who = others.map(({ name }) => name || '…').join(', ');
  const when = until === null ? '' : new Intl.DateTimeFormat(lang, { weekday: 'short', hour: 'numeric', minute: 'numeric' }).format(until);
  const [title, body] = saidIn(lang)[what](who, when);
  await worker.registration.showNotification(title, {
    body,
    lang,
    // The newest of a game takes the place of the one before.
    tag: table,
    icon: '/icon-192.png',
    data: { url: `${worker.location.origin}/#/table/${table}` },
  });
  if (what !== 'over') await worker.navigator.setAppBadge?.().catch(() => {});
}
/** In a page that is open already, or a new one. */
async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  if (!page) return void (await worker.clients.openWindow(url));
  if (page.url !== url) await page.navigate(url);
  await page.focus();
}

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Given));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
