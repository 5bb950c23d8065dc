/** `npm run engines -- --only firefox`: the core of the page's suite in Chromium, Firefox and WebKit. */
import { ENGINES, inEngines } from './in-engines.mjs';
import { calledWith } from './options.mjs';
import { setUp } from './setup.mjs';

const { values } = calledWith({
  run: 'npm run engines --',
  what: 'One duel, one game between two people over the server, and the page without a network, in each of three browsers.',
  options: { only: { type: 'string', value: 'NAME', about: `in one of them: ${ENGINES.join(', ')}` } },
});
if (values.only !== undefined && !ENGINES.includes(values.only)) {
  console.error(`there is no browser called "${values.only}"; there are ${ENGINES.join(', ')}`);
  process.exit(2);
}
await setUp();
const { passed, failed } = await inEngines(values.only ? [values.only] : ENGINES);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
