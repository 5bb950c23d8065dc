/** People meet on the page: by looking for opponents, by taking somebody who looks, by following and challenging; and go from game to game. */
import { ANY_DUEL } from '@peerless/protocol';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { board, inBrowser, offered, serving, visit } from './browser.ts';
import { become, DAYS, daysBetween, handOver, named } from './company.ts';
import { dice } from './dice.ts';
import { hearing, isAsked } from './heard.ts';

inBrowser();

const roll = dice(5);
const tableOf = (page: Page): string => /#\/table\/([\w-]+)/.exec(page.url())?.[1] ?? '';
const phaseOf = (table: string): Promise<string> => serving.hall.tables.read(table, ({ phase }) => phase);
const atTable = (page: Page): Promise<void> => page.waitForURL(/#\/table\//);
async function known(name: string): Promise<{ page: Page; id: string }> {
  const person = await named(serving.hall, name);
  person.leave();
  const page = await visit();
  await become(page, person);
  return { page, id: person.id };
}

it('two who look for opponents are led to one table', async () => {
  const pages = [await visit({}, undefined, '#/online'), await visit({}, undefined, '#/online')];
  for (const page of pages) await page.getByRole('button', { name: 'Find an opponent' }).click();
  for (const page of pages) await atTable(page);
  expect(tableOf(pages[0])).toBe(tableOf(pages[1]));
  expect(await phaseOf(tableOf(pages[0]))).toBe('choosing');
}, 60_000);

it('somebody who looks for opponents is taken from the lobby', async () => {
  const bob = await named(serving.hall, 'Bob');
  await bob.ask('seek', { ...ANY_DUEL, paces: ['none'], rated: 'casual', days: 0 });
  const page = await visit({}, undefined, '#/online');
  await page.getByRole('button', { name: /^Play · .*: Bob, / }).click();
  await atTable(page);
  expect(await bob.until((pushes) => pushes.flatMap((push) => ('seated' in push ? [push.seated] : []))[0])).toBe(tableOf(page));
  bob.leave();
}, 60_000);

it('whoever is followed is seen to be there, is challenged, declines, and accepts', async () => {
  const bob = await named(serving.hall, 'Bob');
  const { page } = await known('Ann');
  await page.goto(`${serving.url}#/player/${bob.id}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Follow no more' }).waitFor();
  const challenge = async (): Promise<string> => {
    await page.goto(`${serving.url}#/online`);
    await page.getByRole('listitem').filter({ hasText: 'here now' }).getByRole('link', { name: 'Challenge: Bob' }).click();
    await page.getByRole('heading', { name: 'A challenge to Bob' }).waitFor();
    await page.getByRole('button', { name: 'Challenge', exact: true }).click();
    await atTable(page);
    return tableOf(page);
  };
  const declined = await challenge();
  await bob.ask('decline', { table: declined });
  await page.getByRole('alert').waitFor();
  expect(await phaseOf(declined)).toBe('over');
  const accepted = await challenge();
  const { table } = await bob.ask('open', { table: accepted });
  await bob.ask('sit', { table: accepted, seat: table.seats.findIndex(({ sitting }) => sitting.kind === 'reserved') });
  await page.getByText('Choose your hero').first().waitFor();
  expect(await phaseOf(accepted)).toBe('choosing');
  bob.leave();
}, 60_000);

it('after an answer the next game is one press away', async () => {
  const [ann, bob] = [await named(serving.hall, 'Ann'), await named(serving.hall, 'Bob')];
  const tables = [await daysBetween(ann, bob, DAYS), await daysBetween(ann, bob, DAYS)];
  ann.leave();
  for (const table of tables) {
    await bob.ask('open', { table });
    await bob.until(() => bob.update().update.id === table);
    await handOver(bob);
  }
  const page = await visit();
  const updates = hearing(page);
  await become(page, ann, `#/table/${tables[0]}`);
  await board(page).waitFor();
  const next = page.getByRole('link', { name: 'Next game' });
  expect(await next.count()).toBe(0);
  while (isAsked(updates)) {
    const ways = await offered(page);
    if (ways.length) await ways[roll(ways.length)].click({ timeout: 800 }).catch(() => {});
    else await page.waitForTimeout(30);
  }
  await next.click();
  await page.waitForURL(`${serving.url}#/table/${tables[1]}`);
  await board(page).waitFor();
  bob.leave();
}, 90_000);

it('a sound tells that it is one’s turn, whatever screen is shown', async () => {
  const [ann, bob] = [await named(serving.hall, 'Ann'), await named(serving.hall, 'Bob')];
  await daysBetween(ann, bob);
  await handOver(ann);
  ann.leave();
  const page = await visit();
  await become(page, ann, '#/settings');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => serving.hall.connections.of(ann.id).length).toBe(1);
  const sounds: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.wav')) sounds.push(request.url());
  });
  await handOver(bob);
  await expect.poll(() => sounds).toEqual([expect.stringMatching(/\/assets\/turn-.+\.wav$/)]);
  bob.leave();
}, 60_000);
