/** Every lesson of the repository, for tests. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Their paths from the top of the repository. */
export const everyLesson = (): string[] =>
  ['lessons', 'heroes', 'docs/how-to/examples/lessons'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.lesson') && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
export const inRepository = (path: string): string => join(ROOT, path);
