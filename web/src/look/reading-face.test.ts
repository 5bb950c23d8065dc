/** A card that is read has its picture whole, wherever it is read (docs/decisions/0042-a-card-that-is-read-has-its-picture.md). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
/** What sheets say of the picture on a face that is read: selector and declarations. */
const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
const said = sheets.flatMap((sheet) =>
  [...readFileSync(join(SOURCES, sheet), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector, rule]) => ({ sheet, selector: selector.trim().split('\n').at(-1)!, rule }))
    .filter(({ selector }) => /\.reading-face\b[^,]*\.card-picture/.test(selector)),
);

it('nowhere is it hidden, nor a band that cuts heads off', () => {
  const shapes = said.flatMap(({ sheet, rule }) => [...rule.matchAll(/aspect-ratio: ([^;]+);/g)].map(([, shape]) => `${sheet}: ${shape}`));
  expect(shapes).toContain('look/reading-face.css: 3 / 2');
  expect(shapes.filter((each) => !each.endsWith(': 3 / 2'))).toEqual([]);
  expect(said.filter(({ rule }) => /display: none|(?<![\w-])height:/.test(rule))).toEqual([]);
});
