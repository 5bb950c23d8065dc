import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

/** Draws the picture of the README anew. */
await setUp();
const { picture } = await import(await bundle('tools/picture/picture.ts'));
writeFileSync(join(ROOT, 'docs/peerless.svg'), picture());
