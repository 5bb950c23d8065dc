/** A little of what the wide suite looks at; and that it would see what lies over, or hides, what is being resolved. */
import { LANGS } from '@peerless/text/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { inPageProgram } from '../../tools/in-page.mjs';
import { inBrowser, serving, theBrowser } from './browser.ts';
import { type Combination, type Opened, SCREENS, STATE_NAMES, type StateName, sizeOf, THEMES, titleOf } from './combinations.ts';
import { faultsAt } from './layout.ts';
import { look } from './looking.ts';

inBrowser();

let program = '';
beforeAll(async () => {
  program = await inPageProgram('web/test/in-page/index.ts');
});
const screenOf = (size: string, isTouched: boolean) => SCREENS.find((each) => sizeOf(each) === size && each.isTouched === isTouched)!;
const SMALL = { mouse: ['1440x900', '1024x768'], finger: ['390x664', '750x340', '820x1180'] };
const TABLE: Omit<Opened, 'isTouched' | 'state'> = {
  lang: 'uk',
  table: 'teams',
  hand: 5,
  at: 'reveal',
  board: 'marmoreal',
  heroes: ['medusa', 'king-arthur', 'sinbad', 'alice'],
};
/** By mouse and by finger, by day and by night. */
const combination = (state: StateName, isTouched: boolean, more: Partial<Opened> = {}): Combination => ({
  opened: { ...TABLE, ...more, state, isTouched },
  sights: SMALL[isTouched ? 'finger' : 'mouse'].map((size, n) => ({
    screen: screenOf(size, isTouched),
    theme: THEMES[(n + STATE_NAMES.indexOf(state)) % 2],
    textSize: 1,
  })),
});

describe('a table in the midst of a combat', () => {
  it.each(STATE_NAMES)('has nothing wrong on any screen: %s', async (state) => {
    const found: string[] = [];
    const all = [combination(state, false), combination(state, true)];
    await look({ browser: theBrowser(), url: serving.url, program }, all, ({ opened, sight, faults }) => {
      found.push(...faults.map((fault) => `${titleOf(opened, sight)}: ${fault}`));
    });
    expect(found).toEqual([]);
  });
});

describe('a hand of the longest names', () => {
  it.each(LANGS)('has nothing wrong on any phone, in %s', async (lang) => {
    const opened: Opened = {
      ...TABLE,
      lang,
      table: 'duel',
      hand: 8,
      at: 'action',
      heroes: ['sinbad', 'dracula'],
      state: 'plain',
      isTouched: true,
    };
    const sights = ['390x664', '360x640', '750x340', '640x360'].map((size) => ({
      screen: screenOf(size, true),
      theme: THEMES[0],
      textSize: 1,
    }));
    const found: string[] = [];
    await look({ browser: theBrowser(), url: serving.url, program }, [{ opened, sights }], async ({ sight, page, faults }) => {
      found.push(...faults.map((fault) => `${titleOf(opened, sight)}: ${fault}`));
      if (sight.screen.width !== 390 && sight.screen.width !== 750) return;
      // It would be seen.
      const style = await page.addStyleTag({ content: '.hand ul { grid-auto-rows: 40px !important } .hand { mask: none !important }' });
      expect((await faultsAt(page, sight)).join('\n')).toMatch(
        sight.screen.width === 390 ? /sticks out of card/ : /does not show that it goes on/,
      );
      await style.evaluate((element) => (element as HTMLElement).remove());
    });
    expect(found).toEqual([]);
  });
});

describe('a fault is seen', () => {
  const PLANTED: [string, StateName, boolean, string, RegExp][] = [
    ['a combat that is put away while a card is lifted', 'reading', true, '.side { display: none }', /being resolved is out of sight/],
    ['a value that is scrolled away', 'plain', true, '.side { max-height: 30px }', /being resolved is out of sight/],
    ['a damage that is cut off', 'plain', false, '.side { max-height: 60px }', /being resolved is out of sight/],
    ['a card over the combat', 'reading', false, '.reading { grid-area: side !important }', /lies over the combat/],
    ['a card over the prompt', 'reading', false, '.reading { grid-area: prompt !important }', /lies over the prompt/],
    [
      'a card over those who fight',
      'reading',
      false,
      '.reading > div { position: fixed; inset: 30% auto auto 30% }',
      /lies over whom it is about/,
    ],
    ['a card above the window', 'reading', false, '.reading > div { bottom: 90dvh }', /lies outside the window/],
  ];
  it.each(PLANTED)('%s', async (_, state, isTouched, style, fault) => {
    const { opened, sights } = combination(state, isTouched);
    const all = [{ opened, sights: sights.slice(0, 1) }];
    await look({ browser: theBrowser(), url: serving.url, program }, all, async ({ sight, page, faults }) => {
      expect(faults).toEqual([]);
      await page.addStyleTag({ content: style });
      expect((await faultsAt(page, sight)).join('\n')).toMatch(fault);
    });
  });
});
