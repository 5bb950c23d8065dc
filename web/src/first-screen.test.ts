/** What the first screen brings along: whatever its files import, and what those import. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
/** What is loaded at once: types are not, and neither is what is imported where it is wanted. */
const AT_ONCE = /^(?:import|export)\s(?!type\s)[^'";]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm;

function broughtBy(start: string): string[] {
  const found = new Set<string>();
  const visit = (target: string): void => {
    if (found.has(target)) return;
    found.add(target);
    const file = join(HERE, target);
    if (target.startsWith('@') || !/\.tsx?$/.test(target) || !existsSync(file)) return;
    for (const [, from, alone] of readFileSync(file, 'utf8').matchAll(AT_ONCE)) {
      const name = from ?? alone;
      visit(name.startsWith('.') ? relative(HERE, join(dirname(file), name)).replaceAll('\\', '/') : name);
    }
  };
  visit(start);
  return [...found];
}
const TEACHES = /^(?:lesson|meetings|pointing)\/|\.lesson|^@peerless\/engine\/lessons$/;

it('brings nothing that teaches', () => {
  const all = broughtBy('main.tsx');
  expect(all).toContain('start/StartScreen.tsx');
  expect(all.length).toBeGreaterThan(15);
  expect(all.filter((name) => TEACHES.test(name))).toEqual([]);
});
it('would be seen to bring it', () => {
  const all = broughtBy('lesson/LessonScreen.tsx');
  expect(all.filter((name) => TEACHES.test(name)).length).toBeGreaterThan(5);
  expect(all).toContain('@peerless/engine/lessons');
});
