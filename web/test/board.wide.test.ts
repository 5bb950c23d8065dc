/** The board under a mouse and a keyboard. */
import { type Game, prospect, view } from '@peerless/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { begin, board, inBrowser, prompt, visit, visitMoment } from './browser.ts';
import { centreOf, numbersOn, spaceOf } from './on-board.ts';

inBrowser();

/** Can the first seat attack somebody? */
const canAttack = (game: Game): boolean => view(game, 'all').choices.some(({ action }) => action === 'attack');
/** One of the first seat's fighters can go somewhere. */
const canMove = (game: Game): boolean => Object.keys(prospect(game, 'medusa').ways).length > 3;

const button = (page: Page, name: string | RegExp): Locator => board(page).getByRole('button', { name });
const mine = (page: Page): Locator => button(page, /: take up, to move or to attack$/);
const problem = (page: Page): Locator => prompt(page).getByRole('alert');

describe('the board', () => {
  it('says who a fighter is when it is pointed at or focused', async () => {
    const page = await visit();
    await begin(page);
    await page.mouse.move(5, 5);
    const fighter = button(page, /, \d+ health, move \d, (melee|ranged)/).first();
    const label = page.getByText(/^health \d+ of \d+$/);
    await fighter.hover();
    await label.waitFor();
    await page.mouse.move(1435, 5);
    await label.waitFor({ state: 'detached' });
    await fighter.focus();
    await label.waitFor();
  });

  it('explains its signs', async () => {
    const page = await visit();
    await begin(page);
    await page.getByRole('button', { name: 'Key' }).click();
    const list = page.getByRole('dialog', { name: 'Signs on the board' });
    await list.getByText('The last move').waitFor();
    expect(await list.getByText(/^Starting space/).textContent()).toMatch(/1 – .+, 2 – /);
    await list.getByRole('button', { name: 'Close' }).click();
    await list.waitFor({ state: 'hidden' });
  });

  it('has numbers where something is pointed at or focused, and everywhere if that is set', async () => {
    const page = await visitMoment({ at: 'action', turn: 3 });
    await page.mouse.move(1435, 5);
    expect(await numbersOn(page)).toEqual([]);
    await button(page, /^Space 11,/).hover();
    await expect.poll(() => numbersOn(page)).toEqual(['11 DE']);
    await page.mouse.move(1435, 5);
    await expect.poll(() => numbersOn(page)).toEqual([]);
    await button(page, /^Space 12,/).focus();
    await expect.poll(() => numbersOn(page)).toEqual(['12 DE']);
    const always = await visitMoment({ at: 'action', turn: 3 }, { labels: true });
    expect(await numbersOn(always)).toHaveLength(31);
    const apart = await visitMoment({ at: 'action', turn: 3 }, { palette: 'deutan' });
    expect(await numbersOn(apart)).toHaveLength(31);
  });

  it('has numbers where a line of the log or a hint speaks of spaces', async () => {
    const page = await visitMoment({ at: 'action', turn: 3 });
    const line = page.getByRole('button', { name: /moves from space \d+ to space \d+/ }).last();
    const [, from, to] = /from space (\d+) to space (\d+)/.exec((await line.textContent())!)!;
    await line.hover();
    await expect.poll(async () => (await numbersOn(page)).map((tag) => tag.split(' ')[0]).sort()).toEqual([from, to].sort());
    await page.mouse.move(1435, 5);
    await expect.poll(() => numbersOn(page)).toEqual([]);
  });
});

