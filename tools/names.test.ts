import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { checkNames } from './names.mjs';
import { ROOT } from './repo.mjs';

it('names of files are in one case per kind of file', () => expect(checkNames(ROOT)).toEqual([]));

it('those that are not are found', () => {
  const root = mkdtempSync(join(tmpdir(), 'peerless-names-'));
  const bad = ['ai/levelNames.ts', 'cli/Play.ts', 'web/src/Big_Board/board.css', 'web/src/board.tsx', 'web/src/play/Board.css'];
  const good = ['ai/level-names.test.ts', 'web/src/main.tsx', 'web/src/play/BoardPlace.tsx', 'web/src/play/board-place.css'];
  for (const path of [...bad, ...good]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
  expect(checkNames(root)).toEqual(bad);
  rmSync(root, { recursive: true });
});
