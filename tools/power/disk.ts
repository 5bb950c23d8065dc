/** What a disk was told, as disk.c has written it down, and what it would hold if the power had been cut at some moment. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall } from '../apt.mjs';
import { ROOT } from '../repo.mjs';

export type Change = { file: string } & (
  | { do: 'create' | 'remove' }
  | { do: 'write'; at: number; bytes: Buffer }
  | { do: 'truncate'; size: number }
  | { do: 'rename'; to: string }
  /** From 'sync' to 'synced'; of a folder: which files are in it, and their names. */
  | { do: 'sync' | 'synced'; number: number }
);
export type Disk = Map<string, Buffer>;

const LIBRARY = join(ROOT, 'node_modules/.cache/peerless/disk.so');
/** Path of disk.c as a library to preload; made anew, by a compiler that is installed if there is none. */
export function library(): string {
  const draft = `${LIBRARY}.${process.pid}`;
  mkdirSync(dirname(LIBRARY), { recursive: true });
  const source = join(import.meta.dirname, 'disk.c');
  const compile = () => spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', draft, source, '-ldl', '-pthread'], { encoding: 'utf8' });
  let done = compile();
  if (done.error) {
    process.stderr.write('Installing a C compiler for the tests of the store ...\n');
    aptInstall('gcc', 'libc6-dev');
    done = compile();
  }
  if (done.status !== 0)
    throw new Error(`disk.c cannot be compiled: ${done.error?.message ?? done.stderr}. Install a C compiler that is called cc.`);
  renameSync(draft, LIBRARY);
  return LIBRARY;
}

export function readTrace(path: string): Change[] {
  const trace = readFileSync(path);
  const changes: Change[] = [];
  for (let place = 0; place < trace.length; ) {
    const end = trace.indexOf('\n', place);
    const [what, first, length, nameLength] = trace.toString('latin1', place, end).split(' ');
    const [number, name, rest] = [Number(first), end + 1, end + 1 + Number(nameLength)];
    place = rest + Number(length);
    const [file, bytes] = [trace.toString('utf8', name, rest), trace.subarray(rest, place)];
    changes.push(changeOf(what as Change['do'], file, number, bytes));
  }
  return changes;
}
function changeOf(what: Change['do'], file: string, number: number, bytes: Buffer): Change {
  switch (what) {
    case 'write':
      return { do: what, file, at: number, bytes };
    case 'truncate':
      return { do: what, file, size: number };
    case 'rename':
      return { do: what, file, to: bytes.toString() };
    case 'sync':
    case 'synced':
      return { do: what, file, number };
    default:
      return { do: what, file };
  }
}

interface File {
  changes: { when: number; change: Change }[];
  /** What was written before this moment stays. */
  kept: number;
}
type Names = Map<string, File>;

/**
 * The files after a power cut at that moment. What no sync has ended for is there if `survives` says so, asked for every sector
 * and for the names of files: a disk writes what it likes, in any order.
 */
export function afterPowerCut(trace: readonly Change[], moment: number, survives: () => boolean): Disk {
  const names: Names = new Map();
  let keptNames: Names = new Map();
  const underway = new Map<number, { since: number; file: File | undefined; names: Names }>();
  const make = (name: string): File => {
    const file = names.get(name) ?? { changes: [], kept: 0 };
    names.set(name, file);
    return file;
  };
  for (const [when, change] of trace.slice(0, moment).entries()) {
    const { file } = change;
    if (change.do === 'create') make(file);
    else if (change.do === 'write' || change.do === 'truncate') make(file).changes.push({ when, change });
    else if (change.do === 'remove') names.delete(file);
    else if (change.do === 'rename') {
      names.set(change.to, make(file));
      names.delete(file);
    } else if (change.do === 'sync') underway.set(change.number, { since: when, file: names.get(file), names: new Map(names) });
    else if (change.do === 'synced') {
      const { since, file: synced, names: named } = underway.get(change.number)!;
      if (synced) synced.kept = Math.max(synced.kept, since);
      else keptNames = named;
    }
  }
  return new Map([...(survives() ? names : keptNames)].map(([name, file]) => [name, contents(file, survives)]));
}

const SECTOR = 512;
function contents({ changes, kept }: File, survives: () => boolean): Buffer {
  let size = 0;
  let bytes = Buffer.alloc(0);
  const resize = (to: number): void => {
    if (to > bytes.length) bytes = Buffer.concat([bytes, Buffer.alloc(to)]);
    bytes.fill(0, Math.min(size, to), Math.max(size, to));
    size = to;
  };
  for (const { when, change } of changes) {
    const isKept = when < kept;
    if (change.do === 'truncate' && (isKept || survives())) resize(change.size);
    if (change.do !== 'write') continue;
    for (let from = 0; from < change.bytes.length; from += SECTOR) {
      if (!isKept && !survives()) continue;
      const sector = change.bytes.subarray(from, isKept ? undefined : from + SECTOR);
      resize(Math.max(size, change.at + from + sector.length));
      sector.copy(bytes, change.at + from);
      if (isKept) break;
    }
  }
  return bytes.subarray(0, size);
}
