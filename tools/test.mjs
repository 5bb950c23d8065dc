import { runChecks } from './checks.mjs';
import { calledWith } from './options.mjs';

calledWith({ run: 'npm test --', what: 'Types, lint and all tests, the slow ones too.' });
await runChecks({ slow: true });
