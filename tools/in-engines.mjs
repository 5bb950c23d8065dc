import { chromium, firefox, webkit } from './browser.mjs';
import { tests } from './checks.mjs';
import { site } from './site.mjs';

const INSTALL = { chromium, firefox, webkit };
/** The browsers that the core of the page's suite runs in. */
export const ENGINES = Object.keys(INSTALL);

/** Plays in real browsers of these makes, installed if they are missing; tells how many tests passed and failed. */
export function inEngines(engines = ENGINES) {
  for (const engine of engines) INSTALL[engine]();
  site();
  return tests(
    ['--project=engines'],
    engines.map((engine) => `engines/${engine}.`),
  );
}
