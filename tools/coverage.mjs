import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from './repo.mjs';

const ID = 'R-\\d+(?:\\.\\d+)+';
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\*`, 'gm');
const UNTESTABLE = new RegExp(`^- (${ID}): \\S`, 'gm');
const COMMENT_LINE = /^\s*\/\/.*$/gm;
// it('R-7.27, R-7.28 ...') and it.each(table)('R-7.27 ...')
const TITLE = new RegExp(`(?:\\b(?:it|test)(?:\\.(?!skip|todo)\\w+)*|\\))\\(\\s*['"\`]((?:${ID}(?:,? and |,? |\\b))+)`, 'g');

/** Which rules of docs/rules have a test: those whose number begins a test's title or stands in the "rules" of a scene. */
export function coverage(root) {
  const folder = join(root, 'docs/rules');
  const chapters = files(folder, /^\d\d-.*\.md$/).map((name) => ({ name, rules: matches(read(folder, name), RULE) }));
  const rules = chapters.flatMap((chapter) => chapter.rules);
  const cited = new Set([...inTests(root), ...inScenes(root)]);
  const untestable = matches(read(folder, 'untestable.md'), UNTESTABLE);
  const once = read(folder, 'covered.txt').split(/\s+/).filter(Boolean);
  return {
    chapters,
    rules,
    covered: rules.filter((rule) => cited.has(rule)),
    missing: rules.filter((rule) => !cited.has(rule)),
    untestable,
    lost: once.filter((rule) => !cited.has(rule)),
    unknown: [...cited, ...untestable].filter((rule) => !rules.includes(rule)),
  };
}

function inTests(root) {
  return files(root, /\.test\.ts$/).flatMap((name) => {
    const source = read(root, name).replace(COMMENT_LINE, '');
    return matches(source, TITLE).flatMap((title) => title.match(new RegExp(ID, 'g')));
  });
}

function inScenes(root) {
  return files(root, /\.scene$/).flatMap((name) => JSON.parse(read(root, name)).rules ?? []);
}

function read(folder, name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const matches = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);
