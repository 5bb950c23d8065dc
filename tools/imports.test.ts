import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkImports } from './imports.mjs';
import { ROOT } from './repo.mjs';

describe('the import table', () => {
  const { seen, problems } = checkImports(ROOT);

  it('holds', () => expect(problems).toEqual([]));

  it('was held against real files', () => {
    expect(seen.engine).toBeGreaterThan(5);
    expect(seen.tools).toBeGreaterThan(5);
    for (const folder of ['heroes', 'boards', 'text', 'cli']) expect(seen[folder], folder).toBeGreaterThan(0);
  });
});

/** In two parts, so that this file does not import it. */
const later = (path: string): string => ['void import(', `'${path}');`].join('');

describe('checkImports', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'peerless-imports-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function problems(path: string, source: string): string[] {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    return checkImports(root).problems;
  }

  it.each([
    ['engine/src/a.ts', "import { alice } from '@peerless/heroes';"],
    ['engine/src/a.ts', "import { alice } from '../../heroes/alice/hero.ts';"],
    ['engine/src/a.ts', "import type { Alice } from '@peerless/heroes';"],
    ['engine/src/a.ts', "import {\n  readFileSync,\n} from 'node:fs';"],
    ['engine/src/a.ts', "import 'fs';"],
    ['engine/src/a.ts', "import { z } from 'zod';"],
    ['engine/src/a.ts', "export * from 'zod';"],
    ['engine/src/a.ts', "const fs = await import('node:fs');"],
    ['engine/src/a.ts', "const fs = require('node:fs');"],
    ['engine/src/a.ts', "import { it } from 'vitest';"],
    ['engine/src/data/a.ts', "import { run } from '../machine/run.ts';"],
    ['engine/src/rules/a.ts', "import type { Draw } from '../words/verbs/draw/word.ts';"],
    ['engine/src/words/verbs/a/word.ts', "import { view } from '../../../seeing/view.ts';"],
    ['engine/src/seeing/a.ts', "export * from '../index.ts';"],
    ['engine/src/data/a.ts', "import { run } from '@peerless/engine';"],
    ['text/en/grammar.ts', "import type { Lang } from '@peerless/text/language';"],
    ['engine/test/a.test.ts', "import { play } from '@peerless/cli';"],
    ['engine/test/a.test.ts', "import { z } from 'zod';"],
    ['heroes/alice/hero.ts', "import { marmoreal } from '@peerless/boards';"],
    ['heroes/alice/hero.ts', "import { english } from '@peerless/text/en';"],
    ['heroes/alice/en.ts', "import { marmoreal } from '@peerless/boards';"],
    ['heroes/alice/hero.ts', "import { z } from 'zod';"],
    ['boards/soho/board.ts', "import { readFileSync } from 'node:fs';"],
    ['text/en.ts', "import { alice } from '@peerless/heroes';"],
    ['ai/greedy.ts', "import { alice } from '@peerless/heroes';"],
    ['ai/evaluate.ts', "import { search } from './search.ts';"],
    ['ai/search.ts', "import { made } from './made-later.ts';"],
    ['protocol/message.ts', "import { room } from '@peerless/server';"],
    ['server/room.ts', "import { english } from '@peerless/text';"],
    ['server/src/store/a.ts', "import { people } from '../people/people.ts';"],
    ['server/src/people/a.ts', "import type { Tables } from '../tables/tables.ts';"],
    ['server/src/tables/a.ts', "import { lobby } from '../meeting/lobby.ts';"],
    ['server/src/meeting/a.ts', "import type { Hall } from '../hall.ts';"],
    ['server/src/hall.ts', "import { door } from './door/door.ts';"],
    ['server/src/limits/a.ts', "import { made } from '../made-later/made.ts';"],
    ['host/table.ts', "import { alice } from '@peerless/heroes';"],
    ['host/table.ts', "import { randomInt } from 'node:crypto';"],
    ['host/table.ts', "import { room } from '@peerless/server';"],
    ['web/src/host/device.ts', "import { request } from '../online/line.ts';"],
    ['web/src/look/Card.tsx', "import { meeting } from '../meetings/meetings.ts';"],
    ['web/src/play/texts/en.ts', "import type { Game } from '../game.ts';"],
    ['web/src/start/Start.tsx', "import type { Club } from '../online/club.ts';"],
    ['web/src/settings/settings.ts', "import { Controls } from './Controls.tsx';"],
    ['web/src/play/Play.tsx', `import { open } from '../lesson/Lesson.tsx';\n${later('../lesson/Lesson.tsx')}`],
    ['engine/src/data/a.ts', later('../seeing/view.ts')],
    ['web/src/online/room/Room.tsx', "import type { Host } from '../../host/host.ts';"],
    ['server/room.ts', "import '@peerless/heroes/en';"],
    ['server/room.ts', "import { LOOKS } from '@peerless/boards/looks';"],
    ['web/page.tsx', "import { room } from '@peerless/server';"],
    ['web/page.tsx', "import { readFileSync } from 'node:fs';"],
    ['web/page.test.tsx', "import { room } from '@peerless/server';"],
    ['cli/src/play.ts', "import { page } from '@peerless/web';"],
    ['tools/chore.mjs', "import { page } from '../web/page.tsx';"],
  ])('refuses in %s: %s', (path, source) => {
    expect(problems(path, source)).toEqual([expect.stringContaining(`${path} imports `)]);
  });

  it.each([
    'const seed = Math.random();',
    'const now = Date.now();',
    'const now = new Date();',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the braces belong to the planted source
    'const text = `${Date.now()}`;',
    'const now = performance.now();',
    'setTimeout(run, 0);',
    "console.log('here');",
    "const clock = globalThis['Date'];",
  ])('refuses in the engine: %s', (source) => {
    expect(problems('engine/src/a.ts', source)).toEqual([expect.stringContaining('engine/src/a.ts uses ')]);
  });

  it.each([
    ['engine/src/a.ts', "import { run } from './machine.ts';"],
    ['engine/src/words/verbs/a/word.ts', "import { wound } from '../../../rules/damage.ts';"],
    ['engine/src/files/a.ts', "import { view } from '../seeing/view.ts';"],
    ['engine/src/a.ts', '// Date, console and Math.random are for others\nconst outOfDate = game.console;'],
    ['engine/src/a.ts', "const message = 'use no Date';"],
    ['engine/src/a.ts', "// import { alice } from '@peerless/heroes';"],
    ['engine/test/a.test.ts', "import { alice } from '@peerless/heroes';\nimport { it } from 'vitest';\nimport fc from 'fast-check';"],
    ['engine/test/golden.test.ts', "import { readFileSync } from 'node:fs';"],
    ['engine/test/a.test.ts', "import { answer } from '@peerless/engine';"],
    ['heroes/alice/hero.ts', "import { card, hero } from '@peerless/engine';"],
    ['heroes/alice/en.ts', "import type { Names } from '@peerless/text/en/names';"],
    ['boards/lists/en.ts', "import { know } from '@peerless/text/en/names';"],
    ['heroes/alice/hero.test.ts', "import { english } from '@peerless/text';"],
    ['server/room.ts', "import { Hono } from 'hono';\nimport { greedy } from '@peerless/ai';"],
    ['server/src/door/a.ts', "import { hall } from '../hall.ts';\nimport { within } from '../within.ts';"],
    ['server/src/store/a.test.ts', "import { house } from '../../test/house.ts';"],
    ['web/src/remote/remote.ts', "import type { Host } from '../host/host.ts';\nimport { request } from '../online/connection.ts';"],
    ['ai/search.ts', "import type { Tree } from './tree.ts';"],
    ['ai/search.test.ts', "import { players } from './players.ts';"],
    ['web/src/host/device.ts', "import { tableOf } from '@peerless/host';\nimport { keep } from './sitting.ts';"],
    ['web/src/start/Start.tsx', `import type { Club } from '../online/club.ts';\n${later('../online/club.ts')}`],
    ['web/src/play/Play.tsx', later('../lesson/Lesson.tsx')],
    ['web/src/play/Play.tsx', "import { play } from './texts/en.ts';\nimport { texts } from '../texts/texts.ts';"],
    ['web/src/online/Field.tsx', "import '../start/fields.css';\nimport { set } from '../settings/settings.ts';"],
    ['web/page.tsx', "import { render } from 'preact';\nimport { english } from '@peerless/text';"],
    ['cli/src/play.ts', "import { program } from 'commander';\nimport { room } from '@peerless/server';"],
  ])('allows in %s: %s', (path, source) => {
    expect(problems(path, source)).toEqual([]);
  });

  it.each([
    ['by values', "import { b } from './b.ts';", "import { a } from './a.ts';"],
    ['by types', "import type { B } from './b.ts';", "import type { A } from './a.ts';"],
    ['of exports', "export * from './b.ts';", "export { a } from './a.ts';"],
  ])('refuses a cycle %s', (_how, a, b) => {
    problems('ai/b.ts', b);
    expect(problems('ai/a.ts', a)).toEqual([expect.stringContaining(': a cycle')]);
  });

  it.each(['engine/src/data', 'server/src/store', 'web/src/look', 'host', 'protocol', 'text', 'cli/src', 'tools'])(
    'refuses a cycle in %s',
    (folder) => {
      problems(`${folder}/b.ts`, "import type { A } from './a.ts';");
      expect(problems(`${folder}/a.ts`, "import { b } from './b.ts';")).toEqual([expect.stringContaining(': a cycle')]);
    },
  );

  it('refuses a longer cycle once, and not what only leads into it', () => {
    problems('ai/b.ts', "import './c.ts';");
    problems('ai/c.ts', "import './a.ts';");
    problems('ai/d.ts', "import './a.ts';");
    expect(problems('ai/a.ts', "import './b.ts';")).toEqual(['ai/a.ts imports ai/b.ts imports ai/c.ts imports ai/a.ts: a cycle']);
  });
});
