/** `peerless serve`: the game for browsers, until it is stopped. */
import { spawn } from 'node:child_process';
import { serve } from '@peerless/server';
import { DONE, Failure } from './failure.ts';
import type { Terminal } from './terminal.ts';

export interface ServeOptions {
  folder: string;
  port: number;
  host: string;
  open?: boolean;
}

export async function serveGame({ open, ...where }: ServeOptions, terminal: Terminal): Promise<number> {
  const serving = await serve(where).catch((problem: Error) => {
    throw new Failure(problem.message);
  });
  terminal.out(`Peerless is at ${serving.url} (stop with Ctrl+C)`);
  if (open) show(serving.url);
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await serving.stop();
  return DONE;
}
/** In the browser that the system prefers; nothing happens where there is none. */
function show(url: string): void {
  const [command, ...given] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open'];
  spawn(command, [...given, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