describe('where an action is asked for, a press', () => {
  it('on a fighter and then on a space maneuvers there; the boost is asked about on the way', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove });
    await button(page, /Medusa, .*: take up/).click();
    await expect.poll(() => button(page, /Medusa, /).getAttribute('aria-pressed')).toBe('true');
    const there = button(page, /, 2 steps away: maneuver here$/).first();
    const space = (await there.getAttribute('data-space'))!;
    await there.hover();
    await page.locator('.steps-away', { hasText: '2' }).waitFor();
    await there.click();
    await prompt(page)
      .getByRole('button', { name: /^Don’t boost/ })
      .click();
    await expect.poll(() => spaceOf(page, 'Medusa')).toBe(space);
  });

  it('on an enemy attacks it', async () => {
    const page = await visitMoment({ at: 'action', holds: canAttack });
    const enemy = button(page, /: attack$/).first();
    await enemy.hover();
    await enemy.click();
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Attack: /);
  });

  it('on something else says why not', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove });
    await board(page).getByRole('button', { disabled: true }).first().click({ force: true });
    await problem(page).getByText('Choose one of your fighters first, then where it goes.').waitFor();
    await mine(page).first().click();
    await expect.poll(() => problem(page).count()).toBe(0);
    await board(page)
      .getByRole('button', { name: /^Space \d+, zones? [^,]*$/, disabled: true })
      .first()
      .click({ force: true });
    await problem(page)
      .getByText(/^It is too far away|^The way is blocked/)
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => mine(page).count()).toBeGreaterThan(0);
    expect(await button(page, /: maneuver here$/).count()).toBe(0);
  });

  it('on a fighter that is drawn to a space maneuvers there', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove });
    const medusa = button(page, /Medusa, .*: take up/);
    await medusa.hover();
    await page.mouse.down();
    const from = await centreOf(medusa);
    await page.mouse.move(from.x + 12, from.y + 12, { steps: 4 });
    const there = button(page, /: maneuver here$/).first();
    const space = (await there.getAttribute('data-space'))!;
    const to = await centreOf(there);
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await prompt(page)
      .getByRole('button', { name: /^Don’t boost/ })
      .click();
    await expect.poll(() => spaceOf(page, 'Medusa')).toBe(space);
  });
});

describe('a press', () => {
  it('between two spaces asks which is meant; keys answer it', async () => {
    const page = await visitMoment({ at: 'moveTo', heroes: ['medusa', 'king-arthur'] }, {}, { viewport: { width: 700, height: 900 } });
    const [one, other] = await nearest(page);
    await page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2);
    const asked = page.getByRole('dialog', { name: 'Which one do you mean?' });
    await expect
      .poll(() =>
        asked
          .getByRole('button')
          .allTextContents()
          .then((names) => names.sort()),
      )
      .toEqual([one.name, other.name].sort());
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'detached' });
    await page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2);
    const first = (await asked.getByRole('button').first().textContent())!;
    await page.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: new RegExp(`moves from .* to ${first.toLowerCase()}\\.`) }).waitFor();
  });

  it('that slips is still a press, and one that moves the board is none', async () => {
    const page = await visitMoment({ at: 'moveTo', turn: 2 });
    const before = await prompt(page).textContent();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const pane = page.locator('.board-pane');
    const { x: left, y: top, width, height } = (await pane.boundingBox())!;
    const bare = await page.evaluate(
      (points) => points.find(([x, y]) => !document.elementFromPoint(x, y)?.closest('.space'))!,
      [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map((y): [number, number] => [left + x * width, top + y * height]),
      ),
    );
    const drawn = async (dx: number, dy: number): Promise<number> => {
      const ground = (await board(page).boundingBox())!;
      await page.mouse.move(...bare);
      await page.mouse.down();
      await page.mouse.move(bare[0] + dx, bare[1] + dy, { steps: 5 });
      await page.mouse.up();
      const now = (await board(page).boundingBox())!;
      return Math.hypot(now.x - ground.x, now.y - ground.y);
    };
    expect((await drawn(70, 50)) + (await drawn(-140, -100))).toBeGreaterThan(60);
    expect(await prompt(page).textContent()).toBe(before);
    const offered = board(page).getByRole('button', { disabled: false });
    await offered.first().scrollIntoViewIfNeeded();
    const inside = await pane.boundingBox();
    const { x, y } = await centreOf(offered.first());
    expect([x > inside!.x, y > inside!.y, x < inside!.x + inside!.width, y < inside!.y + inside!.height]).toEqual([true, true, true, true]);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 3, y + 2);
    await page.mouse.up();
    await expect.poll(() => prompt(page).textContent()).not.toBe(before);
  });
});

