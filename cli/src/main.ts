import { isMainThread } from 'node:worker_threads';
import { serveArena } from './arena.ts';
import { run } from './program.ts';
import { ownTerminal } from './terminal.ts';

if (isMainThread) process.exitCode = await run(process.argv.slice(2), ownTerminal());
else serveArena();
