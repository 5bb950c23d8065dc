import '@peerless/boards';
import '@peerless/heroes';
import { LANGS } from '@peerless/text/language';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, SIDEWAYS, serving, UPRIGHT, visit } from './browser.ts';
import { type By, firstDuel, takeLesson, tryEverything } from './learner.ts';
import { faultsAt } from './taught.ts';

inBrowser();

/** How a lesson can be taken. */
const WAYS: [by: By, on: string, device: object][] = [
  ['mouse', 'a desk', DESKTOP],
  ['keys', 'a desk', DESKTOP],
  ['finger', 'a phone', UPRIGHT],
  ['finger', 'a phone held sideways', SIDEWAYS],
];
const START = '#/lesson/first-duel';

describe('the first duel', () => {
  it.each(WAYS.flatMap((way) => LANGS.map((lang) => [way[0], way[1], lang, way[2]] as const)))(
    'is won by %s at %s by whoever listens (%s)',
    async (by, _, lang, device) => {
      const page = await visit({ lang }, device, START);
      const faults: string[] = [];
      const { isWon } = await takeLesson({
        page,
        lesson: firstDuel(),
        by,
        look: async (step) => void faults.push(...(await faultsAt(page, step, lang))),
      });
      expect(faults).toEqual([]);
      expect(isWon).toBe(true);
    },
    240_000,
  );

  it('answers whoever does something else at each step, and comes to its end', async () => {
    const page = await visit({}, DESKTOP, START);
    const { others } = await takeLesson({ page, lesson: firstDuel(), by: 'mouse', isStubborn: true });
    expect(others.length).toBeGreaterThan(5);
    expect(others.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
    await page.getByRole('region', { name: 'Result' }).waitFor();
  }, 240_000);

  it('answers everything else that is legal at each step, and goes on from there', async () => {
    const page = await visit({}, DESKTOP, START);
    const { others, offered } = await tryEverything({ page, lesson: firstDuel(), by: 'mouse' });
    expect(others.length).toBeGreaterThan(50);
    expect(others.map(({ step }) => step)).toEqual(expect.arrayContaining(['sums', 'read']));
    expect(others.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
    expect(Math.min(...offered)).toBeGreaterThan(0);
  }, 900_000);

  // Last: the server is gone after it.
  it('needs no server after the first visit', async () => {
    const page = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await serving.stop();
    await page.goto(`${serving.url}${START}`);
    await page.reload();
    const { isWon } = await takeLesson({ page, lesson: firstDuel(), by: 'mouse' });
    expect(isWon).toBe(true);
  }, 240_000);
});
