/** A duel by days between two browsers, each of which opens the game when it is its turn and closes it after that. */
import { explain } from '@peerless/engine';
import { askedSeat, gameAt, type Table } from '@peerless/host';
import { type Heard, toldTo, type Update } from '@peerless/protocol';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { board, inBrowser, offered, prompt, result, serving, visit } from './browser.ts';
import { become, DAYS, daysBetween, named } from './company.ts';
import { dice } from './dice.ts';
import { hearing, isAsked } from './heard.ts';

inBrowser();

const roll = dice(5);
/** Attacks where it can, else does anything, until the server asks somebody else. */
async function playTurn(page: Page, updates: readonly Update[]): Promise<void> {
  while (isAsked(updates)) {
    const attack = prompt(page).getByRole('button', { name: 'Attack', exact: true, disabled: false });
    const ways = await offered(page);
    const way = (await attack.isVisible()) ? attack : ways[ways.length ? roll(ways.length) : 0];
    if (way) await way.click({ timeout: 800 }).catch(() => {});
    else await page.waitForTimeout(30);
  }
}
const heardIn = (table: Table): Heard[] => {
  const heard: Heard[] = [];
  gameAt(table, table.answers.length, (each) => heard.push(each));
  return heard;
};

it('reaches its end by standing answers, and each is shown all that has happened since they were there', async () => {
  const { hall, url } = serving;
  const people = [await named(hall, 'Ann'), await named(hall, 'Bob')];
  // So frail that a game is short.
  const table = await daysBetween(people[0], people[1], { ...DAYS, rules: { handicap: [12, 12] } });
  for (const player of people) player.leave();
  const contexts: BrowserContext[] = [];
  for (const player of people) {
    const page = await visit();
    await become(page, player);
    contexts.push(page.context());
    await page.close();
  }
  const now = (): Promise<Table> => hall.tables.read(table, (found) => found);
  const last: number[] = [];

  const open = async (seat: number): Promise<{ page: Page; updates: Update[] }> => {
    const page = await contexts[seat].newPage();
    const updates = hearing(page);
    await page.goto(`${url}#/table/${table}`);
    await board(page).waitFor();
    return { page, updates };
  };
  let visits = 0;
  for (let found = await now(); found.phase === 'playing'; found = await now(), visits++) {
    const seat = askedSeat(found);
    const { page, updates } = await open(seat);
    await expect.poll(() => updates.length).toBe(1);
    const [{ told, news }] = updates;
    const all = toldTo(heardIn(found), seat);
    expect(told).toEqual(all);
    expect(news).toBe(last[seat] ? all.filter(({ seq }) => seq > last[seat]).length : 0);
    if (seat === 0 && last[seat] === undefined) {
      await page.getByRole('button', { name: 'Standing answers' }).click();
      const dialog = page.getByRole('dialog', { name: 'Standing answers' });
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await dialog.getByRole('listitem').waitFor();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    }
    await playTurn(page, updates);
    await page.close();
    const { answeredBy, stood } = await now();
    last[seat] = answeredBy.findLastIndex((by, n) => by === seat && !stood.includes(n + 1)) + 1;
  }

  const over = await now();
  expect(over.ending).toBe('won');
  const defended = over.answeredBy.flatMap((by, n) => (by === 0 && explain(gameAt(over, n))?.kind === 'defense' ? [n + 1] : []));
  expect(defended.length).toBeGreaterThan(0);
  expect(defended).toEqual(over.stood);
  expect(visits).toBeGreaterThan(5);
  for (const seat of [0, 1]) {
    const { page, updates } = await open(seat);
    await result(page).waitFor();
    expect(updates.at(-1)!.told).toEqual(toldTo(heardIn(over), 'all'));
    await page.close();
  }
}, 240_000);
