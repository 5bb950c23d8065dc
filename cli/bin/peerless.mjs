#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { bundle } from '../../tools/bundle.mjs';
import { setUp } from '../../tools/setup.mjs';

await setUp();
if (process.argv[2] === 'serve' && !process.argv.some((each) => /^(?:--folder|--help|-h)\b/.test(each))) {
  const { site } = await import('../../tools/site.mjs');
  process.argv.push('--folder', site());
}
await import(pathToFileURL(await bundle('cli/src/main.ts')).href);
