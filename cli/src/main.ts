import { run } from './program.ts';
import { ownTerminal } from './terminal.ts';

process.exitCode = await run(process.argv.slice(2), ownTerminal());
