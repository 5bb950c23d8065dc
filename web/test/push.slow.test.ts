/** Somebody whose page is closed is told by the push service, and what the browser shows then opens the game. */
import type { Update } from '@peerless/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type LocalPushService, localPushService } from '../../server/test/push-service.ts';
import { board, inBrowser, isWaiting, offered, serving, visit } from './browser.ts';
import { dice } from './dice.ts';
import { hearing, isAsked } from './heard.ts';

let service: LocalPushService;
inBrowser(async () => {
  service = await localPushService(() => serving.hall.pushService.publicKey());
  return { pushServices: [service.origin], stopped: () => service.close() };
});

const roll = dice(5);
async function pick(page: Page, hero: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${hero}`) }).check();
  await page.getByRole('button', { name: `Play as ${hero}` }).click();
}
interface Player {
  page: Page;
  updates: Update[];
}
/** A private duel; the game has begun. */
async function begun(): Promise<{ ann: Player; bob: Player; table: string }> {
  const ann = await visit();
  const annHears = hearing(ann);
  await ann.goto(`${serving.url}#/online`);
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bob = await visit();
  const bobHears = hearing(bob);
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Play', exact: true }).click();
  await pick(ann, 'Medusa');
  await pick(bob, 'Alice');
  await Promise.all([board(ann).waitFor(), board(bob).waitFor()]);
  const players = { ann: { page: ann, updates: annHears }, bob: { page: bob, updates: bobHears } };
  return { ...players, table: /table\/([\w-]+)/.exec(link)![1] };
}
/** Headless Chromium has no push service: it subscribes to that of the test instead, as whoever asks for it. */
async function subscribable(context: BrowserContext) {
  const browser = service.subscribe();
  await context.grantPermissions(['notifications']);
  await context.addInitScript(({ endpoint, keys }) => {
    let isOn = false;
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => !(isOn = false),
    } as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly || !options.applicationServerKey) throw new Error('nobody may subscribe so');
      isOn = true;
      return subscription;
    };
  }, browser.device);
  return browser;
}
/** Answers for whoever is asked, until it is another's turn. */
async function handOver({ page, updates }: Player): Promise<void> {
  while (isAsked(updates)) {
    const ways = await offered(page);
    if (!ways.length) await page.waitForTimeout(30);
    await ways[roll(ways.length)]?.click({ timeout: 800 }).catch(() => {});
  }
}
/** What the service worker is told by the browser, as its push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ scopeURL }) => scopeURL === serving.url);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(serving.url).origin,
    registrationId: await registration,
    data,
  });
}

/** In the worker: somebody presses what is shown. */
async function click(): Promise<void> {
  const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
  const [notification] = await registration.getNotifications();
  const Click = (self as unknown as { NotificationEvent: new (kind: string, of: object) => Event }).NotificationEvent;
  self.dispatchEvent(new Click('notificationclick', { notification }));
}

it('a closed page is told within two seconds, and the game is opened by what is shown', { timeout: 240_000 }, async () => {
  const { ann, bob: player, table } = await begun();
  const { page: bob } = player;
  const context = bob.context();
  const browser = await subscribable(context);
  await bob.goto(`${serving.url}#/online/games`);
  await bob.reload();
  expect(await bob.getByRole('checkbox', { name: 'My turn' }).isVisible(), 'nothing is asked for by itself').toBe(false);
  await bob.getByRole('button', { name: 'Notify me on this device' }).click();
  await bob.getByText('This device is told.').waitFor();
  await bob.getByRole('checkbox', { name: 'Challenges' }).uncheck();
  if (!isAsked(ann.updates)) {
    await bob.goto(`${serving.url}#/table/${table}`);
    await board(bob).waitFor();
    await handOver(player);
    await expect.poll(() => isAsked(ann.updates)).toBe(true);
  }
  await bob.close();

  await handOver(ann);
  await expect.poll(() => browser.delivered.length).toBe(1);
  const [{ told, at }] = browser.delivered;
  const played = await serving.hall.tables.read(table, ({ moved }) => moved);
  expect(performance.timeOrigin + at - played).toBeLessThan(2_000);
  expect(told).toMatchObject({ what: 'turn', table });
  expect(service.problems).toEqual([]);

  const later = await context.newPage();
  await later.goto(serving.url);
  await deliver(later, JSON.stringify(told));
  const [worker] = context.serviceWorkers();
  const shown = (): Promise<{ title: string; body: string; tag: string }[]> =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
    });
  await expect
    .poll(shown)
    .toEqual([{ title: 'Your turn', body: expect.stringMatching(/^Your game with .+ waits for you\.$/), tag: table }]);
  await worker.evaluate(click);
  await later.waitForURL(`${serving.url}#/table/${table}`);
  await board(later).waitFor();
  expect(await isWaiting(later)).toBe(false);
  await expect.poll(shown).toEqual([]);
  await expect.poll(() => later.title()).toMatch(/^\(1\) /);
  // Without any page: a browser opens a window only for somebody who has pressed it with a finger or a mouse.
  await deliver(later, JSON.stringify(told));
  await expect.poll(shown).toHaveLength(1);
  await later.close();
  await worker.evaluate(() => {
    const own = self as unknown as { clients: { openWindow(url: string): Promise<void> }; opened: string[] };
    own.opened = [];
    own.clients.openWindow = async (url) => void own.opened.push(url);
  });
  await worker.evaluate(click);
  await expect
    .poll(() => worker.evaluate(() => (self as unknown as { opened: string[] }).opened))
    .toEqual([`${serving.url}#/table/${table}`]);
});