describe('what is being resolved', () => {
  it('has a line from who attacks to who is attacked, also before it is pressed', async () => {
    const page = await visitMoment({ at: 'attackCard' });
    expect(await page.locator('.attack-line[data-meant="false"]').count()).toBe(1);
    const target = await visitMoment({ at: 'target' });
    expect(await target.locator('.attack-line').count()).toBe(0);
    await board(target).getByRole('button', { disabled: false }).first().hover();
    await target.locator('.attack-line[data-meant="true"]').waitFor();
  });

  it('has whose effect it is, and the spaces that it has named', async () => {
    const page = await visitMoment({
      at: 'pickSpace',
      heroes: ['king-arthur', 'medusa'],
      holds: (game) => game.todo.at(-1)!.thatSpace >= 0,
    });
    expect(await page.locator('.fighter-above .speaking').count()).toBe(1);
    expect(await page.locator('.chosen-space').count()).toBe(1);
    const named = button(page, /, A space that the effect has named/);
    const [number] = /\d+/.exec((await named.getAttribute('aria-label'))!)!;
    expect((await numbersOn(page)).map((tag) => tag.split(' ')[0])).toEqual([number]);
  });

  it('shows who is with whom where there are teams, by sign and word', async () => {
    const page = await visitMoment({ at: 'action', mode: 'teams', turn: 4, board: 'hanging-gardens' });
    const marks = (isFriend: boolean) => page.locator(`[data-shown="true"] .team-mark[data-friend="${isFriend}"]`).count();
    const [allies, enemies] = [button(page, /, (You|Teammate), move/), button(page, /, Enemy, move/)];
    expect([await marks(true), await marks(false)]).toEqual([await allies.count(), await enemies.count()]);
    expect(await enemies.count()).toBeGreaterThan(1);
    const duel = await visitMoment({ at: 'action', turn: 2 });
    expect(await duel.locator('.team-mark').count()).toBe(0);
  });
});

describe('an enlarged board', () => {
  it('shows where the question is, when it is enlarged and when another one is asked', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove });
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const pane = (await page.locator('.board-pane').boundingBox())!;
    const seen = async (): Promise<boolean[]> => {
      const all = await board(page).getByRole('button', { disabled: false }).all();
      return Promise.all(
        all.map(async (each) => {
          const { x, y } = await centreOf(each);
          return x > pane.x && x < pane.x + pane.width && y > pane.y && y < pane.y + pane.height;
        }),
      );
    };
    expect(await seen()).toContain(true);
    await page.mouse.move(pane.x + 300, pane.y + 200);
    await page.mouse.wheel(3000, 3000);
    await page.mouse.wheel(-3000, -3000);
    await page.mouse.wheel(0, 3000);
    await prompt(page).getByRole('button', { name: 'Maneuver' }).click();
    await prompt(page)
      .getByRole('button', { name: /^Don’t boost/ })
      .click();
    await expect.poll(() => prompt(page).textContent()).toMatch(/who moves|Choose/);
    await expect.poll(seen).toContain(true);
  });
});

describe('by the keyboard', () => {
  it('arrows lead over the board, and the key Enter does what a space says; no two are alike', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove });
    const names = await board(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    expect(new Set(names).size).toBe(names.length);
    await button(page, /Medusa, .*: take up/).focus();
    await page.keyboard.press('Enter');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    expect(await focused()).toMatch(/: put down$/);
    const before = await focused();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await page.keyboard.press(key);
      if ((await focused()) !== before) break;
    }
    expect(await focused()).toMatch(/^Space \d+/);
    expect(await focused()).not.toBe(before);
    await button(page, /: maneuver here$/)
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Maneuver/);
  });
});

/** Two spaces that may be chosen, none nearer to each other. */
async function nearest(page: Page): Promise<[Placed, Placed]> {
  const placed: Placed[] = [];
  for (const each of await board(page).getByRole('button', { disabled: false }).all())
    placed.push({ name: /^Space \d+/.exec((await each.getAttribute('aria-label'))!)![0], ...(await centreOf(each)) });
  const pairs = placed.flatMap((one, n) => placed.slice(n + 1).map((other): [Placed, Placed] => [one, other]));
  const far = ([one, other]: [Placed, Placed]): number => Math.hypot(one.x - other.x, one.y - other.y);
  return pairs.reduce((best, pair) => (far(pair) < far(best) ? pair : best));
}
interface Placed {
  name: string;
  x: number;
  y: number;
}
