import '@peerless/boards';
import '@peerless/heroes';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIRST, furtherLessons, lessonNamed, PLACES } from './lessons.ts';
import { placed } from './places.ts';

/** Wherever `verify` finds them. */
const lying = ['lessons', 'heroes'].flatMap((folder) =>
  readdirSync(join(import.meta.dirname, '../../..', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.lesson') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

describe('the lessons of the page', () => {
  it('are all that lie with the heroes or apart', () => {
    expect(PLACES.map(({ path }) => path.replace(/^(\.\.\/)+/, '')).sort()).toEqual(lying.sort());
    expect(lying).toContain(`lessons/${FIRST}.lesson`);
  });
  it('are called each by a name of its own', () => {
    const names = PLACES.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
  });
  it('are found by their names', async () => {
    for (const { id } of PLACES) expect((await lessonNamed(id))?.steps.length).toBeGreaterThan(0);
    expect(await lessonNamed('no-such-lesson')).toBeNull();
  });
  it('are listed without the first, all or those of a hero', () => {
    const all = placed([
      '../../../lessons/first-duel.lesson',
      '../../../heroes/medusa/gaze.lesson',
      '../../../heroes/alice/deep/size.lesson',
    ]);
    expect(furtherLessons(undefined, all).map(({ id, hero }) => [id, hero])).toEqual([
      ['gaze', 'medusa'],
      ['size', 'alice'],
    ]);
    expect(furtherLessons('medusa', all).map(({ id }) => id)).toEqual(['gaze']);
    expect(furtherLessons('sinbad', all)).toEqual([]);
    expect(furtherLessons(undefined, all.slice(0, 1))).toEqual([]);
  });
});
