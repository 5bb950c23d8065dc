import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage } from './coverage.mjs';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';

const { values: options } = calledWith({
  run: 'npm run rules --',
  what: 'Tells which rules of docs/rules have a test, and which do not.',
  options: {
    json: { type: 'boolean', about: 'one line for programs' },
    update: { type: 'boolean', about: 'writes down those that have one: from then on they keep it' },
  },
});
const { chapters, rules, covered, missing, untestable, lost, unknown } = coverage(ROOT);

if (options.json) console.log(JSON.stringify({ covered: covered.length, total: rules.length, missing }));
else print();

if (options.update) writeFileSync(join(ROOT, 'docs/rules/covered.txt'), covered.map((rule) => `${rule}\n`).join(''));
else if (lost.length > 0) fail(`These rules had a test and have lost it: ${lost.join(' ')}`);
if (unknown.length > 0) fail(`docs/rules has no such rule: ${unknown.join(' ')}`);

function print() {
  for (const chapter of chapters.filter(({ rules }) => rules.length > 0)) {
    const without = chapter.rules.filter((rule) => missing.includes(rule));
    console.log(`${chapter.name}: ${chapter.rules.length - without.length} of ${chapter.rules.length}`);
    const open = without.filter((rule) => !untestable.includes(rule));
    if (open.length > 0) console.log(`  missing: ${open.join(' ')}`);
    if (open.length < without.length) console.log(`  cannot be tested: ${without.filter((rule) => untestable.includes(rule)).join(' ')}`);
  }
  console.log(`${covered.length} of ${rules.length} rules have a test`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
