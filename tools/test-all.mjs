import { attacked } from './attacked.mjs';
import { runChecks } from './checks.mjs';
import { matrix } from './matrix.mjs';
import { calledWith } from './options.mjs';

calledWith({
  run: 'npm run test:all --',
  what: 'Types, lint and all tests, then every property of every game on every setup (reports/matrix.md), and every attack on a server.',
});
await runChecks({ slow: true, after: [matrix, attacked] });
