import { runChecks } from './checks.mjs';

await runChecks({ slow: false });
