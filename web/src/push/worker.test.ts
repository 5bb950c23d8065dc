import type { Device, Notification } from '@peerless/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Hear = (event: Record<string, unknown>) => void;
interface Page {
  url: string;
  isControlled?: boolean;
}

const ORIGIN = 'https://peerless.example';
const GAME = `${ORIGIN}/#/table/abc`;
let hears: Record<string, Hear>;
let pages: Page[];
let did: string[];
let shown: { title: string; tag: string; data: { url: string } }[];
let asked: { path: string; body?: unknown }[];

/** As a browser has it: a page that the worker does not control cannot be led by it. */
const clientOf = (page: Page) => ({
  url: page.url,
  focus: async () => void did.push(`focus ${page.url}`),
  async navigate(url: string) {
    if (page.isControlled === false) throw new TypeError('This service worker is not the client’s active service worker.');
    did.push(`navigate ${page.url}`);
    page.url = url;
  },
});
const subscription = (name: string) => ({
  toJSON: (): Omit<Device, 'lang'> & { expirationTime: null } => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: `p ${name}`, auth: `a ${name}` },
    expirationTime: null,
  }),
});
beforeEach(async () => {
  [hears, pages, did, shown, asked] = [{}, [], [], [], []];
  vi.stubGlobal('self', {
    navigator: {},
    location: { origin: ORIGIN },
    addEventListener: (kind: string, hear: Hear) => (hears[kind] = hear),
    clients: { matchAll: async () => pages.map(clientOf), openWindow: async (url: string) => void did.push(`open ${url}`) },
    registration: {
      showNotification: async (title: string, of: { tag: string; data: { url: string } }) => void shown.push({ title, ...of }),
      pushManager: {
        async subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
          expect([userVisibleOnly, applicationServerKey]).toEqual([true, 'the key']);
          return subscription('new');
        },
      },
    },
  });
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, ...(body && { body: JSON.parse(body) }) });
    return Response.json({ key: 'the key' });
  });
  vi.resetModules();
  await import('./worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});
async function happens(kind: string, event: Record<string, unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  hears[kind]({ ...event, waitUntil: (until: Promise<unknown>) => (done = until) });
  await done;
}
const clicked = (): Promise<void> =>
  happens('notificationclick', { notification: { close: () => did.push('close'), data: { url: GAME } } });

it('shows what it is told in the language of the device, by the game', async () => {
  const given: Notification = { what: 'turn', table: 'abc', lang: 'cs', others: [], hero: null, until: null };
  await happens('push', { data: { json: () => given } });
  expect(shown).toMatchObject([{ title: 'Jste na tahu', tag: 'abc', data: { url: GAME } }]);
});
it('opens the game in a new window where there is none', async () => {
  await clicked();
  expect(did).toEqual(['close', `open ${GAME}`]);
});
it('opens it where it is shown, else in any page', async () => {
  pages = [{ url: `${ORIGIN}/` }, { url: GAME }];
  await clicked();
  pages = [{ url: `${ORIGIN}/` }];
  await clicked();
  expect(did).toEqual(['close', `focus ${GAME}`, 'close', `navigate ${ORIGIN}/`, `focus ${GAME}`]);
});
it('opens it in a new window beside a page that it does not control', async () => {
  pages = [{ url: `${ORIGIN}/`, isControlled: false }];
  await clicked();
  expect(did).toEqual(['close', `open ${GAME}`]);
});
it('subscribes again where the browser has given up what it was told by, and says in whose place', async () => {
  await happens('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription: null });
  const { endpoint, keys } = subscription('new').toJSON();
  const body = { before: { endpoint: 'https://push.example/old', auth: 'a old' }, endpoint, keys };
  expect(asked).toEqual([{ path: '/api/push' }, { path: '/api/devices', body }]);
});
it('leaves it to the page to say so, where the old one is not known', async () => {
  await happens('pushsubscriptionchange', {});
  expect(asked).toEqual([{ path: '/api/push' }]);
});
