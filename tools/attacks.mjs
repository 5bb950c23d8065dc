/** `npm run attacks -- --only NAME --json`: each attack on the server for real, over loopback; ends with an error if an honest player notices. Bounded in time. */
import { attacked } from './attacked.mjs';
import { setUp } from './setup.mjs';

await setUp();
const { passed, failed } = await attacked();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
