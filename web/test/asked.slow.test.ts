import { explain, type Game, prospect, view } from '@peerless/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { board, DESKTOP, hand, inBrowser, prompt, SIDEWAYS, UPRIGHT, visit, visitMoment } from './browser.ts';

inBrowser();

const SMALL = { viewport: { width: 1024, height: 768 } };
/** Can it be pressed where it is, without scrolling? */
const isInSight = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && element.contains(met);
  });
const heightOf = async (part: Locator): Promise<number> => Math.round((await part.boundingBox())!.height);

describe('what is asked', () => {
  for (const [name, device] of Object.entries({ upright: UPRIGHT, sideways: SIDEWAYS, small: SMALL }))
    it(`stays in sight beside a tip and a hint: ${name}`, async () => {
      const page = await visitMoment({ at: 'action', hand: 6 }, { guidance: true, lang: 'uk' }, device);
      const asked = page.locator('.prompt .asked');
      const answers = page.locator('.prompt .answers button');
      const seen = async (): Promise<void> => {
        expect(await isInSight(asked)).toBe(true);
        for (const each of await answers.all()) expect(await isInSight(each), (await each.textContent())!).toBe(true);
      };
      await page.locator('.guidance').waitFor();
      await seen();
      await page.locator('.in-short > .button').click();
      expect(await isInSight(page.locator('.guidance p'))).toBe(true);
      await page.locator('.in-short > .button').click();
      await page.keyboard.press('h');
      await page.locator('[aria-busy="false"] ol, [role="status"]').first().waitFor();
      await seen();
    }, 120_000);

  it('shows where a fighter is going while its boost is asked', async () => {
    const page = await visitMoment({ at: 'action', hand: 4 });
    const own = board(page).locator('[data-offered="true"][data-space]').first();
    await own.focus();
    await page.keyboard.press('Enter');
    const going = board(page)
      .getByRole('button', { name: /maneuver here/ })
      .first();
    await going.focus();
    await page.keyboard.press('Enter');
    await prompt(page).getByText(/boost/i).first().waitFor();
    await expect.poll(() => page.locator('.chosen-space').count()).toBe(1);
    expect(await page.locator('.fighter-piece[data-role="taken"]').count()).toBe(1);
    expect(await page.locator('.way-ahead').count()).toBe(2);
  }, 120_000);
});

describe('a card', () => {
  it('of a pile is read by one tap on a phone, and taken by the next', async () => {
    const page = await visitMoment({ at: 'takeCard', heroes: ['achilles', 'medusa'], turn: 20 }, {}, UPRIGHT);
    const first = page.locator('.card-answers button').first();
    expect(await isInSight(first)).toBe(true);
    const before = await prompt(page).locator('.asked').textContent();
    await first.tap();
    await page.locator('.reading-sheet').waitFor();
    expect(await prompt(page).locator('.asked').textContent()).toBe(before);
    await first.tap();
    await page.locator('.card-answers').waitFor({ state: 'detached' });
  }, 120_000);

  it('that is read takes no room from the combat', async () => {
    const page = await visitMoment({ at: 'reveal', hand: 3 }, { lang: 'uk' }, DESKTOP);
    const parts = ['.combat', '.prompt', '.seats', '.hand'].map((part) => page.locator(part));
    const before = await Promise.all(parts.map(heightOf));
    await page.locator('.in-hand').first().hover();
    const face = (await page.locator('.reading .reading-face').boundingBox())!;
    expect(await Promise.all(parts.map(heightOf))).toEqual(before);
    expect(face.width).toBeGreaterThanOrEqual(240);
    expect(face.y + face.height).toBeLessThanOrEqual((await page.locator('.combat').boundingBox())!.y);
    expect(face.y).toBeGreaterThanOrEqual(0);
  }, 120_000);

  it('of a combat is read by a tap on its name', async () => {
    const page = await visitMoment({ at: 'reveal', hand: 3 }, {}, UPRIGHT);
    await page.locator('.combat .laid button').first().tap();
    await page.locator('.reading-sheet').waitFor();
    const [picture, title] = await Promise.all(['.card-picture', 'h3'].map((part) => page.locator(`.reading-sheet ${part}`).boundingBox()));
    expect(picture!.width).toBeGreaterThanOrEqual(120);
    expect(picture!.height).toBeCloseTo((picture!.width * 2) / 3, -1);
    expect(title!.x + title!.width).toBeLessThanOrEqual(picture!.x);
    await page.locator('.reading-sheet').getByRole('button', { name: 'Close' }).tap();
    await page.locator('.reading-sheet').waitFor({ state: 'detached' });
  }, 120_000);

  it('says before it is laid whom it meets, and what it counts', async () => {
    const page = await visitMoment({ at: 'attackCard', hand: 4 });
    await hand(page).locator('[data-offered="true"]').first().hover();
    await prompt(page)
      .getByText(/: attack \d+, undefended /)
      .waitFor();
  }, 120_000);

  it('counts before it is laid what stands at the table', async () => {
    const isHigh = (game: Game): boolean => {
      const { fighter, target } = explain(game)!.about;
      return view(game, 0).seats[0].hand.some((card) =>
        prospect(game, fighter!, card).accounts[target!]?.some(({ how }) => how === 'highGround'),
      );
    };
    const page = await visitMoment({ at: 'attackCard', board: 'hanging-gardens', holds: isHigh });
    await hand(page).locator('[data-offered="true"]').first().hover();
    await prompt(page)
      .getByText(/^\d \(printed\) \+ 1 \(high ground\) = \d$/)
      .waitFor();
  }, 120_000);

  it('that is lifted to defend says what it counts, before the attack is known', async () => {
    const page = await visitMoment({ at: 'defense' }, {}, UPRIGHT);
    await hand(page).locator('[data-offered="true"]').first().tap();
    await prompt(page)
      .getByText(/^Defense \d before effects, attack unknown$/)
      .waitFor();
  }, 120_000);

  it('that boosts says how far a maneuver goes with it', async () => {
    const page = await visitMoment({ at: 'boostManeuver' });
    await hand(page).locator('[data-offered="true"]').first().hover();
    await prompt(page)
      .getByText(/^Movement: \d \+ \d = \d$/)
      .waitFor();
  }, 120_000);
});

