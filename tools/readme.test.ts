import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundle } from './bundle.mjs';
import { ROOT } from './repo.mjs';

const FILE = 'node_modules/.cache/readme/lines.ts';
const TSC = 'node_modules/typescript/bin/tsc';
const OPTIONS = ['strict', 'noEmit', 'allowImportingTsExtensions', 'resolveJsonModule', 'skipLibCheck', 'ignoreConfig'];
const run = (...command: string[]): string => execFileSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });

it('the lines of the README compile, and play a game to its end', async () => {
  const [, lines] = /^```ts\n([\s\S]*?)^```$/m.exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))!;
  mkdirSync(join(ROOT, 'node_modules/.cache/readme'), { recursive: true });
  writeFileSync(join(ROOT, FILE), `${lines}export const over = game;\n`);
  const options = OPTIONS.map((option) => `--${option}`);
  run(TSC, ...options, '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2023,dom', FILE);
  expect(run(await bundle(FILE))).toMatch(/over: true,\s+winners: \[ \d/);
}, 120_000);
