import { describe, expect, it } from 'vitest';
import { begin, board, DESKTOP, dice, inBrowser, offered, PHONE, prompt, visit } from './browser.ts';

inBrowser();

describe('the board', () => {
  it.each([DESKTOP, PHONE])('says who a fighter is when it is pointed at, tapped or focused', async (device) => {
    const page = await visit({}, device);
    await begin(page);
    await page.mouse.move(5, 5);
    const fighter = board(page)
      .getByRole('button', { name: /, \d+ health, move \d, (melee|ranged)/ })
      .first();
    const label = page.getByText(/^health \d+ of \d+$/);
    if (device === PHONE) await fighter.tap({ force: true });
    else await fighter.hover();
    await label.waitFor();
    await page.keyboard.press('Escape');
    if (device === PHONE) return;
    await page.mouse.move(5, 5);
    await label.waitFor({ state: 'detached' });
    await fighter.focus();
    await label.waitFor();
  });

  it('lets a finger look at an enemy before it attacks', async () => {
    const page = await visit({}, PHONE);
    await begin(page);
    const roll = dice(5);
    const enemy = await page.getByRole('region', { name: 'Players' }).getByRole('heading').last().textContent();
    const remark = page.getByText('Tap again to attack');
    const attack = prompt(page).getByRole('button', { name: 'Attack', disabled: false });
    const isAttacking = async (): Promise<boolean> => /^Attack: /.test((await prompt(page).textContent()) ?? '');
    for (let n = 0; n < 300; n++) {
      if (await attack.count()) {
        const hero = board(page).getByRole('button', { name: `, ${enemy}, ` });
        await hero.tap({ force: true });
        const isInReach = await remark.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
        expect(await isAttacking()).toBe(false);
        // On a slow machine a tap may become a long press, which only looks.
        for (let tries = 0; isInReach && tries < 5 && !(await isAttacking()); tries++) {
          await hero.tap({ force: true });
          await page.waitForTimeout(500);
        }
        if (isInReach) return expect(await isAttacking()).toBe(true);
      }
      // Nobody else attacks for this seat.
      const maneuver = prompt(page).getByRole('button', { name: 'Maneuver', disabled: false });
      const ways = (await maneuver.count()) ? [maneuver] : await offered(page);
      if (ways.length) await ways[roll(ways.length)].click({ timeout: 2000 }).catch(() => {});
      else await page.waitForTimeout(30);
    }
    throw new Error('nobody ever came into reach');
  }, 120_000);

  it('shows the whole name of a hero on a phone', async () => {
    const page = await visit({}, PHONE);
    await begin(page);
    const names = await page.getByRole('region', { name: 'Players' }).getByRole('heading').all();
    expect(names).toHaveLength(2);
    for (const name of names) expect(await name.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
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
});
