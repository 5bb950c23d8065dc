import '@peerless/boards';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { everyLesson, inRepository } from './every-lesson.ts';
import { readJson } from './files.ts';
import { lessonShortfalls } from './lessons.ts';

describe.each(everyLesson())('%s', (path) => {
  const lesson = readJson(inRepository(path));

  it('answers whatever else is done at every decision, and comes to its end', { timeout: 240_000 }, () =>
    expect(lessonShortfalls(lesson, { strays: 0 })).toEqual([]),
  );

  it('asks nobody for what cannot be done, and leads everybody to its end, whatever legal they do', { timeout: 600_000 }, () =>
    expect(lessonShortfalls(lesson, { isQuick: true, strays: 300 })).toEqual([]),
  );
});
