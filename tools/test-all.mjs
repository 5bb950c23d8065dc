import { attacked } from './attacked.mjs';
import { runChecks, tests } from './checks.mjs';
import { followed } from './how-to.mjs';
import { inEngines } from './in-engines.mjs';
import { laidOut } from './laid-out.mjs';
import { matrix } from './matrix.mjs';
import { calledWith } from './options.mjs';

calledWith({
  run: 'npm run test:all --',
  what: 'Types, lint and all tests, then every property of every game on every setup (reports/matrix.md), every attack on a server, every table on every screen, the core of the browser suite in three browsers, and every page of docs/how-to that can be followed.',
});
await runChecks({ slow: true, after: [() => tests(['--project=wide']), matrix, attacked, laidOut, () => inEngines(), followed] });
