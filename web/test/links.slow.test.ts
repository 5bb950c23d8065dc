import { deflateRawSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import {
  ACTIONS,
  answer,
  type Choice,
  choices,
  type Described,
  describe as described,
  type GameRecord,
  newGame,
  record as recordOf,
  type Setup,
} from '@peerless/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, dice, inBrowser, visit } from './browser.ts';

inBrowser();

const linkOf = (text: string): string => `#/shared/${deflateRawSync(text).toString('base64url')}`;
const many = (number: number, each: string): string => `[${Array(number).fill(each).join()}]`;
const record = (answers: string, setup: string, more = ''): string =>
  `{"format":1,"rules":1,"content":"","seed":1,"answers":${answers},"setup":${setup}${more}}`;
const SETUP = '{"board":"marmoreal","heroes":["alice","medusa"],"mode":"duel"}';

async function opened(link: string, settings = {}): Promise<Page> {
  const page = await visit(settings, DESKTOP, link);
  page.setDefaultTimeout(10_000);
  return page;
}
/** How long the page was deaf at most so far, in milliseconds. */
async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const told = (list: PerformanceObserverEntryList): void => resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        new PerformanceObserver(told).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

describe('a link', () => {
  it.each([
    ['answers', record(many(80_000, '{}'), SETUP)],
    ['answers that are none', record(many(10_000, '"no"'), SETUP)],
    ['seats', record('[]', `{"board":"marmoreal","heroes":${many(25_000, '"medusae"')},"mode":"duel"}`)],
    ['letters in a name', record('[]', `{"board":"${'x'.repeat(250_000)}","heroes":["alice","medusa"],"mode":"duel"}`)],
    ['brackets', record(`${'['.repeat(120_000)}${']'.repeat(120_000)}`, SETUP)],
    ['bytes', 'x'.repeat(50_000_000)],
  ])(
    'with too many %s is refused at once',
    async (_, text) => {
      const page = await opened(linkOf(text));
      await page.getByRole('alert').getByText('This link does not hold a game that can be played').waitFor();
      await page.getByText('What exactly is wrong').click();
      await page.getByRole('listitem').first().waitFor();
      expect(await page.getByRole('listitem').count()).toBeLessThanOrEqual(20);
      expect((await page.getByRole('listitem').allTextContents()).join('').length).toBeLessThan(5_000);
      expect(await longestTask(page)).toBeLessThan(1_500);
    },
    60_000,
  );

  it('shows what is wrong with it part by part', async () => {
    const page = await opened(linkOf(record(many(50, '"no"'), SETUP)));
    await page.getByText('What exactly is wrong').click();
    const listed = page.getByRole('listitem');
    await page.getByRole('button', { name: 'Show more (30 left)' }).click();
    await expect.poll(() => listed.count()).toBe(40);
    await expect.poll(() => listed.nth(20).evaluate((line) => line === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show more (10 left)' }).click();
    await expect.poll(() => listed.count()).toBe(50);
    expect(await page.getByRole('button', { name: /^Show more/ }).count()).toBe(0);
  }, 60_000);

  it('with a game as long as games can be opens it at once', async () => {
    const page = await opened(linkOf(JSON.stringify(slowGame())));
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').press('End');
    await page.getByRole('slider').press('ArrowLeft');
    expect(await longestTask(page)).toBeLessThan(1_500);
  }, 60_000);
});

/** A game of four who move as much as they can and attack only if they must. */
function slowGame(): GameRecord {
  const setup: Setup = { board: 'sarpedon', heroes: ['medusa', 'yennenga', 'little-red', 'dracula'], mode: 'freeForAll' };
  const game = newGame(setup, 4);
  const roll = dice(9);
  const answers: Choice[] = [];
  const rank = ({ action, pass, kind }: Described): number => {
    if (action) return ACTIONS.indexOf(action as (typeof ACTIONS)[number]);
    return pass ? (kind === 'moveWhom' ? 9 : 0) : 1;
  };
  while (!game.over) {
    const legal = choices(game);
    const ranks = legal.map((choice) => rank(described(game, choice)));
    const best = legal.filter((_, n) => ranks[n] === Math.min(...ranks));
    answers.push(best[roll(best.length)]);
    answer(game, answers[answers.length - 1]);
  }
  return recordOf(setup, 4, answers);
}
