import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './repo.mjs';

/** Writes the lists of what lies in folders: words are found by existing. Touches nothing that is up to date. */
export function lists(root = ROOT) {
  for (const [path, text] of Object.entries({ ...words(root) })) {
    const file = join(root, path);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}

const MADE = 'Made by tools/lists.mjs from the folders beside it.';
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const line = (does, names, path) => `${does} { ${names} } from '${path}';\n`;
/** `hero-rules` holds words of the kind `heroRule`. */
const kindOf = (folder) => camel(folder).replace(/s$/, '');

function words(root) {
  const home = 'engine/src/words';
  const kinds = foldersIn(join(root, home)).map((folder) => ({
    folder,
    kind: kindOf(folder),
    words: foldersIn(join(root, home, folder)).map((name) => ({
      path: `./${folder}/${name}/word.ts`,
      as: camel(`${kindOf(folder)}-${name}`),
      says: said(readFileSync(join(root, home, folder, name, 'word.ts'), 'utf8')),
    })),
  }));
  const all = kinds.flatMap(({ words }) => words);
  return {
    [`${home}/all.ts`]: `/** Every word there is. ${MADE} */
${line('import', 'learnWords', '../data/vocabulary.ts')}${all.map(({ path, as }) => line('import', `word as ${as}`, path)).join('')}
${kinds.map(({ kind, words }) => `learnWords('${kind}', [${words.map(({ as }) => as).join(', ')}]);\n`).join('')}`,
    [`${home}/say.ts`]: `/** How to say every word. ${MADE} */
${all
  .filter(({ says }) => says.length)
  .map(({ path, says }) => line('export', says.join(', '), path))
  .join('')}`,
  };
}
/** What the file of a word exports besides the word itself. */
const said = (source) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).filter((name) => name !== 'word');
