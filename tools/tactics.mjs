/** `npm run tactics`: how many of the scenes of the heroes each level solves. */
import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';

await setUp();
await import(await bundle('tools/tactics/main.ts'));
