import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteStore } from '../../server/src/store/sqlite.ts';
import type { Store } from '../../server/src/store/store.ts';
import { build } from '../bundle.mjs';
import { chance } from '../online/fuzz/chance.ts';
import { ROOT } from '../repo.mjs';
import { afterPowerCut, type Change, type Disk, library, readTrace } from './disk.ts';
import type { Acknowledged } from './writer.ts';

const PROGRAMS = join(ROOT, 'node_modules/.cache/peerless');
const FILE = 'games.db';
const SAID = 'acknowledged';
/** Milliseconds of a sync: whatever does not wait for it is far ahead by then. */
const SYNC_MS = 4;

/** Texts of a file of the store, and what stands there instead. */
interface Plant {
  file: string;
  changes: [from: string, to: string][];
}
const PLANTED: Record<string, Plant> = {
  'an acknowledgement before the commit': {
    file: 'sqlite.ts',
    changes: [
      ["await say('COMMIT');", "const committed = say('COMMIT');"],
      ['written();', 'await committed; written();'],
    ],
  },
  'no sync at all': { file: 'sqlite.ts', changes: [['synchronous = FULL', 'synchronous = OFF']] },
  'no sync of a commit': { file: 'sqlite.ts', changes: [['synchronous = FULL', 'synchronous = NORMAL']] },
  'no sync of the file before the log begins anew': {
    file: 'checkpoints.ts',
    changes: [['const statement =', "await libsql.exec('PRAGMA synchronous = OFF'); const statement ="]],
  },
};

