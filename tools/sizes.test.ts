import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './repo.mjs';
import { checkSizes, LINES, LINES_OF_FUNCTION } from './sizes.mjs';

it('no file is two things, and no function stands in for a class', () => expect(checkSizes(ROOT)).toEqual([]));

it('those that are too long are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'peerless-sizes-'));
  const sized = (lines: number, head: string, tail: string): string => `${head}\n${'  run();\n'.repeat(lines - 2)}${tail}\n`;
  const written = {
    'ai/long.ts': 'run();\n'.repeat(LINES + 1),
    'ai/fits.ts': `${'run();\n'.repeat(LINES)}\n`,
    'cli/closure.ts': sized(LINES_OF_FUNCTION + 1, 'export const table = (): void => {', '};'),
    'cli/declared.ts': sized(LINES_OF_FUNCTION + 1, 'function table(): void {', '}'),
    'cli/fits.ts': sized(LINES_OF_FUNCTION, 'function table(): void {', '}'),
    'web/src/Board.tsx': sized(LINES_OF_FUNCTION + 1, 'export function Board(): void {', '}'),
    'engine/test/long.ts': 'run();\n'.repeat(LINES + 1),
  };
  for (const [path, source] of Object.entries(written)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  expect(checkSizes(root)).toEqual([
    'ai/long.ts: 301 lines',
    'cli/closure.ts:1: a function of 151 lines',
    'cli/declared.ts:1: a function of 151 lines',
    'web/src/Board.tsx:1: a function of 151 lines',
  ]);
  rmSync(root, { recursive: true });
});
