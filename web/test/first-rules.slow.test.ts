import '@peerless/boards';
import '@peerless/heroes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oldShelf, trickyShelf } from '../src/games/first-rules.ts';
import { board, inBrowser, offered, prompt, result, serving, visit } from './browser.ts';
import { dice } from './dice.ts';
import { keep, recordOf } from './kept.ts';

inBrowser();

const go = async (page: Page, to: string): Promise<void> => {
  await page.goto(`${serving.url}#/${to}`);
};

describe('a browser with games from before the rules had versions', () => {
  it('lists them, and plays one to its end that would be another by the rules of today', async () => {
    const page = await visit();
    const shelf = oldShelf().map(({ kept }) => kept);
    const tricky = trickyShelf({ kind: 'computer', level: 'novice' }, 12);
    await keep(page, [...shelf, ...tricky]);
    await go(page, 'games');
    const all = shelf.length + tricky.length;
    const listed = page.getByRole('article');
    const more = page.getByRole('button', { name: /^Show more/ });
    await listed.first().waitFor();
    while (await more.count()) await more.first().click();
    await expect.poll(() => listed.count()).toBe(all);
    const { id, record } = tricky.find(({ over }) => !over)!;
    await go(page, `play/${id}`);
    await board(page).waitFor();
    const roll = dice(3);
    for (let n = 0; !(await result(page).isVisible()); n++) {
      if (n > 900) throw new Error(`no end: ${await prompt(page).textContent()}`);
      const ways = await offered(page);
      if (ways.length) await ways[roll(ways.length)].click({ timeout: 2000 }).catch(() => {});
      else await page.waitForTimeout(30);
    }
    const kept = await recordOf(page, id);
    expect(kept.rules).toBe(record.rules);
    expect(kept.answers.slice(0, record.answers.length)).toEqual(record.answers);
  }, 240_000);

  it('opens their links, and shows them again move by move', async () => {
    const page = await visit();
    const tricky = trickyShelf({ kind: 'person' }, 2);
    await keep(page, tricky);
    for (const { id } of tricky) {
      await go(page, `replay/${id}`);
      await board(page).waitFor();
    }
    for (const { link } of oldShelf().slice(0, 3)) {
      await go(page, `shared/${link}`);
      await board(page).waitFor();
      expect(page.url()).toMatch(/#\/replay\//);
    }
  }, 120_000);
});
