import { describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { begin, board, DESKTOP, inBrowser, PHONE, prompt, SIDEWAYS, serving, visit, visitMoment } from './browser.ts';
import { keep } from './kept.ts';
import { ended, moment } from './moments.ts';
import { namelessOrAlike, strayHeadings, treeOf } from './tree.ts';

inBrowser();

const SCREENS = [
  '',
  'new/computer',
  'new/people/4',
  'heroes',
  'heroes/medusa',
  'heroes/medusa/alice',
  'learn',
  'learn/defense',
  'games',
  'replay/ended',
  'settings',
  'online',
  'online/new',
  'leaders/duel',
  'nowhere',
];
/** Games on the shelf, so that the screens have something to show. */
const SHELF = [
  { ...ended(), id: 'ended', changed: 1 },
  { ...moment({ at: 'defense' }), id: 'open', changed: 100_000 },
  { ...moment({ at: 'action', mode: 'teams' }), id: 'teams', changed: 200_000 },
];

describe.each([
  ['light', 'en', 'desktop', DESKTOP],
  ['dark', 'uk', 'phone', PHONE],
  ['light', 'cs', 'phone held sideways', SIDEWAYS],
] as const)('for everyone, %s in %s on a %s', (theme, lang, _, device) => {
  it('every screen can be used without seeing it', async () => {
    const page = await visit({ theme, lang }, device);
    await keep(page, SHELF);
    const found: string[] = [];
    for (const address of SCREENS) {
      await page.goto(`${serving.url}#/${address}`);
      await page.locator('main:not([aria-busy="true"])').waitFor();
      await page.waitForTimeout(300);
      const tree = await treeOf(page);
      const titled = tree.find(({ level }) => level === 1)?.name;
      const title = await page.title();
      const faults = [
        ...(await faultsByAxe(page)),
        ...namelessOrAlike(tree),
        ...strayHeadings(tree),
        ...(title === (address ? `${titled} · Peerless` : 'Peerless') ? [] : [`is titled ${title}, not ${titled}`]),
      ];
      found.push(...faults.map((fault) => `/${address} ${fault}`));
    }
    expect(found).toEqual([]);
  }, 120_000);
});

describe('people who meet', () => {
  it.each([
    ['light', DESKTOP],
    ['dark', PHONE],
  ] as const)(
    'have nothing for axe to find, %s',
    async (theme, device) => {
      const host = await visit({ theme }, device);
      await host.goto(`${serving.url}#/online`);
      await host.getByRole('button', { name: 'Invite a friend' }).click();
      const link = await host.getByRole('textbox', { name: 'Link to this table' }).inputValue();
      expect(await faultsByAxe(host)).toEqual([]);

      const friend = await visit({ theme }, device);
      await friend.goto(link);
      const play = friend.getByRole('button', { name: 'Play', exact: true });
      await play.waitFor();
      expect(await faultsByAxe(friend)).toEqual([]);
      await play.click();
      await friend.getByRole('radio', { name: /Houdini/ }).check({ force: true });
      await host.getByText('here', { exact: true }).waitFor();
      expect(await faultsByAxe(friend)).toEqual([]);
      await friend.getByRole('button', { name: 'Play as Houdini' }).click();
      await host.getByText('Taken by').waitFor();
      expect(await faultsByAxe(host)).toEqual([]);

      await friend.getByRole('link', { name: 'Lobby' }).click();
      await friend.getByRole('link', { name: /^Continue/ }).waitFor();
      expect(await faultsByAxe(friend)).toEqual([]);
      await friend.getByRole('navigation', { name: 'Your profile' }).getByRole('link').first().click();
      await friend.getByRole('heading', { name: 'Your data' }).waitFor();
      expect(await faultsByAxe(friend)).toEqual([]);
    },
    120_000,
  );
});

describe('the table', () => {
  it.each([
    ['light', 'desktop', DESKTOP],
    ['dark', 'phone', PHONE],
    ['dark', 'phone held sideways', SIDEWAYS],
  ] as const)(
    'has nothing for axe to find, %s on a %s',
    async (theme, _, device) => {
      for (const at of ['action', 'defense', 'reveal', 'moveTo'] as const) {
        const page = await visitMoment({ at, mode: 'teams', hand: 6 }, { theme }, device);
        expect(await faultsByAxe(page), at).toEqual([]);
        await page.context().close();
      }
    },
    120_000,
  );

  it('says what matters of every space', async () => {
    const page = await visitMoment({ at: 'action' });
    const names = await board(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(names.length).toBeGreaterThan(25);
    for (const name of names) expect(name).toMatch(/^(Space \d+, zones? \w+.*|Door, (open|closed))$/);
    expect(names.some((name) => /, \d+ health/.test(name!))).toBe(true);
  }, 60_000);
});

describe('without a network', () => {
  it('the page opens and a game is played after the first visit, with the server gone', async () => {
    const page = await visit();
    await page
      .evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) {
          await new Promise((resolve) => setTimeout(resolve, 100));
          if (!navigator.serviceWorker.controller) location.reload();
        }
      })
      .catch(() => {});
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 }).toBe(true);
    await serving.stop();
    await page.reload();
    await begin(page);
    await expect.poll(() => prompt(page).textContent()).not.toBe('');
  }, 120_000);
});
