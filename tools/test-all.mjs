import { attacked } from './attacked.mjs';
import { runChecks } from './checks.mjs';
import { matrix } from './matrix.mjs';

await runChecks({ slow: true, after: [matrix, attacked] });
