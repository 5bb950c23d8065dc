import { knownHeroes } from '@peerless/engine';
import { LANGS, name } from '@peerless/text';
import { TERMS as CZECH } from '@peerless/text/cs/terms';
import { TERMS as RUSSIAN } from '@peerless/text/ru/terms';
import { strays } from '@peerless/text/same-words';
import { TERMS as UKRAINIAN } from '@peerless/text/uk/terms';
import { afterAll, describe, expect, it } from 'vitest';
import { everyLesson, inRepository } from './every-lesson.ts';
import { readJson } from './files.ts';
import { lessonShortfalls } from './lessons.ts';
import { folder, peerless } from './trying.ts';

const files = folder();
afterAll(files.remove);

interface Written {
  title: Record<string, string>;
  level: string;
  steps: { says: Record<string, string>; answers?: { says: Record<string, string> }[]; tries?: { says?: string }[] }[];
  otherwise: { says: Record<string, string> }[];
}
const first = (): Written => readJson(inRepository('docs/how-to/examples/lessons/gaze.lesson')) as Written;
const written = (name: string, change: (lesson: Written) => unknown): string => {
  const lesson = first();
  change(lesson);
  return files.write(`${name}.lesson`, lesson);
};
const quick = (path: string) => peerless(['verify', '--quick', path]);

describe.each(everyLesson())('%s', (path) => {
  it('can be learned from', { timeout: 120_000 }, () =>
    expect(lessonShortfalls(readJson(inRepository(path)), { isQuick: true })).toEqual([]),
  );
  it('speaks every language', () => expect(Object.keys((readJson(inRepository(path)) as Written).title)).toEqual([...LANGS]));
});

/** Everything it says, by language. */
const textsOf = ({ title, steps, otherwise }: Written): Record<string, string>[] => [
  title,
  ...steps.flatMap(({ says, answers = [] }) => [says, ...answers.map((each) => each.says)]),
  ...otherwise.map((each) => each.says),
];
const BUTTONS = ['Готово', 'Hotovo', ...[RUSSIAN, UKRAINIAN, CZECH].flatMap(({ maneuver, attack, scheme }) => [maneuver, attack, scheme])];
/** What is quoted in a language other than English. */
const QUOTED = /[«„]([^»“]+)[»“]/g;

describe.each(everyLesson())('%s', (path) => {
  const texts = textsOf(readJson(inRepository(path)) as Written);

  it.each(LANGS.filter((lang) => lang !== 'en'))('calls things by the names that they have: %s', (lang) => {
    const told = texts.map(({ en, [lang]: said }) => ({ where: en, english: en, said }));
    expect(strays(lang, told)).toEqual([]);
    const cards = knownHeroes().flatMap(({ id, deck }) => deck.map((card) => name('card', card.id, lang, id)));
    const quoted = told.flatMap(({ said }) => [...said.matchAll(QUOTED)].map(([, each]) => each));
    expect(quoted.filter((each) => ![...BUTTONS, ...cards].includes(each))).toEqual([]);
  });
});

describe('verify', () => {
  it('tells of a lesson that it holds, also in a folder', async () => {
    written('good/one', () => {});
    expect(await quick(files.path('good'))).toMatchObject({
      exitCode: 0,
      out: [expect.stringMatching(/^ok {3}A look can kill \(.*one\.lesson\)$/)],
    });
  });

  it('tells the step, what was tried, what is said to it and what was expected', async () => {
    const other = written('other', ({ steps }) => Object.assign(steps[0].tries![0], { says: 'Never' }));
    const outcome = await quick(other);
    expect(outcome.exitCode).toBe(1);
    expect(outcome.out.slice(1)).toEqual([
      '  step "look": another answer is given',
      '  tried:    {"kind":"pickFighter","seat":0,"pass":true}',
      expect.stringMatching(/^ {2}said: {5}"How kind of you!/),
      '  expected: "Never"',
      expect.stringMatching(/^ {2}found: {4}"How kind of you!/),
    ]);
  });

  it('lists every problem of a malformed lesson', async () => {
    const long = written('long', ({ steps }) => {
      steps[0].says.en += ' one two three four five six seven';
      delete steps[1].says.uk;
    });
    expect((await quick(long)).out.slice(1)).toEqual([
      '  steps[0].says.en: has 19 words; at most 18 are read at once',
      '  steps[1].says.uk: is missing; the first step has it',
    ]);
    const level = written('level', (lesson) => Object.assign(lesson, { level: 'novise' }));
    expect((await quick(level)).out.slice(1)).toEqual(['  level: unknown level "novise"; did you mean "novice"?']);
  });

  it('prints one JSON object a line', async () => {
    const bad = written('bad', (lesson) => Object.assign(lesson, { teacher: 'humpty' }));
    const outcome = await peerless(['verify', '--quick', '--json', bad]);
    expect(outcome.out.map((line) => JSON.parse(line))).toEqual([
      {
        file: bad,
        title: 'A look can kill',
        ok: false,
        shortfalls: [
          {
            step: null,
            problem: 'no such hero can teach',
            expected: 'the id of a hero',
            found: 'humpty',
            tried: null,
            said: null,
            legal: [],
          },
        ],
      },
    ]);
  });
});
