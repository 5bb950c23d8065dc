/** The board under fingers, on a phone. */
import { BOARDS } from '@peerless/boards';
import { type Game, prospect, view } from '@peerless/engine';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { board, inBrowser, PHONE, prompt, visitMoment } from './browser.ts';
import { centreOf, spaceOf } from './on-board.ts';

inBrowser();

const button = (page: Page, name: string | RegExp): Locator => board(page).getByRole('button', { name });
const tap = async (page: Page, thing: Locator): Promise<void> => {
  const { x, y } = await centreOf(thing);
  await page.touchscreen.tap(x, y);
};
/** Can the first seat attack the other hero? */
const canAttackHero = (game: Game): boolean => {
  const { fighters, choices } = view(game, 'all');
  if (!choices.some(({ action }) => action === 'attack')) return false;
  const own = Object.keys(fighters).filter((name) => fighters[name].seat === 0 && fighters[name].space !== null);
  return own.some((name) => prospect(game, name).targets.some((target) => fighters[target].hero));
};
const canMove = (game: Game): boolean => Object.keys(prospect(game, 'medusa').ways).length > 3;

interface Finger {
  x: number;
  y: number;
}
/** Fingers that are put down, moved step by step, and lifted. */
async function gesture(page: Page, from: Finger[], to: Finger[]): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })) });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++)
    await touch(
      'touchMove',
      from.map(({ x, y }, n) => ({ x: x + ((to[n].x - x) * step) / 8, y: y + ((to[n].y - y) * step) / 8 })),
    );
  await touch('touchEnd', []);
  await session.detach();
}
const widthOf = async (page: Page): Promise<number> => (await board(page).boundingBox())!.width;
const middleOf = (page: Page): Promise<Finger> => centreOf(page.locator('.board-pane'));
async function spread(page: Page, from: number, to: number): Promise<void> {
  const { x, y } = await middleOf(page);
  await gesture(page, [{ x: x - from, y }, { x: x + from, y }], [{ x: x - to, y }, { x: x + to, y }]); // biome-ignore format: fingers
}
const pageZoom = (page: Page): Promise<number> => page.evaluate(() => visualViewport!.scale);

describe('a finger', () => {
  it('looks at an enemy before it attacks', async () => {
    const page = await visitMoment({ at: 'action', holds: canAttackHero }, {}, PHONE);
    const hero = button(page, /(Medusa|King Arthur), .*: attack$/);
    await tap(page, hero);
    await page.getByText(/^health \d+ of \d+$/).waitFor();
    await page.getByText('Tap again to attack').waitFor();
    expect(await prompt(page).textContent()).not.toMatch(/^Attack: /);
    await tap(page, button(page, /: Tap again to attack$/));
    await expect.poll(() => prompt(page).textContent()).toMatch(/^Attack: /);
  });

  it('sees the way and the steps before a maneuver begins', async () => {
    const page = await visitMoment({ at: 'action', turn: 2, holds: canMove }, {}, PHONE);
    await tap(page, button(page, /Medusa, .*: take up/));
    const there = button(page, /, 2 steps away: maneuver here$/).first();
    const space = (await there.getAttribute('data-space'))!;
    await tap(page, there);
    await page.getByText('Tap again to go there').waitFor();
    await page.getByText('2 steps away').waitFor();
    expect(await page.locator('.way-ahead:not(.edge)').count()).toBe(1);
    expect(await prompt(page).textContent()).toMatch(/Choose an action/);
    await tap(page, board(page).locator(`[data-space="${space}"]`));
    await prompt(page)
      .getByRole('button', { name: /^Don’t boost/ })
      .tap();
    await expect.poll(() => spaceOf(page, 'Medusa')).toBe(space);
  });

  it.each(['second tap', 'button'])('sees the way before a fighter goes it, which the %s does', async (by) => {
    const page = await visitMoment(
      { at: 'moveTo', turn: 2, holds: (game) => canMove(game) && view(game, 'all').waiting?.about.fighter === 'medusa' },
      {},
      PHONE,
    );
    const there = board(page)
      .locator('[data-offered="true"]')
      .and(board(page).getByRole('button', { name: /2 steps away/ }))
      .first();
    const space = (await there.getAttribute('data-space'))!;
    await tap(page, there);
    await page.getByText('Tap again to go there').waitFor();
    await page.getByText('2 steps away').waitFor();
    expect(await page.locator('.way-ahead:not(.edge)').count()).toBe(1);
    expect(await prompt(page).textContent()).toMatch(/Choose where Medusa goes/);
    const button = prompt(page).getByRole('button', { name: /^Medusa to space \d+$/ });
    if (by === 'button') await button.tap();
    else await tap(page, board(page).locator(`[data-space="${space}"]`));
    await expect.poll(() => spaceOf(page, 'Medusa')).toBe(space);
  });

  it('sees who attacks whom before whom to attack is answered', async () => {
    const page = await visitMoment({ at: 'target' }, {}, PHONE);
    await tap(page, board(page).locator('[data-offered="true"]').first());
    await page.locator('.attack-line[data-meant="true"]').waitFor();
    const asked = await prompt(page).locator('.asked').textContent();
    await prompt(page)
      .getByRole('button', { name: / attacks / })
      .tap();
    await expect.poll(() => prompt(page).locator('.asked').textContent()).not.toBe(asked);
  });

  it('draws a fighter to where it goes', async () => {
    const page = await visitMoment(
      { at: 'moveTo', turn: 2, holds: (game) => canMove(game) && view(game, 'all').waiting?.about.fighter === 'medusa' },
      {},
      PHONE,
    );
    const from = await centreOf(button(page, /, Medusa, \d+ health/));
    const there = board(page)
      .getByRole('button', { name: /^Space \d+, zones? [^,]*, \d steps? away/, disabled: false })
      .first();
    const space = (await there.getAttribute('data-space'))!;
    await gesture(page, [from], [await centreOf(there)]);
    await expect.poll(() => spaceOf(page, 'Medusa')).toBe(space);
    expect(await prompt(page).textContent()).not.toMatch(/Choose where Medusa goes/);
  });

  it('that taps twice enlarges nothing', async () => {
    const page = await visitMoment({ at: 'action', turn: 2 }, {}, PHONE);
    const before = await widthOf(page);
    const { x, y } = await middleOf(page);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    expect([await widthOf(page), await pageZoom(page)]).toEqual([before, 1]);
  });
});

