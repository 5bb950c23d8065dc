import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disturbed, takenFrom } from './machine.ts';

describe('who has the processors', () => {
  let proc: string;
  beforeEach(() => {
    proc = mkdtempSync(join(tmpdir(), 'peerless-proc-'));
  });
  afterEach(() => rmSync(proc, { recursive: true }));

  /** As Linux tells it: user, nice, system, idle, iowait, irq, softirq, steal, guest. */
  const machine = (...ticks: number[]): void =>
    writeFileSync(join(proc, 'stat'), `cpu  ${ticks.join(' ')} 0\ncpu0 ${ticks.join(' ')} 0\nintr 1\n`);
  const program = (pid: number, parent: number, [user, system, childrenUser, childrenSystem]: number[], name = 'node'): void => {
    mkdirSync(join(proc, `${pid}`), { recursive: true });
    const before = [parent, ...Array<number>(9).fill(7)];
    writeFileSync(
      join(proc, `${pid}`, 'stat'),
      `${pid} (${name}) S ${[...before, user, system, childrenUser, childrenSystem, 20, 0].join(' ')}\n`,
    );
  };

  it('others have what neither this program has nor what it started, alive or gone', () => {
    machine(1000, 0, 500, 9000, 50, 5, 20, 30, 0);
    program(1, 0, [300, 100, 0, 0], 'init');
    program(100, 1, [10, 10, 0, 0]);
    program(200, 100, [20, 5, 0, 0], 'a server (one) S 1 2');
    program(300, 1, [50, 50, 0, 0], 'somebody else');
    const read = takenFrom(100, proc);
    expect(read()).toEqual({ stolen: 0, others: 0 });

    machine(1100, 10, 540, 9100, 60, 9, 40, 37, 0);
    program(100, 1, [30, 15, 40, 10]); // 75 of this, and 40 + 10 of one that it has started and that is gone
    program(200, 100, [30, 15, 0, 0]); // 20 more
    program(250, 200, [5, 0, 0, 0]); // new
    program(300, 1, [90, 60, 0, 0]); // 50 more of another
    rmSync(join(proc, '1'), { recursive: true });
    expect(read()).toEqual({ stolen: 7, others: 50 });

    machine(1100, 10, 540, 9200, 60, 9, 40, 37, 0);
    program(100, 1, [31, 15, 40, 10]); // counted a moment later
    expect(read()).toEqual({ stolen: 0, others: 0 });
  });

  it('is not known where the system does not tell', () => {
    const read = takenFrom(1, join(proc, 'nowhere'));
    expect(read()).toBeNull();
  });

  it.runIf(process.platform === 'linux')('notices a program that it has not started', { timeout: 30_000 }, async () => {
    const read = takenFrom(process.pid);
    // Left behind by the shell that began it: nobody here is its parent.
    const busy = 'const until = Date.now() + 3000; while (Date.now() < until);';
    spawnSync('sh', ['-c', '"$0" -e "$1" >/dev/null 2>&1 </dev/null &', process.execPath, busy]);
    read();
    await setTimeout(2_000);
    expect(read()!.others).toBeGreaterThan(25);
  });

  it('a second is disturbed in which others have much, and so are those in which it is caught up with', () => {
    const quiet = { stolen: 1, others: 3 };
    expect([...disturbed([quiet, quiet, quiet])]).toEqual([]);
    expect([...disturbed([quiet, { stolen: 0, others: 40 }, quiet, quiet, quiet, quiet])]).toEqual([1, 2, 3]);
    expect([...disturbed([quiet, quiet, quiet, { stolen: 9, others: 0 }])]).toEqual([3]);
  });
});
