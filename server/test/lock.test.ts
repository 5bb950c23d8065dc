import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { program } from './program.ts';
import { servers } from './wire.ts';

const folder = mkdtempSync(join(tmpdir(), 'peerless-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const start = servers();
const ANOTHER = /another server is using .*games\.db/;

describe('a data folder', () => {
  it('is served once: the second is refused, and the first goes on', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(ANOTHER);
    const { key } = await first.hall.people.create('Ada');
    expect(await (await fetch(new URL('ready', first.url))).text()).toBe('ready');
    await first.stop();
    expect(await (await start()).hall.people.byKey(key)).toMatchObject({ name: 'Ada' });
  });

  it('is free again if its database cannot be opened', async () => {
    const file = join(folder, 'letter.db');
    writeFileSync(file, 'Dear reader, '.repeat(1000));
    await expect(start({ file })).rejects.toThrow('not a database');
    rmSync(file);
    await start({ file });
  });

  it('is free as soon as its server is gone, even if it was killed', async () => {
    const file = join(folder, 'games.db');
    const other = spawn(process.execPath, [await program('locking'), file], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      expect(`${(await once(other.stdout, 'data'))[0]}`).toBe('locked\n');
      symlinkSync(file, join(folder, 'other-name.db'));
      for (const name of ['games.db', 'other-name.db']) await expect(start({ file: join(folder, name) })).rejects.toThrow(ANOTHER);
    } finally {
      other.kill('SIGKILL');
      await once(other, 'close');
    }
    await start({ file });
  });
});