describe('two fingers', () => {
  it('enlarge the board and not the page, where they are; one then moves it', async () => {
    const page = await visitMoment({ at: 'action', turn: 2 }, {}, PHONE);
    const before = await widthOf(page);
    expect(before).toBeGreaterThan(340);
    const centre = await middleOf(page);
    const held = board(page).locator('[data-space="s11"]');
    const [was] = [await centreOf(held)];
    await spread(page, 40, 100);
    await expect.poll(() => widthOf(page)).toBeCloseTo(before * 2.5, -1);
    expect(await pageZoom(page)).toBe(1);
    const now = await centreOf(held);
    expect(Math.abs(now.x - (centre.x + (was.x - centre.x) * 2.5))).toBeLessThan(4);
    expect(Math.abs(now.y - (centre.y + (was.y - centre.y) * 2.5))).toBeLessThan(4);
    await gesture(page, [centre], [{ x: centre.x + 60, y: centre.y + 40 }]);
    const moved = await centreOf(held);
    expect([moved.x - now.x, moved.y - now.y].map(Math.round)).toEqual([60, 40].map((far) => expect.closeTo(far, -1)));
    await spread(page, 100, 20);
    await expect.poll(() => widthOf(page)).toBeCloseTo(before, 0);
    expect(await pageZoom(page)).toBe(1);
  });
});

describe('what may be chosen out of sight', () => {
  it('is marked at the edge, and a tap there leads to it', async () => {
    const page = await visitMoment({ at: 'action', turn: 2 }, {}, PHONE);
    await spread(page, 30, 120);
    const pane = (await page.locator('.board-pane').boundingBox())!;
    const isInSight = async (thing: Locator): Promise<boolean> => {
      const { x, y } = await centreOf(thing);
      return x > pane.x && x < pane.x + pane.width && y > pane.y && y < pane.y + pane.height;
    };
    const offered = await board(page).getByRole('button', { disabled: false }).all();
    const hidden: Locator[] = [];
    for (const each of offered) if (!(await isInSight(each))) hidden.push(each);
    expect(hidden.length).toBeGreaterThan(0);
    const marks = page.getByRole('button', { name: /^\d+ choices? further (left|right|up|down)$/ });
    expect(await marks.count()).toBeGreaterThan(0);
    await marks.first().tap();
    await expect.poll(async () => (await Promise.all(hidden.map(isInSight))).some(Boolean)).toBe(true);
  });
});

describe.each(BOARDS)('on $id, 360 pixels wide', ({ id }) => {
  it('a tap some pixels beside the middle of any space that is offered reaches it, and no tool covers one', async () => {
    const page = await visitMoment({ at: 'placeTo', board: id, heroes: ['king-arthur', 'medusa'], holds: placesMerlin }, {}, PHONE);
    const pane = (await page.locator('.board-pane').boundingBox())!;
    expect(pane.width).toBeGreaterThan(345);
    const radius = (BOARDS.find((each) => each.id === id)!.radius * pane.width) / 1000;
    const tools = (await page.getByRole('button', { name: 'How the board is shown' }).locator('svg').boundingBox())!;
    const offered = board(page).getByRole('button', { disabled: false });
    expect(await offered.count()).toBeGreaterThan(8);
    for (const each of await offered.all()) {
      const { x, y } = await centreOf(each);
      const away = Math.hypot(x - tools.x - tools.width / 2, y - tools.y - tools.height / 2);
      expect(away).toBeGreaterThanOrEqual(tools.width / 2 + radius);
    }
    const far = offered.nth((await offered.count()) >> 1);
    const space = await far.getAttribute('data-space');
    const { x, y } = await centreOf(far);
    await page.touchscreen.tap(x + 6, y - 6);
    await page.getByText('Press again to choose this').waitFor();
    await page.touchscreen.tap(x + 6, y - 6);
    await expect.poll(() => spaceOf(page, 'Merlin')).toBe(space);
  });
});
const placesMerlin = (game: Game): boolean => view(game, 'all').choices.filter(({ fighter }) => fighter === 'merlin').length > 8;
