/** The pictures that are kept for the time without a network: all of them in the end, whatever becomes of the network meanwhile, and never an empty one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allCardPictures } from './card-pictures.ts';
import { keepPictures, PAUSE } from './keep-pictures.ts';

const SITE = 'https://play.example.org';
const ALL = allCardPictures();
const inFull = (picture: string): string => SITE + picture;

/** What lies in the cache, by its path. */
let kept: Map<string, Response>;
let network: { isThere: boolean; isSparing: boolean; asked: string[] };
const empties = (): Promise<string[]> =>
  Promise.all([...kept].map(async ([path, response]) => ((await response.clone().blob()).size ? [] : [path]))).then((all) => all.flat());

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map();
  network = { isThere: true, isSparing: false, asked: [] };
  const pathOf = (asked: string | { url: string }): string => new URL(typeof asked === 'string' ? asked : asked.url, SITE).pathname;
  const cache = {
    keys: async () => [...kept.keys()].map((path) => ({ url: inFull(path) })),
    match: async (asked: { url: string }) => kept.get(pathOf(asked))?.clone(),
    delete: async (asked: { url: string }) => kept.delete(pathOf(asked)),
    put: async (asked: string, response: Response) => void kept.set(pathOf(asked), response),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('navigator', {
    onLine: true,
    get connection() {
      return { saveData: network.isSparing };
    },
    serviceWorker: { ready: Promise.resolve() },
  });
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then, 1));
  vi.stubGlobal(
    'Request',
    class {
      constructor(readonly url: string) {}
    },
  );
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
  // As the service worker answers: without a network, with an empty picture.
  vi.stubGlobal('fetch', async ({ url }: { url: string }) => {
    network.asked.push(url);
    return new Response(network.isThere ? '<svg/>' : '');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const aWhile = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

it('are fetched once each; those of older versions go, and those that are there stay', async () => {
  kept.set(ALL[0], new Response('<svg id="kept"/>'));
  kept.set('/assets/cards/medusa/older-12345678.svg', new Response('<svg/>'));
  void keepPictures();
  await aWhile(1000);
  expect([...kept.keys()].toSorted()).toEqual(ALL.toSorted());
  expect(network.asked).toEqual(ALL.slice(1));
  expect(await kept.get(ALL[0])!.text()).toBe('<svg id="kept"/>');
});
it('are no empty ones, which come when the server is gone', async () => {
  void keepPictures();
  await aWhile(20);
  network.isThere = false;
  await aWhile(PAUSE / 2);
  const before = kept.size;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(ALL.length);
  expect(await empties()).toEqual([]);
  expect(network.asked.length).toBe(before + 1);
  network.isThere = true;
  await aWhile(PAUSE);
  expect(kept.size).toBe(ALL.length);
});
it('come in place of empty ones that were kept', async () => {
  for (const picture of ALL.slice(0, 3)) kept.set(picture, new Response(''));
  void keepPictures();
  await aWhile(1000);
  expect(await empties()).toEqual([]);
  expect(kept.size).toBe(ALL.length);
});
it('go on coming as soon as there is a network again', async () => {
  void keepPictures();
  await aWhile(20);
  Object.assign(navigator, { onLine: false });
  await aWhile(PAUSE / 2);
  const before = kept.size;
  expect(before).toBeLessThan(ALL.length);
  Object.assign(navigator, { onLine: true });
  dispatchEvent(new Event('online'));
  await aWhile(1000);
  expect(kept.size).toBe(ALL.length);
});
it('wait while the device saves data', async () => {
  network.isSparing = true;
  void keepPictures();
  await aWhile(5 * PAUSE);
  expect(network.asked).toEqual([]);
  network.isSparing = false;
  await aWhile(2 * PAUSE);
  expect(kept.size).toBe(ALL.length);
});
