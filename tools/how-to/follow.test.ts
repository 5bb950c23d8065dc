import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copy, follow, stepsOf } from './follow.mjs';

const { root, remove, changed } = copy();
afterAll(remove);

describe('a page that is followed', () => {
  it('is made of files, changes and commands; everything else is to be read', () => {
    const page = [
      '1. Write it:',
      '   ```ts a/b.ts',
      '   export const b = 1;',
      '   ```',
      '```diff a/c.ts',
      ' one',
      '-two',
      '+three',
      '```',
      '```sh',
      'ls a',
      'ls b',
      '```',
      '```json',
      '{}',
      '```',
    ].join('\n');
    expect(stepsOf(page)).toEqual([
      { does: 'write', path: 'a/b.ts', text: 'export const b = 1;\n' },
      { does: 'change', path: 'a/c.ts', from: 'one\ntwo\n', to: 'one\nthree\n' },
      { does: 'run', command: 'ls a' },
      { does: 'run', command: 'ls b' },
    ]);
  });

  it('is done in a copy, in order', () => {
    follow(root, [
      { does: 'write', path: 'made/by/hand.txt', text: 'one\ntwo\n' },
      { does: 'change', path: 'made/by/hand.txt', from: 'two\n', to: 'three\n' },
      { does: 'run', command: 'cp made/by/hand.txt made/copied.txt' },
    ]);
    expect(readFileSync(join(root, 'made/copied.txt'), 'utf8')).toBe('one\nthree\n');
    expect(existsSync('made')).toBe(false);
    expect(changed().filter((path) => !path.endsWith('.txt'))).toEqual([]);
    expect(changed()).toContain('made/copied.txt');
  });

  it('says what was touched', () => {
    follow(root, [
      { does: 'run', command: 'rm LICENSE' },
      { does: 'write', path: 'node_modules/.cache/seen.json', text: '{}' },
    ]);
    expect(changed()).toContain('LICENSE');
    expect(changed().filter((path) => path.startsWith('node_modules'))).toEqual([]);
  });

  it('says which step cannot be done, and why', () => {
    writeFileSync(join(root, 'twice.txt'), 'one\none\n');
    const change = { does: 'change', path: 'twice.txt', from: 'one\n', to: 'two\n' } as const;
    expect(() => follow(root, [change])).toThrow('block 1 (change twice.txt): the lines to change are there 2 times');
    expect(() => follow(root, [{ does: 'run', command: 'echo why; exit 3' }])).toThrow(/block 1 \(run echo why; exit 3\)[\s\S]*why/);
  });
});
