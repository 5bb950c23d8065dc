/** The pages on which people come back and meet: in every language, light and dark, on every kind of device. */
import { LANGS } from '@peerless/text/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving } from './browser.ts';
import { company } from './company.ts';
import { arriving, DEVICES, type DeviceName, faultsOn, openOn, PAGES } from './meeting-pages.ts';

inBrowser(async () => ({ clubHours: [0] }));
let of: Awaited<ReturnType<typeof company>>;
let program: string;
beforeAll(async () => {
  of = await company(serving.hall);
  program = await inPageProgram('web/test/in-page/index.ts');
});

const ALL = LANGS.flatMap((lang) =>
  ['light', 'dark'].flatMap((theme) => (Object.keys(DEVICES) as DeviceName[]).map((device) => ({ lang, theme, device }))),
);
describe('the pages on which people come back and meet', () => {
  it.each(ALL)(
    'can be used by everybody: $lang, $theme, $device',
    async (looks) => {
      const page = await arriving(of, looks, program);
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
