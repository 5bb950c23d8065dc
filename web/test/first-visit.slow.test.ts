import '@peerless/boards';
import '@peerless/heroes';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THING_IDS } from '../src/meetings/meetings.ts';
import { DESKTOP, inBrowser, openMenu, result, UPRIGHT, visit, visitGame } from './browser.ts';
import { recordOf } from './kept.ts';
import { lessonAt } from './lesson-at.ts';

inBrowser();

const LESSON = '#/lesson/first-duel';
const says = (page: Page, text: RegExp) => page.locator('.teacher .words').getByText(text).waitFor();
/** What is kept of the game that the page shows: a page that is left at once may lose the rest. */
const answersKept = async (page: Page): Promise<number> => (await recordOf(page, page.url().split('/').at(-1)!)).answers.length;
const FIRST = /press Maneuver/;
const SECOND = /^Every maneuver draws a card/;

describe('somebody who has never played', () => {
  it('is offered the first duel before a game, once, and may pass it over', async () => {
    const page = await visit({}, UPRIGHT);
    await page.getByRole('link', { name: /^Play the computer/ }).click();
    const offer = page.getByRole('complementary', { name: 'Your first duel' });
    await offer.waitFor();
    expect(await page.getByRole('button', { name: /^Start/ }).isEnabled()).toBe(true);
    await offer.getByRole('button', { name: 'I know the game' }).click();
    await expect.poll(() => offer.count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer.count()).toBe(0);
  });

  it('begins it there, and from “Learn to play”', async () => {
    const page = await visit({}, DESKTOP, '#/new/computer');
    await page.getByRole('complementary', { name: 'Your first duel' }).getByRole('link', { name: 'Show me how' }).click();
    await says(page, FIRST);
    await page.goto(`${new URL(page.url()).origin}/#/`);
    await page.getByRole('link', { name: 'Learn to play' }).click();
    await says(page, FIRST);
  });

  it('is not who has played before', async () => {
    const page = await visitGame(lessonAt('attack'));
    await page.goto(`${new URL(page.url()).origin}/#/new/computer`);
    await page.getByRole('heading', { name: 'New game' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('complementary', { name: 'Your first duel' }).count()).toBe(0);
  });
});

describe('the first duel', () => {
  const begun = async (): Promise<Page> => {
    const page = await visit({}, DESKTOP, LESSON);
    await says(page, FIRST);
    await page.getByRole('button', { name: 'Maneuver' }).click();
    await says(page, SECOND);
    return page;
  };
  const ofTeacher = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('button', { name: /^Your teacher: / }).click();
    await page
      .getByRole('dialog', { name: /^Your teacher: / })
      .getByRole('button', { name })
      .click();
  };

  it('is left, and taken up at the same place from where the rules are', async () => {
    const page = await begun();
    await page.goto(`${new URL(page.url()).origin}/#/learn`);
    await page.getByText(/^You have come to step 2 of \d+\.$/).waitFor();
    await page.getByRole('link', { name: 'Go on' }).click();
    await says(page, SECOND);
  });

  it('goes on without the teacher, until the teacher is wanted again', async () => {
    const page = await begun();
    await ofTeacher(page, 'Turn the teacher off');
    await expect.poll(() => page.locator('.teacher, .ring-drawn').count()).toBe(0);
    await page.getByRole('button', { name: /^Don’t boost/ }).click();
    await expect.poll(() => answersKept(page)).toBe(2);
    await page.reload();
    await page.getByRole('button', { name: 'Done' }).waitFor();
    expect(await page.locator('.teacher').count()).toBe(0);
    await page.getByRole('button', { name: 'Turn the teacher on' }).click();
    await says(page, /^Move Holmes/);
  });

  it('begins anew', async () => {
    const page = await begun();
    await ofTeacher(page, 'Start the lesson again');
    await says(page, FIRST);
  });

  it('that was lost goes on from its last step', async () => {
    const page = await begun();
    await openMenu(page, 'Concede');
    await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
    await result(page).getByRole('button', { name: 'Try again from the last step' }).click();
    await says(page, SECOND);
    await page.getByRole('button', { name: /^Don’t boost/ }).waitFor();
  });
});

it('all that is told along the way can be read again where the rules are', async () => {
  const page = await visit({}, DESKTOP, '#/learn');
  await page.getByText('Met along the way').click();
  const list = page.locator('.meeting-list');
  await list.getByText(/^A closed door cuts its line/).waitFor();
  await list.getByText('Bloody Mary.').first().waitFor();
  const [things] = await list.getByRole('list').all();
  expect(await things.getByRole('listitem').count()).toBe(THING_IDS.length);
  expect(await things.locator('svg').count()).toBe(THING_IDS.length);
  await things.getByRole('listitem').filter({ hasText: 'secret passage' }).getByRole('link', { name: 'Show me the rule' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/learn/secret-passages');
});
