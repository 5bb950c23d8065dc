import { runChecks } from './checks.mjs';
import { calledWith } from './options.mjs';

calledWith({ run: 'npm run check --', what: 'Types, lint and all quick tests.' });
await runChecks({ slow: false });
