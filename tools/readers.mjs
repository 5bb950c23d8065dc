/** `node tools/readers.mjs`: what somebody is shown who is to say how well the first duel teaches: its screens, and ten positions to be asked about. */
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
};
const LESSON = 'first-duel';
const { values } = calledWith({
  run: 'node tools/readers.mjs',
  what: `Plays the first duel in a browser as whoever listens would, with made-up names for heroes, cards and words of the rules, and takes what readers are shown:
  duel/NN.png    the screen when a step begins; said.txt: what the teacher says there
  asked/NN.png   a position to be asked about, with all that would tell the answer hidden; asked.txt: the questions
  right.txt      what each step waits for, and the right answers: not for the readers`,
  options: {
    out: { type: 'string', value: 'FOLDER', default: 'reports/readers', about: 'where to lay it all' },
    device: { type: 'string', value: 'DEVICE', default: 'desktop', about: Object.keys(DEVICES).join(', ') },
    only: { type: 'string', value: 'PART', about: 'duel or asked; both if it is not said' },
  },
});
const refuse = (problem) => {
  process.stderr.write(`${problem}\n`);
  process.exit(2);
};
if (!Object.hasOwn(DEVICES, values.device)) refuse(`"${values.device}" is none of ${Object.keys(DEVICES).join(', ')}`);
if (values.only !== undefined && !['duel', 'asked'].includes(values.only)) refuse(`"${values.only}" is neither duel nor asked`);

const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const lesson = read(`lessons/${LESSON}.lesson`);
const questions = JSON.parse(read('tools/readers/questions.json'));
const answers = JSON.parse(read('tools/readers/answers.json'));
const out = resolve(values.out);
const number = (n) => String(n + 1).padStart(2, '0');

const { url, browser, stop } = await served();
const { lessonSeen, questionsSeen, write } = await import(pathToFileURL(await bundle('web/test/readers.ts')).href);
const right = [];
/** Pictures by number, and a list of what is said to them. */
const lay = (part, seen, list) => {
  for (const [n, { picture }] of seen.entries()) write(join(out, part, `${number(n)}.png`), picture);
  write(join(out, part, list), seen.map(({ said }, n) => `${number(n)}: ${said}\n`).join(''));
};
try {
  const reading = { browser, url, disguised, ...DEVICES[values.device] };
  if (values.only !== 'asked') {
    const seen = await lessonSeen(reading, LESSON, lesson);
    lay('duel', seen, 'said.txt');
    const { steps } = JSON.parse(disguised(lesson));
    for (const [n, { id }] of seen.entries()) {
      const step = steps.find((each) => each.id === id);
      if (step) right.push(`duel ${number(n)} ${id}: ${JSON.stringify(step.awaits)}`);
    }
  }
  if (values.only !== 'duel') {
    lay('asked', await questionsSeen(reading, questions), 'asked.txt');
    for (const [n, { id }] of questions.entries()) right.push(`asked ${number(n)} ${id}: ${answers[id].right}`);
  }
} finally {
  await stop();
}
write(join(out, 'right.txt'), `${right.join('\n')}\n`);
console.log(`in ${out}`);
