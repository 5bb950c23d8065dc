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

/** Where whoever follows these pages may leave something, and nowhere else: a folder is all there is to a hero, a board or a word; a language has its files everywhere, and one line. */
export const TOUCHES = {
  'add-a-hero': /^heroes\/ferryman\//,
  'add-a-board': /^boards\/quay\//,
  'add-a-language': /(?:^|\/)sk(?:\/|\.[a-z]+$)|\.lesson$|^text\/language\.ts$|^docs\/rules\/19-glossary\.md$/,
  'add-a-word': /^engine\/src\/words\/verbs\/wager\/|^text\/[a-z]{2}\/words\/verbs\/wager\.ts$|^docs\/words\.md$/,
};

/** Those of the paths that whoever follows the page should not have touched. */
export const elsewhere = (page, paths) => paths.filter((path) => !(TOUCHES[page]?.test(path) ?? true));

/** Follows a page in a copy of the repository; an error tells which block could not be done, or what was touched and should not be. */
export function followPage(page) {
  const { root, remove, changed } = copy();
  try {
    follow(root, stepsOf(readFileSync(join(ROOT, FOLDER, `${page}.md`), 'utf8')));
    const others = elsewhere(page, changed());
    if (others.length) throw new Error(`touches ${others.join(', ')}`);
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
