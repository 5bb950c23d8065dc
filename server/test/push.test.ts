/** Whoever is away is told, by a push service that checks who speaks to it and decrypts what it is told. */
import { ANY_DUEL, WISHES, type Wishes } from '@peerless/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { passingStore } from '../src/store/sqlite.ts';
import { pushService } from '../src/telling/push-service.ts';
import { DUEL, duel, type Visitor, visitor } from './house.ts';
import { askedOf, DAY, houses, MINUTE, othersOf, sameStore, stopwatch } from './houses.ts';
import { type Browser, type LocalPushService, localPushService } from './push-service.ts';

const newHouse = houses();
const DAYS = { clock: { kind: 'days', days: 1 } } as const;
let service: LocalPushService;
let own: Hall;
beforeEach(async () => {
  service = await localPushService(() => own.pushService.publicKey());
});
afterEach(async () => {
  await service.close();
});

const requested = async (hall: Hall, { key }: Visitor, method: string, path: string, body?: object): Promise<Response> =>
  api(hall, { newPlayers: 9, address: () => '' }).request(path, {
    method,
    headers: { Authorization: `Bearer ${key}` },
    body: body && JSON.stringify(body),
  });
async function subscribed(player: Visitor, wishes?: Partial<Wishes>): Promise<Browser> {
  const browser = service.subscribe();
  expect((await requested(own, player, 'PUT', '/me/devices', browser.device)).status).toBe(200);
  if (wishes) expect((await requested(own, player, 'PUT', '/me/wishes', { ...WISHES, ...wishes })).status).toBe(200);
  return browser;
}
/** Whoever is asked answers until it is the turn of somebody else. */
async function handOver(table: string, asked: Visitor): Promise<void> {
  while (asked.update().update.answers.length) {
    const { update, at } = asked.update();
    await asked.ask('answer', { table, at, choice: update.answers[0] });
  }
}
/** A duel by days that waits for `asked`; `away` has gone. */
async function begun(parts: Parameters<typeof newHouse>[0] = {}) {
  own = await newHouse({ pushServices: [service.origin], ...parts });
  const { table, players } = await duel(own, DAYS);
  const asked = askedOf(players);
  const [away] = othersOf(players, asked);
  return { table, asked, away };
}
const told = ({ delivered }: Browser): string[] => delivered.map((each) => each.told.what);

describe('whoever is away', () => {
  it('is told within two seconds that it is their turn, at which game, and against whom', async () => {
    const { table, asked, away } = await begun();
    const browser = await subscribed(away);
    away.leave();
    const since = performance.now();
    await handOver(table, asked);
    await vi.waitFor(() => expect(browser.delivered).toHaveLength(1), 3_000);
    const [{ told: text, topic, at }] = browser.delivered;
    expect(at - since).toBeLessThan(2_000);
    expect(text).toMatchObject({ what: 'turn', table, lang: 'en', others: [{ id: asked.id }] });
    expect(['medusa', 'king-arthur']).toContain(text.hero);
    expect(topic).toBe(table);
    expect(service.problems).toEqual([]);
    await vi.waitFor(async () => expect(await own.store.notices(table, Date.now())).toEqual([]));
  });
  it('is told that somebody challenges them, while the challenge waits', async () => {
    own = await newHouse({ pushServices: [service.origin] });
    const [ann, away] = [await visitor(own), await visitor(own)];
    const browser = await subscribed(away);
    away.leave();
    const options = { ...DUEL, ...DAYS };
    const { table } = await ann.ask('challenge', { player: away.id, mine: 0, options });
    await vi.waitFor(() => expect(told(browser)).toEqual(['challenge']));
    expect(browser.delivered[0].told).toMatchObject({ table, others: [{ id: ann.id }], hero: null });
    await ann.ask('stand', { table });
    await requested(own, away, 'PUT', '/me/wishes', { ...WISHES, challenge: false });
    const { table: again } = await ann.ask('challenge', { player: away.id, mine: 0, options });
    await vi.waitFor(async () => expect(await own.store.notices(again, Date.now())).toEqual([]));
    expect(told(browser)).toEqual(['challenge']);
  });
  it('is told of the end', async () => {
    const { table, asked, away } = await begun();
    const browser = await subscribed(away);
    away.leave();
    await asked.ask('concede', { table });
    await vi.waitFor(() => expect(told(browser)).toEqual(['over']));
  });
  it('is told nothing that they do not wish to be told, nor in quiet hours', async () => {
    const watch = stopwatch(Date.UTC(2026, 0, 1, 12));
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const [silent, later] = [await subscribed(away, { turn: false }), await subscribed(asked)];
    expect(
      (await requested(own, asked, 'PUT', '/me/wishes', { ...WISHES, quiet: { from: 11 * 60, to: 13 * 60, zone: 'UTC' } })).status,
    ).toBe(200);
    away.leave();
    await handOver(table, asked);
    await watch.pass(MINUTE);
    expect([told(silent), told(later)]).toEqual([[], []]);
    asked.leave();
    await requested(own, away, 'DELETE', '/me'); // Gives up.
    await watch.pass(MINUTE);
    expect(told(later)).toEqual([]);
    const [notice] = await own.store.notices(table, watch.now() + DAY);
    expect(notice).toMatchObject({ player: asked.id, what: 'over', due: Date.UTC(2026, 0, 1, 13) });
    await watch.pass(60 * MINUTE);
    await own.store.dueNotices(watch.now(), 9).then(async (due) => {
      for (const { table: id } of due) watch.jobs.at(watch.now(), { kind: 'notify', table: id });
    });
    await watch.pass(1);
    expect(told(later)).toEqual(['over']);
  });
  it('is told that their time runs short, once it does', async () => {
    const watch = stopwatch();
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const browser = await subscribed(away);
    away.leave();
    await handOver(table, asked);
    await watch.pass(1);
    expect(told(browser)).toEqual(['turn']);
    const [due] = await own.store.dueNotices(watch.now() + DAY, 9);
    expect(due).toEqual({ table, due: watch.now() - 1 + 0.75 * DAY });
    await watch.pass(0.75 * DAY);
    watch.jobs.at(watch.now(), { kind: 'notify', table });
    await watch.pass(1);
    expect(told(browser)).toEqual(['turn', 'time']);
  });
});

