import { runChecks } from './checks.mjs';
import { matrix } from './matrix.mjs';
import { calledWith } from './options.mjs';

calledWith({
  run: 'npm run test:all --',
  what: 'Types, lint and all tests, then every property of every game on every setup; the report is reports/matrix.md.',
});
await runChecks({ slow: true, after: matrix });
