/** `npm run mutate -- table`: breaks the code of an area in small ways, one at a time, and tells which breaks no test notices. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { AREAS, areaOf } from './mutate/areas.mjs';
import { calledWith } from './options.mjs';
import { files, ROOT } from './repo.mjs';
import { startServices } from './services.mjs';
import { setUp } from './setup.mjs';

const isAlive = ({ status }) => status === 'Survived' || status === 'NoCoverage';
const isKilled = ({ status }) => status === 'Killed' || status === 'Timeout';
/** What is mutated before it is kept: a run that is ended goes on after the last so many lines. */
const LINES_AT_ONCE = 200;

const { values, positionals } = calledWith({
  run: 'npm run mutate --',
  what: `Breaks the code of an area in small ways, one at a time, and tells which breaks no test notices. What was found before holds while neither the code nor its tests have changed.\nFor example: npm run mutate -- table engine/src/rules/combat.ts`,
  rest: `${Object.keys(AREAS).join('|')} or FOLDER-OR-FILE ...`,
  options: {
    json: { type: 'string', value: 'FILE', about: 'writes the survivors there' },
    workers: { type: 'string', value: 'N', default: String(availableParallelism()), about: 'how many mutants are tried at once' },
    fresh: { type: 'boolean', about: 'forgets what was found before' },
  },
});
const wanted = places();
await setUp();
const results = [];
for (const [area, sources] of wanted) {
  if (values.fresh) rmSync(keptIn(area), { force: true });
  const stop = AREAS[area].hasServices ? await serving() : async () => {};
  for (const batch of batches(sources)) results.push(...(await mutate(area, batch)));
  await stop();
}
const survivors = results.filter(isAlive);
for (const mutant of survivors) console.log(told(mutant));
console.log(`\n${table(results)}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(survivors.map(brief), null, 1)}\n`);

/** The files to mutate, by area. */
function places() {
  try {
    if (positionals.length === 0) throw new Error('say what to mutate, or --help');
    const all = positionals.flatMap((place) => (place in AREAS ? AREAS[place].code : [place.replace(/\/+$/, '')]));
    const byArea = new Map();
    for (const source of all.flatMap(sourcesIn)) {
      const area = areaOf(source);
      if (!area) throw new Error(`${source} is in none of the areas ${Object.keys(AREAS).join(', ')}`);
      byArea.set(area, [...(byArea.get(area) ?? []), source]);
    }
    return byArea;
  } catch (problem) {
    console.error(problem.message);
    process.exit(2);
  }
}
function sourcesIn(place) {
  const found = statSync(join(ROOT, place), { throwIfNoEntry: false });
  if (!found) throw new Error(`there is no ${place}`);
  if (!found.isDirectory()) return [place];
  return files(join(ROOT, place), /(?<!\.test)\.ts$/)
    .filter((name) => !/(?:^|\/)test\//.test(name))
    .map((name) => `${place}/${name}`);
}
function batches(sources) {
  const all = [];
  let lines = LINES_AT_ONCE;
  for (const source of sources) {
    const own = readFileSync(join(ROOT, source), 'utf8').split('\n').length;
    if (lines + own > LINES_AT_ONCE) {
      all.push([]);
      lines = 0;
    }
    all.at(-1).push(source);
    lines += own;
  }
  return all;
}
function keptIn(area) {
  return join(ROOT, `reports/mutated-${area}.json`);
}

/** One PostgreSQL and Redis for all workers, however they end. */
async function serving() {
  const { postgres, redis, stop } = await startServices();
  Object.assign(process.env, { TEST_POSTGRES: postgres, TEST_REDIS: redis });
  return stop;
}
async function mutate(area, sources) {
  process.env.MUTATED_AREA = area;
  const { Stryker } = await import('@stryker-mutator/core');
  const stryker = new Stryker({
    mutate: sources,
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutate/vitest.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: Number(values.workers),
    incremental: true,
    incrementalFile: keptIn(area),
    reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    tempDirName: 'reports/mutants',
    // It rewrites tsconfig files with a TypeScript older than ours; the tests do not need it.
    tsconfigFile: 'none',
    warnings: { slow: false },
    timeoutMS: 10_000,
    logLevel: 'warn',
  });
  // What was kept of other files comes along.
  const own = new Set(sources.map((source) => join(ROOT, source)));
  return (await stryker.runMutationTest()).filter(({ fileName }) => own.has(fileName));
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
  const names = [...new Set(mutants.map(({ fileName }) => fileName))];
  const rows = names.map((file) => [relative(ROOT, file), ...score(mutants.filter(({ fileName }) => fileName === file))]);
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
