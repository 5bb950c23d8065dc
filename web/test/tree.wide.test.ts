import '@peerless/boards/languages';
import '@peerless/heroes/languages';
import { answer, type Choice, type Event, type GameRecord, matchOf, newGame } from '@peerless/engine';
import { LANGUAGES } from '@peerless/text';
import { castOf } from '@peerless/text/telling';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { announcedSoFar, listen } from './announced.ts';
import { DESKTOP, inBrowser, PHONE, prompt, result, SIDEWAYS, serving, visit, visitMoment } from './browser.ts';
import { dice } from './dice.ts';
import { openKept, recordOf } from './kept.ts';
import { beginning, moment, type Wanted } from './moments.ts';
import { namelessOrAlike, strayHeadings, treeOf } from './tree.ts';

inBrowser();

const DEVICES: [string, BrowserContextOptions][] = [
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['phone held sideways', SIDEWAYS],
];
const MOMENTS: Wanted[] = [
  { at: 'action', mode: 'teams', hand: 8 },
  { at: 'moveTo', hand: 9 },
  { at: 'defense', mode: 'freeForAll', hand: 7 },
  { at: 'reveal', hand: 5 },
  { at: 'schemeSpace', hand: 4 },
  { at: 'attackCard', hand: 6, heroes: ['sherlock-holmes', 'invisible-man'], board: 'baskerville-manor' },
];

/** Says no to everything until something is asked. */
async function declineUntilAsked(page: Page, what: string): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if ((await prompt(page).textContent())?.includes(what)) return;
    await page.keyboard.press(' ');
    await page.waitForTimeout(100);
  }
  throw new Error(`it is never asked: ${what}`);
}

/** What somebody else does that matters to whoever plays. */
const DEEDS: readonly Event['kind'][] = ['turn', 'attack', 'scheme', 'move', 'place', 'reveal', 'damage', 'defeat', 'draw', 'boost'];
/** The lines of the log since so many answers, of what one seat has done, as the first seat is told. */
function toldSince({ setup, seed, answers }: GameRecord, since: number, by: number): string[] {
  const game = newGame(setup, seed);
  const cast = castOf(matchOf(game));
  const told: Event[] = [];
  answers.forEach((choice, seq) => {
    answer(game, choice as Choice, (event, sees) => {
      if (seq >= since && sees & 1 && DEEDS.includes(event.kind) && 'seat' in event && event.seat === by) told.push(event);
    });
  });
  return told.map((event) => LANGUAGES.en.event(event, cast));
}

describe.each(DEVICES)('on a %s, the table', (_, device) => {
  it.each(MOMENTS)(
    'names every control, none like another: $at',
    async (wanted) => {
      const page = await visitMoment(wanted, {}, device);
      const tree = await treeOf(page);
      expect(await page.title()).toMatch(/Medusa vs King Arthur|Sherlock Holmes vs /);
      expect([...namelessOrAlike(tree), ...strayHeadings(tree)]).toEqual([]);
    },
    30_000,
  );

  it('says what the opponent does', async () => {
    const game = moment({ at: 'action', turn: 3, holds: (each) => each.actions === 1 });
    const page = await visit({}, device);
    await openKept(page, serving.url, game);
    await listen(page);
    await prompt(page).getByRole('button', { name: 'Maneuver' }).click();
    await page.locator(`main:not([data-seq="${game.record.answers.length}"])`).waitFor();
    await declineUntilAsked(page, 'Choose an action');
    const told = toldSince(await recordOf(page, game.id), game.record.answers.length, 1);
    expect(told.length).toBeGreaterThan(3);
    const said = (await announcedSoFar(page)).join('\n');
    expect(told.filter((line) => !said.includes(line))).toEqual([]);
  }, 60_000);

  it('keeps the focus of whoever plays by keyboard', async () => {
    const game = beginning({ options: { turnLimit: 5 } }, 5);
    const page = await visit({}, device);
    await openKept(page, serving.url, game);
    const roll = dice(7);
    const lost: string[] = [];
    const offered = page.locator('[data-offered="true"]');
    for (const ends = Date.now() + 90_000; Date.now() < ends && !(await result(page).isVisible()); ) {
      const asked = await prompt(page).allTextContents();
      if (await offered.count()) {
        for (let steps = 1 + roll(6); steps > 0; steps--) await page.keyboard.press('n');
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(40);
      if (await page.evaluate(() => document.activeElement === document.body)) lost.push(`after: ${asked.join()}`);
    }
    expect(await result(page).isVisible(), await prompt(page).allTextContents().then(String)).toBe(true);
    expect(lost).toEqual([]);
  }, 120_000);
});
