import { readFileSync } from 'node:fs';
import { sqliteStore } from '@peerless/server';
import { afterAll, expect, it } from 'vitest';
import { folder, peerless } from './trying.ts';

const place = folder();
afterAll(() => place.remove());

it('copies the games once, and says why not twice', async () => {
  await (await sqliteStore(place.path('peerless.db'))).close();
  const data = ['--data', place.path('')];
  const [copy, live] = [place.path('copy.db'), place.path('peerless.db')];
  expect(await peerless(['backup', copy, ...data])).toMatchObject({ exitCode: 0, err: [] });
  const before = [readFileSync(copy), readFileSync(live)];
  for (const file of [copy, live])
    expect(await peerless(['backup', file, ...data])).toMatchObject({
      exitCode: 1,
      err: [`${file} is there already, and a backup overwrites nothing: give it another name`],
      out: [],
    });
  expect([readFileSync(copy), readFileSync(live)]).toEqual(before);
  expect(await peerless(['backup', place.path('none.db'), '--data', place.path('elsewhere')])).toMatchObject({ exitCode: 1 });
});
