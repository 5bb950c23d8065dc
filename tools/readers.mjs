/** `node tools/readers.mjs`: what somebody is shown who is to say how well the first duel teaches (its screens, and ten positions to be asked about) and how well a table can be read (random moments). */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { calledWith } from './options.mjs';
import { disguised } from './readers/disguise.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';

const DEVICES = {
  desktop: { by: 'mouse', device: { viewport: { width: 1440, height: 900 } } },
  phone: { by: 'finger', device: { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
  sideways: { by: 'finger', device: { viewport: { width: 750, height: 340 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } },
};
const LESSON = 'first-duel';
const { values } = calledWith({
  run: 'node tools/readers.mjs',
  what: `Plays the first duel in a browser as whoever listens would, with made-up names for heroes, cards and words of the rules, and takes what readers are shown:
  duel/NN.png    the screen when a step begins; said.txt: what the teacher says there
  asked/NN.png   a position to be asked about, with all that would tell the answer hidden; asked.txt: the questions
  table/NN.png   with "--only table": random moments of random games under their own names, to be asked what is going on
  right.txt      what each step waits for, and the right answers: not for the readers`,
  options: {
    out: { type: 'string', value: 'FOLDER', default: 'reports/readers', about: 'where to lay it all' },
    device: { type: 'string', value: 'DEVICE', default: 'desktop', about: Object.keys(DEVICES).join(', ') },
    only: { type: 'string', value: 'PART', about: 'duel, asked or table; duel and asked if it is not said' },
    count: { type: 'string', value: 'N', default: '20', about: 'how many random moments' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same moments' },
  },
});
const refuse = (problem) => {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
};
if (!Object.hasOwn(DEVICES, values.device)) refuse(`"${values.device}" is none of ${Object.keys(DEVICES).join(', ')}`);
if (values.only !== undefined && !['duel', 'asked', 'table'].includes(values.only))
  refuse(`"${values.only}" is none of duel, asked, table`);
for (const name of ['count', 'seed'])
  if (!/^[1-9]\d{0,5}$/.test(values[name])) refuse(`--${name} "${values[name]}" is no whole number from 1 to 999999`);

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const lesson = read(`lessons/${LESSON}.lesson`);
const questions = JSON.parse(read('tools/readers/questions.json'));
const answers = JSON.parse(read('tools/readers/answers.json'));
const out = resolve(values.out);
const number = (n) => String(n + 1).padStart(2, '0');

const { url, browser, stop } = await served();
const { lessonSeen, questionsSeen, tablesSeen, write } = await import(pathToFileURL(await bundle('web/test/readers.ts')).href);
const right = [];
/** Pictures by number, and a list of what is said to them. */
const lay = (part, seen, list) => {
  for (const [n, { picture }] of seen.entries()) write(join(out, part, `${number(n)}.png`), picture);
  write(join(out, part, list), seen.map(({ said }, n) => `${number(n)}: ${said}\n`).join(''));
};
try {
  const reading = { browser, url, disguised, ...DEVICES[values.device] };
  if ((values.only ?? 'duel') === 'duel') {
    const seen = await lessonSeen(reading, LESSON, lesson);
    lay('duel', seen, 'said.txt');
    const { steps } = JSON.parse(disguised(lesson));
    for (const [n, { id }] of seen.entries()) {
      const step = steps.find((each) => each.id === id);
      if (step) right.push(`duel ${number(n)} ${id}: ${JSON.stringify(step.awaits)}`);
    }
  }
  if ((values.only ?? 'asked') === 'asked') {
    lay('asked', await questionsSeen(reading, questions), 'asked.txt');
    for (const [n, { id }] of questions.entries()) right.push(`asked ${number(n)} ${id}: ${answers[id].right}`);
  }
  if (values.only === 'table') {
    const reading = { browser, url, disguised: (text) => text, ...DEVICES[values.device] };
    for (const [n, { picture, told }] of (await tablesSeen(reading, Number(values.count), Number(values.seed))).entries()) {
      write(join(out, 'table', `${number(n)}.png`), picture);
      right.push(`table ${number(n)}: ${JSON.stringify(told)}`);
    }
  }
} finally {
  await stop();
}
write(join(out, 'right.txt'), `${right.join('\n')}\n`);
console.log(`in ${out}`);
