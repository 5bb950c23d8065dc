/** `npm run tactics`: how many of the scenes in ai/tactics each level solves. */
import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';

await setUp();
await import(await bundle('tools/tactics/main.ts'));
