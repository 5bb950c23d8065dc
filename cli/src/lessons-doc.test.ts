/** docs/lessons.md against the code: it leaves out nothing that a lesson can say, and tells no field that there is not. */
import '@peerless/boards';
import '@peerless/heroes';
import { readFileSync } from 'node:fs';
import { PARTS_OF_TABLE, verifyLesson } from '@peerless/engine/lessons';
import { expect, it } from 'vitest';
import { inRepository } from './every-lesson.ts';

const doc = readFileSync(inRepository('docs/lessons.md'), 'utf8');
const nobody = () => {
  throw new Error('nothing is played');
};

it('tells every field that must be there', () => {
  const [{ found }] = verifyLesson({}, nobody);
  const missing = (found as { path: string }[]).map(({ path }) => path);
  expect(missing.length).toBeGreaterThan(8);
  for (const field of missing) expect(doc).toContain(`\`${field}\``);
});

it('tells no field that there is not', () => {
  const [lesson, step, rule] = [...doc.matchAll(/\| field \| is \|\n([\s\S]*?)\n\n/g)].map(([, rows]) =>
    rows
      .split('\n')
      .slice(1)
      .flatMap((row) => [...row.split('|')[1].matchAll(/`(\w+)`/g)].map(([, field]) => field)),
  );
  const of = (fields: string[]) => Object.fromEntries(fields.map((field) => [field, 0]));
  const [{ found }] = verifyLesson({ ...of(lesson), steps: [of(step)], others: [of(rule)] }, nobody);
  expect((found as { problem: string }[]).filter(({ problem }) => problem.startsWith('unknown field'))).toEqual([]);
});

it('tells every part of the table', () => {
  for (const part of PARTS_OF_TABLE) expect(doc).toContain(`\`${part}\``);
});
