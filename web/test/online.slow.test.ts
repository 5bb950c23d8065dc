import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THING_IDS } from '../src/meetings/meetings.ts';
import { board, hand, inBrowser, isWaiting, offered, openMenu, pressable, prompt, question, result, serving, visit } from './browser.ts';
import { dice } from './dice.ts';
import { alreadyTold } from './told-before.ts';

inBrowser();

const roll = dice(11);
/** Whoever is asked answers; nothing is done while nobody is. */
async function step(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    const ways = await offered(page);
    if (!ways.length) continue;
    const attack = prompt(page).getByRole('button', { name: 'Attack', exact: true, disabled: false });
    const way = (await attack.isVisible()) ? attack : ways[roll(ways.length)];
    await way.click({ timeout: 800 }).catch(() => {});
    return;
  }
  await pages[0].waitForTimeout(30);
}
async function until(there: () => Promise<boolean>, ...pages: Page[]): Promise<void> {
  for (let n = 0; n < 3000; n++) {
    if (await there()) return;
    await step(...pages);
  }
  throw new Error(`it never came: ${await question(pages[0])}`);
}
const isAsked = async (page: Page, what: string): Promise<boolean> => (await question(page)).includes(what);

async function pick(page: Page, hero: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${hero}`) }).check();
  await page.getByRole('button', { name: `Play as ${hero}` }).click();
}
/** A private duel: one invites by the page, the other comes by the link. */
async function sitDown(by?: Page): Promise<{ ann: Page; bob: Page; link: string }> {
  const ann = by ?? (await visit());
  await ann.goto(`${serving.url}#/online`);
  await ann.getByRole('button', { name: 'Invite a friend' }).click();
  const link = await ann.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const bob = await visit();
  await bob.goto(link);
  await bob.getByRole('button', { name: 'Play', exact: true }).click();
  await pick(ann, 'Medusa');
  await pick(bob, 'Alice');
  await Promise.all([board(ann).waitFor(), board(bob).waitFor()]);
  return { ann, bob, link };
}
/** All that a player sees of the game: where everybody stands, the hand, the question, what has happened. */
const seen = async (page: Page): Promise<(string | null)[]> => [
  ...(await board(page)
    .locator('[data-space]')
    .evaluateAll((spaces) =>
      // How far a space is depends on what is pointed at.
      spaces.map((space) => space.getAttribute('aria-label')!.replace(/, \d+ steps? away/, '')),
    )),
  ...(await Promise.all([hand(page), prompt(page), page.locator('[data-part="log"] .lines')].map((part) => part.textContent()))),
];
const cardsIn = (page: Page): Promise<string[]> => hand(page).locator('.title').allTextContents();

