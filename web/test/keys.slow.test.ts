import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inBrowser, serving, visit } from './browser.ts';

inBrowser();

const ownProfile = async (page: Page): Promise<void> => {
  await page.goto(`${serving.url}#/online`);
  await page.getByRole('navigation', { name: 'Your profile' }).locator('a.person').click();
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
};
const playerOf = (page: Page): Promise<{ id: string; key: string }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('peerless.player')!) as { id: string; key: string });
const code = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'Recovery code' }).first().inputValue();
const becomeBy = async (page: Page, secret: string): Promise<void> => {
  await page.getByText('I have a code from another device').click();
  await page.getByRole('textbox', { name: 'Recovery code' }).last().fill(secret);
  await page.getByRole('button', { name: 'Become that player' }).click();
};

describe('a player with two devices', () => {
  it('signs the other one out, and comes back to it with the new code', async () => {
    const [laptop, phone] = [await visit(), await visit()];
    await ownProfile(laptop);
    const before = await playerOf(laptop);
    await laptop.getByRole('button', { name: 'Show a new code' }).click();
    const oldCode = await code(laptop);
    await ownProfile(phone);
    await becomeBy(phone, oldCode);
    await expect.poll(async () => (await playerOf(phone)).id).toBe(before.id);
    await phone.getByRole('button', { name: 'Sign out all other devices' }).waitFor();
    // Another tab of the same browser has the same key, and gets the new one.
    const tab = await laptop.context().newPage();
    await tab.goto(`${serving.url}#/online`);
    await tab.getByRole('button', { name: 'Invite a friend' }).waitFor();

    await laptop.getByRole('button', { name: 'Sign out all other devices' }).click();
    await laptop.getByRole('button', { name: 'Yes, sign them out' }).click();
    await laptop.getByText('All other devices are signed out.').waitFor();
    const newCode = await code(laptop);
    expect(newCode).not.toBe(oldCode);

    await phone.getByText('The key of this browser is no longer valid').waitFor();
    await expect.poll(async () => (await playerOf(phone)).id).not.toBe(before.id);
    await phone.getByRole('button', { name: 'Got it' }).click();
    await phone.getByText('The key of this browser is no longer valid').waitFor({ state: 'hidden' });
    for (const page of [laptop, tab]) {
      await expect.poll(async () => (await playerOf(page)).id).toBe(before.id);
      expect((await playerOf(page)).key).not.toBe(before.key);
      expect(await page.getByText('The key of this browser is no longer valid').count()).toBe(0);
    }
    await tab.getByRole('button', { name: 'Invite a friend' }).click();
    await tab.getByRole('textbox', { name: 'Link to this table' }).waitFor();

    await ownProfile(phone);
    await becomeBy(phone, newCode);
    await expect.poll(async () => (await playerOf(phone)).id).toBe(before.id);
  }, 120_000);
});
