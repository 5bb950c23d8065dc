import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { bundle } from './bundle.mjs';
import { pool } from './pool.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';

export const REPORT = 'reports/matrix.md';

/** Tries every property of every game on every setup, on all cores; tells how many held and how many did not, and writes a report. */
export async function matrix() {
  const program = await bundle('tools/matrix/worker.ts');
  const { setups, properties } = await import(pathToFileURL(await bundle('tools/matrix/jobs.ts')).href);
  const jobs = properties.flatMap((_, property) => setups.map((_, setup) => ({ property, setup })));
  const bar = progress('properties on setups', jobs.length);
  const failures = [];
  await pool(
    () => new Worker(program),
    availableParallelism(),
    jobs,
    (problem, job) => {
      if (problem) failures.push({ ...job, problem });
      bar.step();
    },
  );
  const text = report({ setups, properties, failures, seconds: bar.done() });
  mkdirSync(dirname(join(ROOT, REPORT)), { recursive: true });
  writeFileSync(join(ROOT, REPORT), text);
  console.log(text);
  return { passed: jobs.length - failures.length, failed: failures.length };
}

function report({ setups, properties, failures, seconds }) {
  const kinds = [...new Set(setups.map(kindOf))];
  const cell = (property, kind) => {
    const tried = setups.filter((setup) => kindOf(setup) === kind).length;
    const failed = failures.filter((each) => each.property === property && kindOf(setups[each.setup]) === kind).length;
    return failed ? `${tried - failed} of ${tried}` : `${tried}`;
  };
  return [
    `# Every property on every setup: ${failures.length ? `${failures.length} do not hold` : 'all hold'}`,
    '',
    `${setups.length} setups, ${properties.length} properties, ${seconds} s. How many held:`,
    '',
    `| a game … | ${kinds.join(' | ')} |`,
    `| --- |${kinds.map(() => ' --- |').join('')}`,
    ...properties.map((name, property) => `| ${name} | ${kinds.map((kind) => cell(property, kind)).join(' | ')} |`),
    ...failures.flatMap(({ property, setup, problem }) => [
      '',
      `## ${properties[property]}`,
      '',
      `Setup ${setup}: \`${JSON.stringify(setups[setup])}\``,
      '',
      '```',
      problem,
      '```',
    ]),
    '',
  ].join('\n');
}
const kindOf = ({ mode, heroes, options }) =>
  options?.mirrorMatch ? 'mirror match' : mode === 'freeForAll' ? `free-for-all of ${heroes.length}` : mode;
