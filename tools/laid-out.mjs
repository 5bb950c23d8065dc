import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { inPageProgram } from './in-page.mjs';
import { progress } from './progress.mjs';
import { served } from './served.mjs';

/** Faults of one page come again on the next. */
const MOST = 200;

/** Looks at every table on every screen; tells how many looks found nothing wrong and how many did. */
export async function laidOut() {
  const { everything, look, titleOf } = await import(pathToFileURL(await bundle('web/test/looking.ts')).href);
  const { url, browser, stop } = await served();
  const all = everything();
  const bar = progress('tables looked at', all.length);
  const found = [];
  let [passed, failed] = [0, 0];
  try {
    const looking = { browser, url, program: await inPageProgram('web/test/in-page/index.ts') };
    for (const combination of all) {
      await look(looking, [combination], ({ opened, sight, faults }) => {
        found.push(...faults.map((fault) => `${titleOf(opened, sight)}: ${fault}`));
        if (faults.length) failed++;
        else passed++;
      });
      bar.step();
    }
  } finally {
    await stop();
  }
  bar.done();
  for (const fault of found.slice(0, MOST)) console.log(fault);
  if (found.length > MOST) console.log(`and ${found.length - MOST} more`);
  return { passed, failed };
}
