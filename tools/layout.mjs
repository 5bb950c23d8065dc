/** `node tools/layout.mjs`: looks at tables on screens of all sizes, says what is wrong with each, and takes pictures. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { inPageProgram } from './in-page.mjs';
import { calledWith } from './options.mjs';
import { served } from './served.mjs';
import { setUp } from './setup.mjs';

const { values } = calledWith({
  run: 'node tools/layout.mjs',
  what: 'Looks at tables on screens of all sizes and says what overlaps, is cut off, lies outside or is too small. Lists are separated by commas; every combination of them is looked at.',
  options: {
    size: { type: 'string', value: 'WxH,…', default: '1440x900', about: 'windows; "all" for every one of the tests' },
    touch: { type: 'boolean', about: 'tablets are touched; phones always are' },
    lang: { type: 'string', value: 'LANG,…', default: 'en', about: 'languages' },
    theme: { type: 'string', value: 'THEME,…', default: 'light', about: 'light, dark' },
    text: { type: 'string', value: 'N,…', default: '100', about: 'size of the text in %' },
    table: { type: 'string', value: 'TABLE,…', default: 'duel', about: 'duel, three, four, teams' },
    hand: { type: 'string', value: 'N,…', default: '5', about: 'cards in hand' },
    moment: {
      type: 'string',
      value: 'QUESTION,…',
      default: 'action',
      about: 'what is asked: a kind of question, schemeSpace, reveal, bonusAttack',
    },
    board: { type: 'string', value: 'BOARD,…', default: 'marmoreal', about: 'boards' },
    heroes: { type: 'string', value: 'HERO,…', default: 'medusa,king-arthur,sinbad,alice', about: 'as many as there are seats, or more' },
    state: {
      type: 'string',
      value: 'STATE',
      default: 'plain',
      about: 'plain, reading (a card), guidance (tips), log (shown), hint',
    },
    shot: { type: 'string', value: 'FILE', about: 'takes a picture; several are laid on one contact sheet' },
    sample: { type: 'boolean', about: 'looks at the tables of the wide suite instead, in which every two things occur together' },
  },
});
const listed = (text) => text.split(',');
const screenOf = (size) => {
  const [width, height] = size.split('x').map(Number);
  return { width, height, isTouched: values.touch === true || Math.min(width, height) < 600 };
};
await setUp();
const { look, sample, SCREENS, titleOf, contactSheet, write } = await import(pathToFileURL(await bundle('web/test/looking.ts')).href);

const screens = values.size === 'all' ? SCREENS : listed(values.size).map(screenOf);
const sightsOn = (isTouched) =>
  screens
    .filter((screen) => screen.isTouched === isTouched)
    .flatMap((screen) =>
      listed(values.theme).flatMap((theme) => listed(values.text).map((text) => ({ screen, theme, textSize: text / 100 }))),
    );
const crossed = [true, false].flatMap((isTouched) =>
  listed(values.lang).flatMap((lang) =>
    listed(values.table).flatMap((table) =>
      listed(values.hand).flatMap((hand) =>
        listed(values.moment).flatMap((at) =>
          listed(values.board).map((board) => ({
            opened: { lang, table, hand: Number(hand), at, board, heroes: listed(values.heroes), isTouched, state: values.state },
            sights: sightsOn(isTouched),
          })),
        ),
      ),
    ),
  ),
);
const all = values.sample ? sample() : crossed.filter(({ sights }) => sights.length);

const { url, browser, stop } = await served();
const shots = [];
let faulty = 0;
const tell = async ({ opened, sight, faults, page }) => {
  console.log([titleOf(opened, sight), ...faults.map((fault) => `  ${fault}`)].join('\n'));
  if (faults.length) faulty++;
  if (values.shot) shots.push({ title: titleOf(opened, sight), picture: await page.screenshot(), width: sight.screen.width });
};
try {
  await look({ browser, url, program: await inPageProgram('web/test/in-page/index.ts') }, all, tell);
  if (shots.length === 1) write(values.shot, shots[0].picture);
  else if (shots.length) await contactSheet(browser, shots, values.shot);
} finally {
  await stop();
}
const looks = all.reduce((sum, { sights }) => sum + sights.length, 0);
console.log(`${looks} looks, ${faulty} with faults`);
process.exitCode = faulty ? 1 : 0;
