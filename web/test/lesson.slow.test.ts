import '@peerless/boards';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visit } from './browser.ts';
import { firstDuel, takeLesson } from './learner.ts';
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

  it('can be taken by keys alone', async () => {
    const page = await visit({ lang: 'cs' }, DESKTOP, START);
    const { steps } = await takeLesson({ page, lesson: firstDuel(), by: 'keys', until: 'zones' });
    expect(steps).toEqual(expect.arrayContaining(['maneuver', 'approach', 'attack', 'strike', 'sums', 'defend']));
  }, 120_000);

  it('answers whoever does something else', async () => {
    const page = await visit({ lang: 'ru' }, SIDEWAYS, START);
    const { others } = await takeLesson({ page, lesson: firstDuel(), by: 'finger', isStubborn: true, until: 'zones' });
    expect(others.length).toBeGreaterThan(2);
    expect(others.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  }, 120_000);
});
