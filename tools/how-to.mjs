import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copy, follow, stepsOf } from './how-to/follow.mjs';
import { ROOT } from './repo.mjs';

const FOLDER = 'docs/how-to';

/** The pages that can be followed: those that end with a check. */
export const PAGES = readdirSync(join(ROOT, FOLDER))
  .filter((name) => name.endsWith('.md') && stepsOf(readFileSync(join(ROOT, FOLDER, name), 'utf8')).some(isCheck))
  .map((name) => name.replace(/\.md$/, ''));

function isCheck(step) {
  return step.does === 'run' && step.command === 'npm run check';
}

/** Follows a page in a copy of the repository; an error tells which block could not be done. */
export function followPage(page) {
  const { root, remove } = copy();
  try {
    follow(root, stepsOf(readFileSync(join(ROOT, FOLDER, `${page}.md`), 'utf8')));
  } finally {
    remove();
  }
}

/** Follows every page; tells how many led to a green check. */
export function followed() {
  let failed = 0;
  for (const page of PAGES) {
    const started = Date.now();
    try {
      followPage(page);
      console.log(`${page}: followed (${((Date.now() - started) / 1000).toFixed(0)} s)`);
    } catch (problem) {
      failed += 1;
      console.error(`${page}: ${problem.message}`);
    }
  }
  return { passed: PAGES.length - failed, failed };
}