describe('whoever plays for the first time', () => {
  it('is told what matters beside it, with its rule, as in any other game', async () => {
    const newcomer = await visit({ guidance: true });
    await alreadyTold(newcomer, THING_IDS);
    const { ann, bob } = await sitDown(newcomer);
    await until(() => prompt(ann).getByRole('button', { name: 'Maneuver' }).isVisible(), ann, bob);
    const told = ann.locator('.guidance');
    await told.getByText(/Medusa's zone/).waitFor();
    await expect.poll(() => told.count()).toBe(1);
    await expect.poll(() => ann.locator('.ring-drawn').count()).toBeGreaterThan(0);
    await told.getByRole('button', { name: 'Show me the rule' }).click();
    const rule = ann.getByRole('dialog', { name: 'The rule' });
    await rule.getByRole('button', { name: 'Close' }).click();
    await told.getByRole('button', { name: 'Got it' }).click();
    await told.waitFor({ state: 'detached' });
    expect(await bob.locator('.guidance').count()).toBe(0);
  }, 120_000);
});

describe('a second press', () => {
  it('is asked for on the board where the player wishes for it', async () => {
    const { ann, bob } = await sitDown(await visit({ asksTwice: true }));
    const harpies = () =>
      board(ann)
        .getByRole('button', { name: /, Harpy \d,/ })
        .count();
    await expect.poll(() => question(ann)).toMatch(/Harpy/);
    const [one, other] = await board(ann).getByRole('button', { disabled: false }).all();
    await one.click();
    await ann.getByText('Press again to choose this').waitFor();
    expect(await one.getAttribute('aria-pressed')).toBe('true');
    await other.click();
    await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true');
    expect([await one.getAttribute('aria-pressed'), await harpies()]).toEqual([null, 0]);
    await other.click();
    await expect.poll(harpies).toBe(1);
    await bob.close();
  }, 60_000);
});

describe('two people at two devices', () => {
  it('are told who is to choose, and that there is nothing to take back, when they press in vain', async () => {
    const { ann, bob } = await sitDown();
    await expect.poll(() => isWaiting(bob)).toBe(true);
    await hand(bob).getByRole('button').first().click();
    await bob.getByRole('alert').getByText('It is not your decision: ').waitFor();
    await bob.getByRole('button', { name: /^Undo/, disabled: true }).click({ force: true });
    await bob.getByRole('alert').getByText('There is no decision of yours to take back now.').waitFor();
    await ann.close();
  }, 60_000);

  it('play a whole duel by an invitation, and again', async () => {
    const { ann, bob, link } = await sitDown();

    const eve = await visit();
    await eve.goto(link);
    await board(eve).waitFor();
    const shown = await eve.content();
    const cards = [...(await cardsIn(ann)), ...(await cardsIn(bob))];
    expect(cards).toHaveLength(10);
    for (const card of cards) expect(shown.includes(card), `${card} is seen`).toBe(false);
    expect(await pressable(eve)).toEqual([]);

    // Back in the midst of a combat, everything is as it was.
    await until(() => ann.getByRole('region', { name: 'Combat' }).isVisible(), ann, bob);
    const before = await seen(ann);
    await ann.reload();
    await board(ann).waitFor();
    await expect.poll(() => seen(ann)).toEqual(before);

    // What is judged at the end is the record, which the server has by then.
    const judged = bob.waitForResponse(/\/api\/games\/[\w-]+$/, { timeout: 300_000 });
    await until(async () => (await result(ann).isVisible()) && (await result(bob).isVisible()), ann, bob);
    expect((await judged).status()).toBe(200);
    await expect.poll(() => result(bob).getByRole('heading').textContent()).toMatch(/You won|You lost|Nobody wins/);
    await result(ann).getByRole('button', { name: 'Rematch' }).click();
    await result(bob).getByRole('button', { name: 'Play again' }).click();
    await Promise.all([board(ann).waitFor(), board(bob).waitFor()]);
    await expect.poll(() => result(bob).isVisible()).toBe(false);
  }, 600_000);

  it('come back by themselves from a line that is dead without saying so', async () => {
    const ann = await visit();
    let [lines, heard] = [0, 0];
    let isDead = false;
    await ann.routeWebSocket(/\/socket$/, (page) => {
      lines++;
      const isLost = (): boolean => isDead && lines === 1;
      const server = page.connectToServer();
      page.onMessage((text) => {
        if (!isLost()) server.send(text);
      });
      server.onMessage((text) => {
        heard++;
        if (!isLost()) page.send(text);
      });
    });
    await ann.goto(`${serving.url}#/online`);
    await ann.getByRole('button', { name: 'Invite a friend' }).waitFor();
    // The greeting and the lobby.
    await expect.poll(() => heard, { timeout: 5_000 }).toBeGreaterThan(2);
    expect(lines).toBe(1);
    isDead = true;
    await expect.poll(() => lines, { timeout: 30_000 }).toBe(2);
    await ann.getByRole('button', { name: 'Invite a friend' }).click();
    await ann.getByRole('textbox', { name: 'Link to this table' }).waitFor();
  }, 60_000);

  it('are told that a computer player waits for its turn to think, until it thinks or has answered', { timeout: 120_000 }, async () => {
    const ann = await visit();
    let say = (_: object): void => {};
    await ann.routeWebSocket(/\/socket$/, (page) => {
      page.connectToServer();
      say = (push) => page.send(JSON.stringify(push));
    });
    const { bob, link } = await sitDown(ann);
    const [, of] = /table\/([\w-]+)/.exec(link)!;
    const notice = ann.getByText(/^The server is busy: /);
    await until(() => isWaiting(ann), ann);
    expect(await notice.isVisible()).toBe(false);
    say({ wait: { of, ahead: 2 } });
    await expect.poll(() => notice.textContent()).toBe('The server is busy: 2 other computer players will think first.');
    await expect.poll(() => ann.getByText(/^waiting \d/).isVisible()).toBe(true);
    say({ wait: { of, ahead: 0 } });
    await expect.poll(() => notice.textContent()).toBe('The server is busy: the computer will think next.');
    // He is still asked, so that what is seen stays.
    say({ wait: { of, ahead: null } });
    await expect.poll(() => ann.getByText(/^thinking \d/).isVisible()).toBe(true);
    expect(await notice.isVisible()).toBe(false);
    say({ wait: { of, ahead: 0 } });
    await notice.waitFor();
    await until(async () => !(await notice.isVisible()), bob);
  });

  it('take back what both agree to take back, talk, are told of a draw refused, and agree on one', async () => {
    const { ann, bob } = await sitDown();
    // She places her fighters, then he his: nobody presses anything for her when the first turn begins.
    await until(() => isWaiting(ann), ann);
    await until(
      async () => (await isAsked(ann, 'action')) && (await prompt(ann).getByRole('button', { name: 'Maneuver' }).isVisible()),
      bob,
    );
    const before = await seen(ann);
    await prompt(ann).getByRole('button', { name: 'Maneuver' }).click();
    await expect.poll(() => seen(ann)).not.toEqual(before);
    await ann.getByTitle('Undo, if the others agree').click();
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect.poll(() => seen(ann)).toEqual(before);

    await bob.getByRole('button', { name: 'Talk' }).click();
    await bob.getByLabel('Message').fill('<b>Hello</b>');
    await bob.getByRole('button', { name: 'Send' }).click();
    await ann.getByText('<b>Hello</b>').first().waitFor();
    await ann.getByRole('button', { name: 'Talk' }).click();
    const talk = ann.getByRole('dialog', { name: 'Talk' });
    await talk.getByRole('button', { name: /^Report what .* said$/ }).click();
    await talk
      .getByRole('group', { name: /^Report what .* said$/ })
      .getByRole('button', { name: 'Insults' })
      .click();
    await talk.getByRole('status').getByText('Reported').waitFor();
    const [report] = await serving.hall.store.reports(9);
    expect(report).toMatchObject({ why: 'insult', said: '<b>Hello</b>', about: { name: /./ } });
    await talk.getByRole('button', { name: 'Close' }).last().click();
    await talk.getByText('<b>Hello</b>').waitFor();
    await talk.getByRole('button', { name: 'Close' }).click();

    const offersDraw = async (page: Page): Promise<void> => {
      await openMenu(page, 'Concede');
      await page.getByRole('button', { name: 'Offer a draw' }).click();
    };
    await bob.getByRole('dialog', { name: 'Talk' }).getByRole('button', { name: 'Close' }).click();
    await offersDraw(bob);
    await ann.getByRole('button', { name: 'Refuse', exact: true }).click();
    const refused = bob.getByRole('status').filter({ hasText: 'does not agree to a draw' });
    await refused.waitFor();
    await offersDraw(bob);
    await bob.getByText('You have asked not long ago').first().waitFor();
    await refused.getByRole('button', { name: 'Dismiss' }).click();
    await refused.waitFor({ state: 'detached' });
    await offersDraw(ann);
    await bob.getByRole('button', { name: 'Agree', exact: true }).click();
    for (const page of [ann, bob])
      await expect.poll(() => result(page).getByRole('heading').textContent()).toBe('The players have agreed on a draw');
    await result(ann).getByRole('button', { name: 'Replay' }).click();
    await ann.getByRole('region', { name: 'Hands' }).waitFor();
  }, 240_000);
});
