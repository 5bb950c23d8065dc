import { isMainThread, workerData } from 'node:worker_threads';
import { serveArena } from './arena.ts';
import { run } from './program.ts';
import { ownTerminal } from './terminal.ts';
import { serveThinking, THINKER } from './thinkers.ts';

if (isMainThread) {
  process.exitCode = await run(process.argv.slice(2), ownTerminal());
  // A server that has stopped ends, whatever a library still holds open.
  if (process.argv[2] === 'serve') process.exit();
} else if (workerData === THINKER) serveThinking();
else serveArena();
