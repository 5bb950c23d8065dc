import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { FOLDERS } from './names.mjs';
import { files } from './repo.mjs';

/** A file of more lines is two things. */
export const LINES = 300;
/** A function of more lines stands in for a class, or for several. */
export const LINES_OF_FUNCTION = 150;

const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Tests have a chapter of the rulebook, or a hero, to a file. */
const IN_TESTS = /\.test\.ts$|\.contract\.ts$|\/test\//;

/** Which files and functions are too long. */
export function checkSizes(root) {
  return FOLDERS.flatMap((folder) => files(join(root, folder), SOURCE).map((name) => `${folder}/${name}`))
    .filter((path) => !IN_TESTS.test(path))
    .flatMap((path) => tooLong(path, readFileSync(join(root, path), 'utf8')));
}
function tooLong(path, source) {
  const count = source.trimEnd().split('\n').length;
  const long = count > LINES_OF_FUNCTION ? functionsIn(path, source).filter(({ lines }) => lines > LINES_OF_FUNCTION) : [];
  return [
    ...(count > LINES ? [`${path}: ${count} lines`] : []),
    ...long.map(({ line, lines }) => `${path}:${line}: a function of ${lines} lines`),
  ];
}
function functionsIn(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length) throw new Error(`${path}: ${errors[0].message}`);
  const lineAt = (offset) => source.slice(0, offset).split('\n').length;
  const found = [];
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (/^(?:Arrow)?Function(?:Expression|Declaration)?$/.test(node.type)) {
      const line = lineAt(node.start);
      found.push({ line, lines: lineAt(node.end) - line + 1 });
    }
    for (const each of Object.values(node)) visit(each);
  };
  visit(program);
  return found;
}
