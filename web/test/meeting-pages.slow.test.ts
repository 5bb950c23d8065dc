/** A sample of what `meeting-pages.wide.test.ts` looks at whole. */
import { beforeAll, describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving, visit } from './browser.ts';
import { company } from './company.ts';
import { arriving, faultsOn, type Looks, openOn, PAGES } from './meeting-pages.ts';

inBrowser(async () => ({ clubHours: [0] }));
let of: Awaited<ReturnType<typeof company>>;
beforeAll(async () => {
  of = await company(serving.hall);
});

const SAMPLE: readonly Looks[] = [{ lang: 'en', theme: 'light', device: 'desktop' }];
describe('the pages on which people come back and meet', () => {
  it.each(SAMPLE)(
    'can be used by everybody: $lang, $theme, $device',
    async (looks) => {
      const page = await arriving(of, looks, await inPageProgram('web/test/in-page/index.ts'));
      const found: string[] = [];
      for (const each of PAGES) {
        await openOn(page, of, each);
        found.push(...(await faultsOn(page, looks)).map((fault) => `${each.name}: ${fault}`));
      }
      expect(found).toEqual([]);
    },
    120_000,
  );
});

it('the first screen tells of the club hour also to somebody who was never there', async () => {
  const page = await visit();
  await page.getByRole('link', { name: /^Club hour: / }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('peerless.player'))).toBeNull();
}, 60_000);