let folders: string;
/** The program that writes, with something planted in the store. */
async function writer(name: string, plant?: Plant): Promise<string> {
  const program = join(PROGRAMS, `writer-${name.replace(/\W+/g, '-')}.mjs`);
  const planted: string[] = [];
  const planting: Plugin = {
    name: 'planting',
    setup({ onLoad }) {
      onLoad({ filter: /store\/\w+\.ts$/ }, ({ path }) => {
        if (!plant || basename(path) !== plant.file) return undefined;
        let contents = readFileSync(path, 'utf8');
        for (const [from, to] of plant.changes) {
          if (contents.includes(from)) planted.push(from);
          contents = contents.replace(from, to);
        }
        return { contents, loader: 'ts' };
      });
    },
  };
  await build('tools/power/writer.ts', program, [planting]);
  expect(planted).toEqual((plant?.changes ?? []).map(([from]) => from));
  return program;
}
/** What the disk was told while the program ran, with the folder it ran in. */
async function traced(program: string, preloaded: string): Promise<{ trace: Change[]; folder: string }> {
  const home = mkdtempSync(join(folders, 'run-'));
  const [folder, trace] = [join(home, 'data'), join(home, 'trace')];
  mkdirSync(folder);
  const child = spawn(process.execPath, [program, join(folder, FILE)], {
    stdio: ['ignore', openSync(join(folder, SAID), 'w'), 'inherit'],
    env: { ...process.env, LD_PRELOAD: preloaded, DISK_FOLDER: folder, DISK_TRACE: trace, DISK_SYNC_MS: `${SYNC_MS}` },
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(0);
  return { trace: readTrace(trace), folder };
}

const linesOf = (change: Change): string[] =>
  change.do === 'write' && basename(change.file) === SAID ? `${change.bytes}`.trim().split('\n') : [];
/** What had been acknowledged by then. */
const acknowledged = (trace: readonly Change[], moment: number): Acknowledged[] =>
  trace
    .slice(0, moment)
    .flatMap(linesOf)
    .map((line) => JSON.parse(line) as Acknowledged);

async function isKept(store: Store, promised: Acknowledged): Promise<boolean> {
  switch (promised.did) {
    case 'append': {
      const entries = (await store.read(promised.table))?.entries ?? [];
      return entries.length >= promised.length && entries.every(({ at }, n) => at === n);
    }
    case 'createPlayer':
      return (await store.playerByKey(`key of ${promised.player}`))?.id === promised.player;
    case 'finish':
      return (await store.games(promised.player, 1))[0]?.id === promised.table;
    case 'forget':
      return (await store.playerByKey(`key of ${promised.player}`)) === undefined;
    case 'close':
      return true;
  }
}
let disks = 0;
/** What was acknowledged and is not there when the server starts again, or what else is wrong then. */
async function losses(disk: Disk, promised: readonly Acknowledged[]): Promise<string[]> {
  const folder = join(folders, `disk${++disks}`);
  mkdirSync(folder);
  for (const [name, bytes] of disk) if (basename(name) !== SAID) writeFileSync(join(folder, basename(name)), bytes);
  const lost: string[] = [];
  try {
    const store = await sqliteStore(join(folder, FILE));
    for (const each of promised) if (!(await isKept(store, each))) lost.push(JSON.stringify(each));
    await store.close();
    const file = new Libsql(join(folder, FILE));
    const [{ integrity_check }] = file.pragma('integrity_check') as { integrity_check: string }[];
    file.close();
    if (integrity_check !== 'ok') lost.push(integrity_check);
  } catch (problem) {
    lost.push((problem as Error).message);
  }
  rmSync(folder, { recursive: true });
  return lost;
}
/** Before each time that the disk has kept something more: the moments when most was acknowledged and least was kept. */
function worstMoments(trace: readonly Change[]): number[] {
  const moments = new Set<number>();
  let last = 0;
  for (const [n, change] of trace.entries()) {
    if (linesOf(change).length) last = n + 1;
    if (change.do === 'synced') moments.add(last);
  }
  return [...moments, last];
}
/** The first of those after which something is missing, and what; null if it is always there. */
async function firstLoss(trace: readonly Change[]): Promise<{ moment: number; lost: string[] } | null> {
  for (const moment of worstMoments(trace)) {
    const lost = await losses(
      afterPowerCut(trace, moment, () => false),
      acknowledged(trace, moment),
    );
    if (lost.length) return { moment, lost };
  }
  return null;
}

describe.skipIf(process.platform !== 'linux')('the store in SQLite, when the power is cut', () => {
  let trace: Change[];
  let folder: string;
  const planted = new Map<string, Promise<{ trace: Change[] }>>();
  beforeAll(async () => {
    folders = realpathSync(mkdtempSync(join(tmpdir(), 'peerless-power-')));
    const preloaded = library();
    // Beside each other: they mostly wait.
    for (const [name, plant] of Object.entries(PLANTED))
      planted.set(
        name,
        writer(name, plant).then((program) => traced(program, preloaded)),
      );
    const asItIs = writer('as it is').then((program) => traced(program, preloaded));
    await Promise.allSettled([asItIs, ...planted.values()]);
    ({ trace, folder } = await asItIs);
  }, 300_000);
  afterAll(() => rmSync(folders, { recursive: true, force: true }));

  it('has told the disk everything: the files are what the trace says', () => {
    const files = readdirSync(folder).filter((name) => !name.endsWith('-shm'));
    const disk = afterPowerCut(trace, trace.length, () => true);
    expect([...disk.keys()].map((name) => basename(name)).sort()).toEqual(files.sort());
    for (const [name, bytes] of disk) expect(bytes.equals(readFileSync(name)), name).toBe(true);
  });

  it('has everything that it acknowledged, if nothing else is left', async () => {
    expect(acknowledged(trace, trace.length).length).toBeGreaterThan(100);
    // The log has begun anew meanwhile.
    const anew = trace.filter((change) => change.do === 'write' && change.at === 0 && change.file.endsWith('-wal'));
    expect(anew.length).toBeGreaterThanOrEqual(3);
    expect(await firstLoss(trace)).toBeNull();
  }, 120_000);

  it('has it at any moment, whatever else is left', async () => {
    const dice = chance(11);
    for (let n = 0; n < 100; n++) {
      const moment = dice.below(trace.length + 1);
      const share = dice();
      const lost = await losses(
        afterPowerCut(trace, moment, () => dice.is(share)),
        acknowledged(trace, moment),
      );
      expect(lost, `after ${moment}, ${share} of the rest`).toEqual([]);
    }
  }, 120_000);

  it.each(Object.keys(PLANTED))(
    'is found out by that: %s',
    async (name) => {
      const { trace: told } = await planted.get(name)!;
      expect(await firstLoss(told)).not.toBeNull();
    },
    120_000,
  );
});
