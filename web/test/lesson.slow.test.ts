import '@peerless/boards';
import '@peerless/heroes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visit } from './browser.ts';
import { firstDuel, press, takeLesson } from './learner.ts';
import { faultsAt } from './taught.ts';

inBrowser();

const START = '#/lesson/first-duel';

describe('the first duel', () => {
  it.each([
    ['mouse', 'en', DESKTOP, 'Play a duel'],
    ['finger', 'uk', UPRIGHT, 'Зіграти дуель'],
  ] as const)(
    'is won by %s by whoever listens (%s)',
    async (by, lang, device, next) => {
      const page = await visit({ lang }, device, START);
      const faults: string[] = [];
      const { steps, isWon } = await takeLesson({
        page,
        lesson: firstDuel(),
        by,
        look: async (step) => void faults.push(...(await faultsAt(page, step, lang))),
      });
      expect(faults).toEqual([]);
      expect(isWon).toBe(true);
      expect(steps.length).toBeGreaterThan(3);
      await page.getByRole('link', { name: next }).waitFor();
    },
    240_000,
  );

  it('is won by keys alone, a hint asked for among them', async () => {
    const page = await visit({ lang: 'cs' }, DESKTOP, START);
    const { steps, isWon } = await takeLesson({ page, lesson: firstDuel(), by: 'keys', wantsHint: true });
    expect(steps).toEqual(expect.arrayContaining(['maneuver', 'approach', 'attack', 'strike', 'sums', 'defend', 'scheme', 'free']));
    expect(isWon).toBe(true);
  }, 480_000);

  it('answers whoever does something else', async () => {
    const page = await visit({ lang: 'ru' }, SIDEWAYS, START);
    const { others } = await takeLesson({ page, lesson: firstDuel(), by: 'finger', isStubborn: true, until: 'zones' });
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  }, 120_000);

  it.each([
    ['mouse', 'at a desk', DESKTOP],
    ['finger', 'on a phone', UPRIGHT],
    ['finger', 'on a phone held sideways', SIDEWAYS],
  ] as const)(
    'explains to a %s %s why a press does nothing, beside what is asked for',
    async (by, _, device) => {
      const page = await visit({}, device, START);
      const words = page.locator('.teacher .words');
      const problem = page.locator('.problem');
      const refused = async (way: string, why: RegExp): Promise<void> => {
        await press({ page, by }, way);
        await expect.poll(() => problem.textContent()).toMatch(why);
        expect(await faultsBeside(page, '.problem')).toEqual([]);
        await problem.getByRole('button', { name: 'Dismiss' }).click();
        await problem.waitFor({ state: 'detached' });
      };
      await words.getByText(/press Maneuver/).waitFor();
      await refused('[data-space="s11"]', /^Choose one of your fighters first/);
      const mary = '.fighter-piece[data-fighter="bloody-mary"]';
      if (by === 'mouse') await refused(mary, /out of reach/);
      else {
        // A finger sees whom it has come to, and why not with it.
        await press({ page, by }, mary);
        const why = page.locator('.board-label em').getByText(/out of reach/);
        await why.waitFor();
        expect(await faultsBeside(page, '.board-label')).toEqual([]);
      }
      expect(await words.textContent()).toMatch(/press Maneuver/);
    },
    120_000,
  );
});

/** An explanation is read whole, and nothing that is said or asked lies under it. */
const faultsBeside = (page: Page, which: string): Promise<string[]> =>
  page.evaluate((where) => {
    const box = (of: Element): DOMRect => of.getBoundingClientRect();
    const told = box(document.querySelector(where)!);
    const isOutside = told.left < -1 || told.top < -1 || told.right > innerWidth + 1 || told.bottom > innerHeight + 1;
    const covered = [...document.querySelectorAll('.teacher .words, .prompt .asking, .prompt .answers .button')]
      .filter((each) => Math.min(box(each).bottom, told.bottom) - Math.max(box(each).top, told.top) > 1)
      .filter((each) => Math.min(box(each).right, told.right) - Math.max(box(each).left, told.left) > 1);
    return [...(isOutside ? ['it is outside the window'] : []), ...covered.map((each) => `it covers “${each.textContent}”`)];
  }, which);
