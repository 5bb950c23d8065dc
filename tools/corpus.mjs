import { bundle } from './bundle.mjs';
import { setUp } from './setup.mjs';

await setUp();
await import(await bundle('tools/corpus/main.ts'));
