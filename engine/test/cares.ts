/** The words that are said with care by cards made up at random; each says how, beside itself. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Care } from '../src/words/care.ts';

const VERBS = join(import.meta.dirname, '../src/words/verbs');
export const CARES: ReadonlyMap<string, Care> = new Map(
  await Promise.all(
    readdirSync(VERBS)
      .map((folder) => join(VERBS, folder))
      .filter((folder) => existsSync(join(folder, 'care.ts')))
      .map(async (folder): Promise<[string, Care]> => {
        const [{ word }, { withCare }] = await Promise.all([import(join(folder, 'word.ts')), import(join(folder, 'care.ts'))]);
        return [word.word, withCare];
      }),
  ),
);
