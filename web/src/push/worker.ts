/** In the service worker: what the server tells is shown while no page need be open, and opens the game that it is about. */
import type { Device, Notification as Given, Tidings } from '@peerless/protocol';

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
  addEventListener(kind: 'push' | 'notificationclick' | 'pushsubscriptionchange', hear: (event: Told) => void): void;
}
interface Told {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
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
/** In a page that is open already, or a new one: a page that no worker controls, as after the first visit, is led nowhere. */
async function open(url: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((each) => each.url === url) ?? pages[0];
  const isThere =
    page &&
    (page.url === url ||
      (await page.navigate(url).then(
        () => true,
        () => false,
      )));
  await (isThere ? page.focus() : worker.clients.openWindow(url));
}
/** The browser has given up what it is told by: the server is told of another. Where the old one is not known, the page does it when it is opened. */
async function subscribeAgain({ oldSubscription, newSubscription }: Told): Promise<void> {
  const { key } = (await (await fetch('/api/push')).json()) as { key: string };
  const found = newSubscription ?? (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  if (!oldSubscription) return;
  const asked = (each: PushSubscription) => each.toJSON() as Omit<Device, 'lang'>;
  const { endpoint, keys } = asked(found);
  const before = asked(oldSubscription);
  const moved = {
    before: { endpoint: before.endpoint, auth: before.keys.auth },
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
  };
  await fetch('/api/devices', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(moved) });
}

worker.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Given));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));