describe('the tools of the board', () => {
  it('stay open on a phone while the board is enlarged step by step', async () => {
    const page = await visitMoment({ at: 'action' }, {}, UPRIGHT);
    await page.getByRole('button', { name: 'How the board is shown' }).tap();
    for (let n = 0; n < 2; n++) await page.getByRole('button', { name: 'Zoom in' }).tap();
    expect(await page.getByRole('button', { name: 'Zoom in' }).isVisible()).toBe(true);
  }, 120_000);
});

describe('forced colours', () => {
  const FORCED = { ...DESKTOP, forcedColors: 'active' } as const;
  type Style = 'outlineStyle' | 'outlineColor' | 'backgroundColor' | 'fill';
  const styleOf = (thing: Locator, style: Style): Promise<string> =>
    thing.evaluate((element, which) => getComputedStyle(element)[which], style);
  /** The colour of what is selected, as this browser has it. */
  const selection = (page: Page): Promise<string> =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    });

  it('show what may be chosen, and what is chosen', async () => {
    const page: Page = await visitMoment({ at: 'defense' }, {}, FORCED);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await styleOf(hand(page).locator('[data-offered="true"]').first(), 'outlineStyle')).not.toBe('none');
    await page.keyboard.press('n');
    await page.keyboard.press('n');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).not.toBe('none');
    const borders = await prompt(page).evaluate((element) => getComputedStyle(element).borderTopStyle);
    expect(borders).toBe('solid');
    const pressed = page.locator('.top-bar [aria-pressed="true"]');
    expect(await styleOf(pressed, 'backgroundColor')).toBe(await selection(page));
    const under = (name: string): Promise<string> =>
      page
        .locator(`.log [aria-pressed="${name}"]`)
        .first()
        .evaluate((button) => getComputedStyle(button).borderBottomStyle);
    expect([await under('true'), await under('false')]).toEqual(['solid', 'none']);
  }, 120_000);

  it('show which card is lifted, and which stays chosen', async () => {
    const phone = await visitMoment({ at: 'defense' }, {}, { ...UPRIGHT, forcedColors: 'active' });
    const first = hand(phone).locator('[data-offered="true"]').first();
    expect(await styleOf(first, 'outlineStyle')).toBe('solid');
    await first.tap();
    await phone.locator('.lifted').waitFor();
    expect(await styleOf(first, 'outlineStyle')).toBe('double');
    expect(await styleOf(first, 'outlineColor')).toBe(await selection(phone));

    const mayEither = (game: Game): boolean =>
      game.seats[0].hand.length > 1 &&
      view(game, 0).seats[0].hand.includes('feint') &&
      ['medusa', 'harpy-1', 'harpy-2', 'harpy-3'].filter((name) => prospect(game, name).targets.length > 0).length > 1;
    const page = await visitMoment({ at: 'action', holds: mayEither }, {}, FORCED);
    await hand(page).locator('[data-card="feint"]').first().click();
    const chosen = hand(page).locator('[data-chosen="true"]');
    await chosen.waitFor();
    expect(await styleOf(chosen, 'outlineStyle')).toBe('double');
  }, 120_000);

  it('show which fighter is taken up', async () => {
    const page = await visitMoment({ at: 'action', hand: 4 }, {}, FORCED);
    await board(page).locator('[data-offered="true"][data-space]').first().focus();
    await page.keyboard.press('Enter');
    const role = page.locator('.fighter-piece[data-role="taken"] .role');
    await role.waitFor();
    expect(await styleOf(role, 'fill')).toBe(await selection(page));
  }, 120_000);

  it.each([
    ['of a table', '#/new', '.board-preview'],
    ['that is played on', null, '.board.terrain'],
  ])(
    'leave spaces and lines of a board %s, and no ground',
    async (_, address, boards) => {
      const colors = { ...DESKTOP, forcedColors: 'active' as const };
      const page: Page = address ? await visit({}, colors, address) : await visitMoment({ at: 'action', board: 'sarpedon' }, {}, colors);
      await page.locator(`${boards} .ground`).first().waitFor({ state: 'attached' });
      const seen = await page.$$eval(`${boards} .ground`, (grounds) => grounds.map((ground) => getComputedStyle(ground).display));
      expect(new Set(seen)).toEqual(new Set(['none']));
      const [background, line] = await page
        .locator(boards)
        .first()
        .evaluate((svg) => {
          const ink = svg.querySelector('line:not(.bed, .over)')!;
          return [getComputedStyle(svg).backgroundColor, getComputedStyle(ink).stroke];
        });
      expect(line).not.toBe(background);
      expect([background, line].toSorted()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    },
    120_000,
  );
});
