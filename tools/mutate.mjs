/** `npm run mutate -- engine/src/words`: breaks the code of a folder in small ways, one at a time, and tells which breaks no test notices. */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

const isAlive = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';

const { values, positionals } = calledWith({
  run: 'npm run mutate --',
  what: 'Breaks the code of a folder in small ways, one at a time, and tells which breaks no test notices.\nFor example: npm run mutate -- engine/src/words engine/src/rules/combat.ts',
  rest: 'FOLDER-OR-FILE ...',
  options: { json: { type: 'string', value: 'FILE', about: 'writes the survivors there' } },
});
const places = wanted();
await setUp();
const results = await mutate(places);
const survivors = results.filter(isAlive);
for (const mutant of survivors) console.log(told(mutant));
console.log(`\n${table(results)}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(survivors.map(brief), null, 1)}\n`);

function wanted() {
  try {
    if (positionals.length === 0) throw new Error('say what to mutate, or --help');
    return positionals.map(pattern);
  } catch (problem) {
    console.error(problem.message);
    process.exit(2);
  }
}
function pattern(place) {
  const found = statSync(join(ROOT, place), { throwIfNoEntry: false });
  if (!found) throw new Error(`there is no ${place}`);
  return found.isDirectory() ? `${place.replace(/\/+$/, '')}/**/!(*.test).ts` : place;
}

async function mutate(mutated) {
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: mutated,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: availableParallelism(),
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    tempDirName: 'reports/mutants',
    // It rewrites tsconfig files with a TypeScript older than ours; the tests do not need it.
    tsconfigFile: 'none',
    warnings: { slow: false },
    timeoutMS: 10_000,
    logLevel: 'warn',
  });
  return stryker.runMutationTest();
}

function told({ fileName, location, replacement, status }) {
  const { file, line, was } = brief({ fileName, location, replacement });
  return `${file}:${line}  ${was}  →  ${replacement.replace(/\s+/g, ' ')}${status === 'NoCoverage' ? '  (no test comes here)' : ''}`;
}
/** Stryker counts lines and columns from 1. */
function brief({ fileName, location: { start, end }, replacement }) {
  const line = readFileSync(fileName, 'utf8').split('\n')[start.line - 1];
  const isOneLine = start.line === end.line;
  const was = `${line.slice(start.column - 1, isOneLine ? end.column - 1 : undefined).trim()}${isOneLine ? '' : ' …'}`;
  return { file: relative(ROOT, fileName), line: start.line, was, replacement };
}

/** A row a file, worst first, then all together. */
function table(mutants) {
  const files = [...new Set(mutants.map(({ fileName }) => fileName))];
  const rows = files.map((file) => [relative(ROOT, file), ...score(mutants.filter(({ fileName }) => fileName === file))]);
  rows.sort((a, b) => a[3] - b[3]);
  return [
    '| file | killed | survived | score |',
    '| --- | --- | --- | --- |',
    ...[...rows, ['together', ...score(mutants)]].map(
      ([file, killed, alive, part]) => `| ${file} | ${killed} | ${alive} | ${part.toFixed(1)} % |`,
    ),
  ].join('\n');
}
function score(mutants) {
  const killed = mutants.filter(isKilled).length;
  const alive = mutants.filter(isAlive).length;
  return [killed, alive, (100 * killed) / Math.max(1, killed + alive)];
}
