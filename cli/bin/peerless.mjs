#!/usr/bin/env node
import { pathToFileURL } from 'node:url';
import { bundle } from '../../tools/bundle.mjs';
import { setUp } from '../../tools/setup.mjs';

await setUp();
await import(pathToFileURL(await bundle('cli/src/main.ts')).href);
