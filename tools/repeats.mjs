import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** So many lines, equal or of one shape, are one thing said twice. */
export const LINES = 12;

/** In a folder that begins as a copy of another, and is on its way to be something of its own. */
export const DRAFT = 'draft.md';

/** Places of TypeScript files below a folder that share `LINES` lines, equal or, but for tables, with other names, texts and numbers. Drafts are left out. */
export function repeats(folder) {
  const places = new Map();
  const put = (key, place) => places.set(key, [...(places.get(key) ?? []), place]);
  const isDraft = (file) => existsSync(join(folder, file.split(sep)[0], DRAFT));
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.ts') && !isDraft(file));
  for (const file of files.sort()) {
    const lines = shapesOf(readFileSync(join(folder, file), 'utf8'));
    for (let i = 0; i + LINES <= lines.length; i++) {
      const run = lines.slice(i, i + LINES);
      const isTable = run.filter(({ shape }) => ENTRY.test(shape)).length * 2 > LINES;
      // Tables look alike, whatever stands in them (docs/decisions/0038).
      put(run.map(({ shape, text }) => (isTable ? text : shape)).join('\n'), { file, line: run[0].line });
    }
  }
  const shared = [...places.values()].filter((all) => all.length > 1);
  return shared.map((all) => all.map(({ file, line }) => `${file}:${line}`).join(' ~ '));
}

/** A name or a text, and the text for it. */
const ENTRY = /^(?:x|""): "",$/;
const WORDS =
  /\b(?!(?:const|return|if|else|for|of|in|switch|case|default|function|export|type|interface|typeof|new|extends)\b)[\p{L}_$][\w$]*/gu;
/** Lines that say something, without what they name. */
const shapesOf = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*|^import\b[\s\S]*?;$/gm, (unsaid) => unsaid.replace(/[^\n]/g, ''))
    .split('\n')
    .map((text, i) => ({ line: i + 1, text: text.trim(), shape: shapeOf(text) }))
    .filter(({ shape }) => /\w/.test(shape));
const shapeOf = (text) =>
  text
    .trim()
    .replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '""')
    .replace(/\d+/g, '0')
    .replace(WORDS, 'x');
