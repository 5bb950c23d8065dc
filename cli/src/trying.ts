/** Runs a command line and keeps what it writes, for tests. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from './program.ts';

export interface Outcome {
  exitCode: number;
  out: string[];
  err: string[];
  /** Milliseconds it would have waited. */
  waited: number;
}
export async function peerless(args: readonly string[], hasColors = false): Promise<Outcome> {
  const outcome: Outcome = { exitCode: -1, out: [], err: [], waited: 0 };
  outcome.exitCode = await run(args, {
    out: (line) => outcome.out.push(...line.split('\n')),
    err: (line) => outcome.err.push(...line.split('\n')),
    hasColors,
    wait: async (ms) => {
      outcome.waited += ms;
    },
  });
  return outcome;
}

/** A folder for one test file. */
export interface Folder {
  path(name: string): string;
  write(name: string, content: unknown): string;
  remove(): void;
}
export function folder(): Folder {
  const root = mkdtempSync(join(tmpdir(), 'peerless-'));
  const path = (name: string): string => join(root, name);
  return {
    path,
    write(name, content) {
      mkdirSync(dirname(path(name)), { recursive: true });
      writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
      return path(name);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
