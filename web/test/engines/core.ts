/** What players do most, in a browser of any make: `npm run engines`. */
import { isDeepStrictEqual } from 'node:util';
import { type Serving, serve } from '@peerless/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT, SETTINGS } from '../browser.ts';
import { dice } from '../dice.ts';
import type { Engine } from './engine.ts';
import type { Sought } from './finder.ts';
import { type Person, person, until } from './person.ts';
import { prepared } from './prepared.ts';

const BOARD: Sought = { role: 'group', name: /^Board: / };
const PROMPT: Sought = { role: 'region', name: 'What to do now' };
const RESULT: Sought = { role: 'region', name: 'Result' };
const button = (name: string | RegExp, within?: Sought): Sought => ({ role: 'button', name, ...(within && { within }) });

const [me, computer] = DRAFT.places;
/** Against a computer that answers at once. */
const DUEL = { ...DRAFT, places: [me, { ...computer, sitting: { kind: 'computer', level: 'novice' } }] };
const KEPT = { 'peerless.settings': SETTINGS, 'peerless.setup': { computer: DUEL } };

/** Milliseconds for a browser to begin or to end. */
const HOOK = 120_000;
/** Seconds for a game by somebody who presses at random. */
const GAME = 420;

let page: Awaited<ReturnType<typeof prepared>>;
let serving: Serving;
let engine: Engine;
let people: Person[];
async function visit(address = ''): Promise<Person> {
  const somebody = person(await engine.open());
  people.push(somebody);
  await somebody.tab.goto(serving.url + address);
  return somebody;
}

/** Declares the tests; no one of them may leave an error in a console. */
export function core(name: string, start: () => Promise<Engine>): void {
  beforeAll(async () => {
    page = await prepared(KEPT);
    engine = await start();
  }, HOOK);
  afterAll(async () => {
    await engine?.close();
    page?.remove();
  }, HOOK);
  beforeEach(async () => {
    people = [];
    serving = await serve({ folder: page.folder, port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    try {
      const errors = await Promise.all(people.map((each) => each.errors()));
      expect(errors.flat()).toEqual([]);
    } finally {
      await Promise.all(people.map(({ tab }) => tab.close()));
      await serving.stop();
    }
  }, HOOK);

  describe(name, () => {
    it('plays a duel against the computer from the first screen to the last', { timeout: GAME * 1000 }, duel);
    it('meets somebody over the server, comes back in the midst of it, and plays to the end', { timeout: GAME * 1000 }, online);
    it('opens the page and plays with the server gone', { timeout: 120_000 }, offline);
  });
}

const OUTCOME = /You won|You lost|Nobody wins/;
async function duel(): Promise<void> {
  const ann = await visit();
  await begin(ann);
  await play([ann], () => ann.sees(RESULT));
  expect(await ann.texts({ role: 'heading', within: RESULT })).toContainEqual(expect.stringMatching(OUTCOME));
  await ann.click(button('Rematch, sides exchanged'));
  await ann.waitFor(BOARD);
  await until(async () => !(await ann.sees(RESULT)), 'the result stays');
}

async function online(): Promise<void> {
  const ann = await visit('#/online');
  await ann.click(button('Invite a friend'));
  const invitation: Sought = { role: 'textbox', name: 'Link to this table' };
  await ann.waitFor(invitation);
  const bob = await visit((await ann.value(invitation))!.slice(serving.url.length));
  await bob.click(button('Play'));
  await pick(ann, 'Medusa');
  await pick(bob, 'Alice');
  await Promise.all([ann.waitFor(BOARD), bob.waitFor(BOARD)]);

  await play([ann, bob], () => ann.sees({ role: 'region', name: 'Combat' }));
  const before = await settled(ann);
  await ann.tab.reload();
  await ann.waitFor(BOARD);
  await expect.poll(() => seen(ann), { timeout: 10_000 }).toEqual(before);

  await play([ann, bob], async () => (await ann.sees(RESULT)) && (await bob.sees(RESULT)));
  const outcome = await ann.texts({ role: 'heading', within: RESULT });
  expect(outcome).toContainEqual(expect.stringMatching(OUTCOME));
  const other: Record<string, string> = { 'You won': 'You lost', 'You lost': 'You won' };
  expect(await bob.texts({ role: 'heading', within: RESULT })).toEqual(outcome.map((each) => other[each] ?? each));
}

async function offline(): Promise<void> {
  const ann = await visit();
  await ann.tab.run('navigator.serviceWorker.ready.then(({ active }) => active.state)');
  await ann.tab.reload();
  await until(() => ann.tab.run('navigator.serviceWorker.controller !== null'), 'no service worker has the page');
  await serving.stop();
  await ann.tab.reload();
  await begin(ann);
  await until(async () => (await ann.offered()).length > 0, 'nothing is asked');
  const [asked] = await ann.texts(PROMPT);
  await play([ann], async () => (await ann.texts(PROMPT))[0] !== asked);
}

async function begin(ann: Person): Promise<void> {
  await ann.click({ role: 'link', name: /^Play the computer/ });
  await ann.click(button(/^Start/));
  await ann.waitFor(BOARD);
}

async function pick(somebody: Person, hero: string): Promise<void> {
  await somebody.click({ role: 'radio', name: new RegExp(`^${hero}`) });
  await somebody.click(button(`Play as ${hero}`));
}

/** The question, the log and the hand. */
const seen = async (somebody: Person): Promise<string[][]> => [
  await somebody.texts(PROMPT),
  await somebody.texts({ role: 'log' }),
  await somebody.texts({ role: 'region', name: 'Hand' }),
];
/** What is seen when nothing has changed for half a second. */
async function settled(somebody: Person): Promise<string[][]> {
  for (let before = await seen(somebody); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await seen(somebody);
    if (isDeepStrictEqual(now, before)) return now;
    before = now;
  }
}

/** Whoever is asked presses any answer, attacks if possible, and now and then uses the keys instead of the mouse. */
async function play(all: Person[], isThere: () => Promise<boolean>): Promise<void> {
  const roll = dice(11);
  const step = async (): Promise<boolean> => {
    if (await isThere()) return true;
    for (const somebody of all) {
      const offered = await somebody.offered();
      if (!offered.length) continue;
      const attack = offered.indexOf('Attack');
      if (roll(5) === 0) await somebody.tab.type('n', 'Enter');
      else await somebody.choose(attack < 0 ? roll(offered.length) : attack);
      break;
    }
    return false;
  };
  await until(step, 'no end', GAME * 1000);
}
