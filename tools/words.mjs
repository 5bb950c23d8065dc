import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { setUp } from './setup.mjs';

calledWith({ run: 'node tools/words.mjs', what: 'Writes docs/words.md anew: every word that data can say.' });
await setUp();
const { words } = await import(await bundle('tools/words/words.ts'));
writeFileSync(join(ROOT, 'docs/words.md'), words());
