import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DRAFT, LINES, repeats } from './repeats.mjs';
import { git, ROOT } from './repo.mjs';

it('no two places in text/ share twelve lines', () => expect(repeats(join(ROOT, 'text'))).toEqual([]));

it('no draft is kept: what is in the repository is translated', () => expect(git('ls-files', `text/*/${DRAFT}`)).toEqual([]));

describe('repeats', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peerless-repeats-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const SOURCE = Array.from({ length: LINES }, (_, i) => `const value${i} = ${'read('.repeat(i + 1)}'text ${i}'${')'.repeat(i + 1)};\n`);
  const among = (one: string, other: string) => {
    writeFileSync(join(folder, 'one.ts'), one);
    writeFileSync(join(folder, 'other.ts'), other);
    return repeats(folder);
  };

  it('finds lines that stand twice', () => expect(among(SOURCE.join(''), `\n${SOURCE.join('\n')}`)).toEqual(['one.ts:1 ~ other.ts:2']));
  it('finds them with other names, texts, comments and imports', () =>
    expect(
      among(SOURCE.join(''), `import a from 'b';\n// no\n${SOURCE.join('').replaceAll('value', 'amount').replaceAll('text', 'word')}`),
    ).toEqual(['one.ts:1 ~ other.ts:3']));
  it('finds them in any number of places', () => {
    const many = Array.from({ length: 12 }, (_, n) => `${SOURCE.join('')}export const end${n} = ${n};\n`).join('');
    expect(among(many, '')).toHaveLength(LINES + 1);
  });
  it('finds a table that stands twice, and no other of its shape', () => {
    const table = Array.from({ length: LINES }, (_, i) => `  word${i}: 'word ${i}',\n`).join('');
    expect(among(table, table)).toEqual(['one.ts:1 ~ other.ts:1']);
    expect(among(table, table.replaceAll('word', 'slovo'))).toEqual([]);
  });
  it('finds calls that are all of one shape: they are no table', () => {
    const calls = Array.from({ length: LINES }, (_, i) => `say(word${i}, 'word ${i}');\n`).join('');
    expect(among(calls, calls.replaceAll('word', 'slovo'))).toEqual(['one.ts:1 ~ other.ts:1']);
  });
  it('lets a draft be', () => {
    mkdirSync(join(folder, 'copy'));
    writeFileSync(join(folder, 'copy/one.ts'), SOURCE.join(''));
    expect(among(SOURCE.join(''), '')).toEqual(['copy/one.ts:1 ~ one.ts:1']);
    writeFileSync(join(folder, 'copy', DRAFT), '');
    expect(repeats(folder)).toEqual([]);
  });
  it('lets fewer lines be', () => expect(among(SOURCE.join(''), SOURCE.slice(1).join(''))).toEqual([]));
});
