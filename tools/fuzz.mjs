/** `npm run fuzz -- --json`: a million malformed and hostile messages; ends with an error if one does harm. Bounded in time. */
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { fuzz } = await import(pathToFileURL(await bundle('tools/online/fuzz.ts')).href);
await fuzz();
