import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { files } from './repo.mjs';

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)\s]*)?\)/g;
/** Blocks of code have brackets of their own. */
const CODE = /^ *```[\s\S]*?^ *```$|`[^`\n]*`/gm;
/** A decision named by its number. */
const BY_NUMBER = /\[(\d+)\]\([^)]*?(\d{4})-[\w-]+\.md\)/g;
const DECISIONS = 'docs/decisions';

/** Links of pages that lead nowhere, or to another decision than they say. */
export function checkLinks(root) {
  return files(root, /\.md$/).flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8').replace(CODE, '');
    const lost = [...text.matchAll(LINK)].filter(([, target]) => !existsSync(join(root, normalize(join(dirname(page), target)))));
    const misnamed = [...text.matchAll(BY_NUMBER)].filter(([, said, led]) => Number(said) !== Number(led));
    return [...lost.map(([, target]) => `${page} leads to ${target}`), ...misnamed.map(([link]) => `${page} says ${link}`)];
  });
}

/** Decisions that are not numbered as their place says, in the name of the file and in its heading. */
export function checkDecisions(root) {
  return files(join(root, DECISIONS), /\.md$/).filter((name, i) => {
    const [heading] = readFileSync(join(root, DECISIONS, name), 'utf8').split('\n');
    return !name.startsWith(`${String(i + 1).padStart(4, '0')}-`) || !heading.startsWith(`# ${i + 1}. `);
  });
}
