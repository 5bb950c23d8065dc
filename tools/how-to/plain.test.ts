/** A folder is enough: nothing has to be drawn for a hero or a board. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { files } from '../repo.mjs';
import { copy, follow } from './follow.mjs';

const { root, remove } = copy();
afterAll(remove);

const ADDED = ['heroes/ferryman', 'boards/quay'];
/** What is held against every hero and every board. */
const CHECKS = ['heroes/pictures', 'heroes/ferryman', 'boards/', 'text/names', 'text/cards', 'web/src/play/board/contrast'];

it('a hero without pictures and a board without a ground stand every check of heroes and boards', { timeout: 300_000 }, () => {
  for (const place of ADDED) cpSync(join(root, 'docs/how-to/examples', place), join(root, place), { recursive: true });
  expect(ADDED.flatMap((place) => files(join(root, place), /\.svg$|^look\.json$/))).toEqual([]);
  follow(root, [{ does: 'run', command: `node node_modules/vitest/vitest.mjs run --project=quick ${CHECKS.join(' ')}` }]);
});
