import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../server/test/house.ts';
import { started } from '../../server/test/houses.ts';
import { board, inBrowser, serving, visit } from './browser.ts';
import { become } from './company.ts';

inBrowser();

const linesOf = ({ pushes }: Visitor) => pushes.flatMap((push) => ('line' in push ? [push.line] : []));

describe('talk among teammates', () => {
  it('goes to them alone where that is chosen, of whom is chosen, and comes marked as such', async () => {
    const { table, players } = await started(serving.hall, 4, { mode: 'teams' });
    const [me, foe, ally] = players;
    const page = await visit();
    await become(page, me, `#/table/${table}`);
    await board(page).waitFor();
    await page.getByRole('button', { name: 'Talk' }).click();
    const talk = page.getByRole('dialog', { name: 'Talk' });
    await talk.getByRole('group', { name: 'To whom' }).getByRole('radio', { name: 'Your teammate' }).check();
    await talk.getByText('Only your teammate hears this.').waitFor();
    await talk.getByRole('combobox', { name: 'About' }).selectOption('Sinbad');
    await talk.getByRole('list', { name: 'Say something' }).getByRole('button', { name: 'Attack Sinbad?' }).click();
    await talk.waitFor({ state: 'hidden' });
    await expect.poll(() => linesOf(ally)).toMatchObject([{ to: 'allies', says: { plan: 'attack', on: 'sinbad' } }]);
    await page.getByRole('status').filter({ hasText: 'To teammate: Attack Sinbad?' }).waitFor();

    await ally.ask('chat', { table, text: 'By the river', to: 'allies' });
    await foe.ask('chat', { table, text: 'Well met' });
    await page.getByRole('button', { name: /^Talk/ }).click();
    const lines = talk.getByRole('list', { name: 'What was said' }).getByRole('listitem');
    await lines.nth(2).waitFor();
    expect(await lines.evaluateAll((all) => all.map((line) => line.textContent!.startsWith('To teammate: ')))).toEqual([true, true, false]);

    // It stays as it was chosen, until everybody is chosen again.
    await talk.getByRole('textbox', { name: 'Message to your teammate' }).fill('psst');
    await talk.getByRole('button', { name: 'Send' }).click();
    await talk.getByRole('radio', { name: 'All at the table' }).check();
    await talk.getByRole('textbox', { name: 'Message', exact: true }).fill('hello');
    await talk.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => linesOf(foe).map(({ says }) => says)).toEqual([{ text: 'Well met' }, { text: 'hello' }]);
    expect(linesOf(ally).map(({ to }) => to)).toEqual(['allies', 'allies', 'all', 'allies', 'all']);
  }, 120_000);
});
