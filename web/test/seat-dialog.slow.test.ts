import '@peerless/heroes/languages';
import { type Game, replay, type View, view } from '@peerless/engine';
import { LANGUAGES } from '@peerless/text';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heroNamed } from '../src/look/known.ts';
import { inBrowser, UPRIGHT, visitGame } from './browser.ts';
import { moment, type Wanted } from './moments.ts';

inBrowser();

const english = LANGUAGES.en;

const nameOf = ({ seats }: View, seat: number): string => english.name('fighter', seats[seat].hero, seats[seat].hero);
async function looked(wanted: Wanted, seat: number, device?: typeof UPRIGHT): Promise<{ page: Page; dialog: Locator; seen: View }> {
  const kept = moment(wanted);
  const seen = view(replay(kept.record), wanted.people?.[0] ?? 0);
  const page = await visitGame(kept, {}, device);
  const name = nameOf(seen, seat);
  const way = page.getByRole('button', { name: `${name}: cards, discard pile, abilities` });
  await (device ? way.tap() : way.click());
  return { page, dialog: page.getByRole('dialog', { name, exact: true }), seen };
}
const turnTo = (dialog: Locator, name: string): Promise<void> => dialog.getByRole('button', { name, exact: true }).click();
/** “2 / 3”, row by row. */
const copiesIn = async (dialog: Locator): Promise<[number, number][]> => {
  const cells = await dialog.locator('tbody td:nth-child(2)').allTextContents();
  return cells.map((text) => text.split('/').map(Number) as [number, number]);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

describe('what can be looked up about a seat', () => {
  const PLACES: [string, Wanted, number][] = [
    ['the opponent in a bonus attack', { at: 'bonusAttack', heroes: ['yennenga', 'medusa'], people: [1] }, 0],
    ['whose scheme lies open', { at: 'schemeSpace' }, 0],
    ['the opponent meanwhile', { at: 'schemeSpace' }, 1],
  ];
  it.each(PLACES)(
    'says how many of each card are in hand or deck: %s',
    async (_, wanted, seat) => {
      const { dialog, seen } = await looked(wanted, seat);
      const { hero, handCount, deckCount } = seen.seats[seat];
      await dialog.locator('tbody').waitFor();
      const rows = await copiesIn(dialog);
      expect(rows.map(([, copies]) => copies)).toEqual(heroNamed(hero).deck.map(({ copies }) => copies));
      expect(sum(rows.map(([left]) => left))).toBe(handCount + deckCount);
      for (const [left, copies] of rows) expect(left).toBeLessThanOrEqual(copies);
    },
    120_000,
  );

  it('says which cards were seen in a hand', async () => {
    const isSeen = (game: Game): boolean => view(game, 0).seats[1].hand.length > 0;
    const { dialog, seen } = await looked({ heroes: ['sherlock-holmes', 'medusa'], holds: isSeen }, 1);
    const [card] = seen.seats[1].hand;
    const row = dialog.getByRole('row', { name: english.name('card', card, seen.seats[1].hero) });
    await row.getByText(/\d in hand/).waitFor();
  }, 120_000);

  it('shows the discard pile, the latest card first, and what the character card says', async () => {
    const { page, dialog, seen } = await looked({ at: 'action', turn: 8, holds: ({ seats }) => seats[1].discard.length > 2 }, 1, UPRIGHT);
    const { hero, discard } = seen.seats[1];
    await turnTo(dialog, 'Discard pile');
    const titles = await dialog.locator('.cards .title').allTextContents();
    expect(titles).toEqual(discard.toReversed().map((card) => english.name('card', card, hero)));
    await turnTo(dialog, 'About this hero');
    expect(await dialog.locator('ul > li').count()).toBeGreaterThan(1);
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: new RegExp(`^${nameOf(seen, 0)}: cards`) }).tap();
    await page
      .getByRole('dialog', { name: nameOf(seen, 0), exact: true })
      .locator('tbody')
      .waitFor();
  }, 120_000);
});