describe('whoever looks for opponents and has left', () => {
  it('is told that somebody was found, and that the game begins', async () => {
    const watch = stopwatch();
    own = await newHouse({ pushServices: [service.origin], now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const [away, comer] = [await visitor(own), await visitor(own)];
    const [browser, silent] = [await subscribed(away), await subscribed(comer)];
    await away.ask('seek', ANY_DUEL);
    away.leave();
    await watch.pass(2 * MINUTE);
    await comer.ask('seek', { ...ANY_DUEL, days: 0 });
    await comer.until((pushes) => pushes.some((push) => 'seated' in push));
    await watch.pass(1);
    expect(told(browser)).toEqual(['found']);
    const [table] = await own.store.tablesOf(away.id);
    expect(browser.delivered[0].told).toMatchObject({ table, others: [{ id: comer.id }] });
    expect(told(silent), 'who is there has been led to it').toEqual([]);
    expect((await comer.ask('open', { table })).table.options.clock.kind).toBe('days');
  });
});

describe('whoever is there', () => {
  it('is told nothing, unless they turn out to have gone', async () => {
    const watch = stopwatch();
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const browser = await subscribed(away);
    await handOver(table, asked);
    await watch.pass(1);
    expect(told(browser)).toEqual([]);
    away.leave();
    await watch.pass(3 * MINUTE - 2);
    expect(told(browser)).toEqual([]);
    await watch.pass(1);
    expect(told(browser)).toEqual(['turn']);
  });
  it('is told as if they were not, once nobody looks at the page that shows the game, and not while another is looked at', async () => {
    const watch = stopwatch();
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const browser = await subscribed(away);
    await away.ask('away', { on: true });
    const phone = await visitor(own, away);
    await phone.ask('open', { table });
    await handOver(table, asked);
    await watch.pass(3 * MINUTE);
    expect(told(browser)).toEqual([]);
    await handOver(table, away);
    await phone.ask('away', { on: true });
    await handOver(table, asked);
    await watch.pass(1);
    expect(told(browser)).toEqual(['turn']);
    expect(
      (await asked.ask('open', { table })).table.seats.every(({ isHere }) => isHere),
      'they are at the table',
    ).toBe(true);
  });
  it('is told nothing once they look again', async () => {
    const watch = stopwatch();
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const browser = await subscribed(away);
    await away.ask('away', { on: true });
    await away.ask('away', { on: false });
    await handOver(table, asked);
    await watch.pass(3 * MINUTE);
    expect(told(browser)).toEqual([]);
  });
});

describe('a device', () => {
  it('that is gone is forgotten', async () => {
    const { table, asked, away } = await begun();
    const browser = await subscribed(away);
    browser.answers = 410;
    away.leave();
    await handOver(table, asked);
    await vi.waitFor(async () => expect(await own.store.devices(away.id)).toEqual([]));
  });
  it('whose service is down is tried again, and told once it is up', async () => {
    const watch = stopwatch();
    const { table, asked, away } = await begun({ now: watch.now, steady: watch.steady, jobs: watch.jobs });
    const browser = await subscribed(away);
    browser.answers = 503;
    away.leave();
    await handOver(table, asked);
    await watch.pass(1);
    const [{ due, tries }] = (await own.store.notices(table, watch.now() + MINUTE)).filter(({ what }) => what === 'turn');
    expect([due - watch.now() + 1, tries]).toEqual([30_000, 1]);
    browser.answers = 201;
    await watch.pass(30_000);
    watch.jobs.at(watch.now(), { kind: 'notify', table });
    await watch.pass(1);
    expect(told(browser)).toEqual(['turn']);
  });
  it('is one that a push service of a browser speaks for', async () => {
    const { away } = await begun();
    const { device } = service.subscribe();
    for (const endpoint of ['http://127.0.0.1:1/x', 'https://metadata.internal/', 'https://fcm.googleapis.com.evil.example/x']) {
      const answer = await requested(own, away, 'PUT', '/me/devices', { ...device, endpoint });
      expect([answer.status, ((await answer.json()) as { no: string }).no], endpoint).toEqual([400, 'malformed']);
    }
    for (const keys of [
      { p256dh: 'AAAA', auth: device.keys.auth },
      { p256dh: device.keys.p256dh, auth: '' },
    ])
      expect((await requested(own, away, 'PUT', '/me/devices', { ...device, keys })).status).toBe(400);
    const usual = pushService({ store: own.store });
    const may = (endpoint: string): boolean => usual.mayAsk(endpoint);
    expect(may('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    expect(may('https://web.push.apple.com/abc')).toBe(true);
    expect(
      ['http://fcm.googleapis.com/a', 'https://fcm.googleapis.com:8443/a', 'https://afcm.googleapis.com.x/', 'nothing'].map(may),
    ).toEqual([false, false, false, false]);
  });
  it('goes on being told by another place, once it has shown the secret of the one before', async () => {
    const { table, asked, away } = await begun();
    const [browser, moved] = [await subscribed(away), service.subscribe('cs')];
    const { endpoint, keys } = browser.device;
    const move = async (auth: string, to: string) => {
      const body = { before: { endpoint, auth }, endpoint: to, keys: moved.device.keys };
      return (await api(own, { newPlayers: 9, address: () => '' }).request('/devices', { method: 'PUT', body: JSON.stringify(body) }))
        .status;
    };
    expect(await move(keys.auth, 'https://metadata.internal/')).toBe(400);
    expect(await move(moved.device.keys.auth, moved.device.endpoint)).toBe(200);
    expect(await own.store.devices(away.id)).toEqual([browser.device]);
    expect(await move(keys.auth, moved.device.endpoint)).toBe(200);
    away.leave();
    await handOver(table, asked);
    await vi.waitFor(() => expect(told(moved)).toEqual(['turn']), 3_000);
    expect([moved.delivered[0].told.lang, told(browser)]).toEqual(['en', []]);
  });
  it('is the player’s until they sign out all others, or move it to somebody else', async () => {
    const { asked, away } = await begun();
    const browser = await subscribed(away);
    await requested(own, asked, 'PUT', '/me/devices', browser.device);
    expect([await own.store.devices(away.id), await own.store.devices(asked.id)]).toEqual([[], [browser.device]]);
    await requested(own, away, 'DELETE', '/me/devices', { endpoint: browser.device.endpoint });
    expect(await own.store.devices(asked.id)).toHaveLength(1);
    expect((await requested(own, asked, 'DELETE', '/me/keys')).status).toBe(200);
    expect(await own.store.devices(asked.id)).toEqual([]);
  });
});

describe('the keys of the server', () => {
  it('are made once and kept with the data', async () => {
    const store = await passingStore();
    own = await newHouse({ store, pushServices: [service.origin] });
    const key = await own.pushService.publicKey();
    const other = await newHouse(sameStore(own));
    expect(await other.pushService.publicKey()).toBe(key);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect(await (await api(other, { newPlayers: 9, address: () => '' }).request('/push')).json()).toEqual({ key });
  });
});

describe('the push service of the tests', () => {
  it('refuses what is signed by somebody else, and cannot read what is not for its browser', async () => {
    const { table, asked, away } = await begun();
    const browser = await subscribed(away);
    away.leave();
    const stranger = pushService({ store: await passingStore() });
    expect(await stranger.push(browser.device, 'x', '{}')).toBe('failed');
    const { keys } = service.subscribe().device;
    expect(await own.pushService.push({ ...browser.device, keys }, 'x', '{}')).toBe('failed');
    expect(service.problems).toHaveLength(2);
    expect(service.problems[0]).toBe('signed with another key, or not at all');
    service.problems.length = 0;
    await handOver(table, asked);
    await vi.waitFor(() => expect(told(browser)).toEqual(['turn']));
  });
});
