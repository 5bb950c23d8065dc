import { mkdirSync, writeFileSync } from 'node:fs';
import { type Serving, serve } from '@peerless/server';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FILE } from '../serve.ts';
import { folder, peerless } from '../trying.ts';

const place = folder();
afterAll(() => place.remove());
let serving: Serving;
let data: string;
let times = 0;
beforeEach(async () => {
  data = place.path(`data${++times}`);
  mkdirSync(data);
  writeFileSync(`${data}/index.html`, '');
  serving = await serve({ folder: data, port: 0, host: '127.0.0.1', file: `${data}/${FILE}` });
});
afterEach(() => serving.stop(0));
const admin = (...args: string[]) => peerless(['admin', ...args, '--data', data]);

describe('an operator', () => {
  it('finds a player, does something about them, and is noted to have done it', async () => {
    const { id } = await serving.hall.people.create('Ada');
    const since = new Date((await serving.hall.store.since(id))!).toISOString().slice(0, 16).replace('T', ' ');
    const line = `${id}  Ada  since ${since} UTC`;
    expect(await admin('find', 'ada')).toMatchObject({ exitCode: 0, out: [line], err: [] });
    expect((await admin('find', 'bob')).out).toEqual(['Nobody is called like "bob".']);
    expect((await admin('mute', id, '--days', '3', '--because', 'spam', '--as', 'olga')).out[0]).toMatch(/Ada.* muted until 20\d\d-/);
    expect((await admin('unlist', id)).out[0]).toMatch(/muted until.* off the leaderboards$/);
    expect((await admin('ban', id)).out[0]).toMatch(/ {2}banned {2}muted until/);
    for (const undo of ['unmute', 'unban']) await admin(undo, id);
    expect((await admin('list', id)).out).toEqual([line]);
    expect((await admin('rename', id, 'Ada L.')).out[0]).toContain('Ada L.');
    const [{ id: other }] = [await serving.hall.people.create('Bob')];
    await serving.hall.store.report({ at: 1, by: other, about: id, why: 'name', table: null, said: null });
    const [report] = (await admin('reports')).out;
    expect(report).toMatch(new RegExp(`about ${id} Ada L. {2}their name {2}by ${other} Bob$`));
    expect((await admin('settle', report.split('  ')[0], '--as', 'olga')).out[0]).toMatch(/is dealt with/);
    const { out } = await admin('log', id);
    expect(out).toHaveLength(8);
    expect(out.at(-1)).toMatch(new RegExp(`UTC {2}olga {2}mute {2}${id} {2}days: 3 {2}because spam$`));
    expect((await admin('log', '--limit', '1')).out).toHaveLength(1);
    expect(JSON.parse((await admin('log', '--json')).out.at(-1)!)).toMatchObject({ operator: 'olga', what: 'mute', about: id });
  });

  it('is told what is wrong, and goes on without a server', async () => {
    expect(await admin('ban', 'nobody')).toMatchObject({
      exitCode: 1,
      out: [],
      err: [expect.stringContaining('there is no player nobody')],
    });
    expect(await admin('annul', 'nowhere')).toMatchObject({
      exitCode: 1,
      err: [expect.stringContaining('no game has ended at a table nowhere')],
    });
    expect(await admin('close', 'nowhere')).toMatchObject({ exitCode: 1, err: ['there is no table nowhere'] });
    for (const wrong of [['ban'], ['mute', 'x', '--days', '0'], ['forgive', 'x'], []]) expect((await admin(...wrong)).exitCode).toBe(2);
    expect(await admin('settle', 'nothing')).toMatchObject({ exitCode: 1, err: [expect.stringContaining('there is no report nothing')] });
    expect((await admin('reports')).out).toEqual(['No report waits.']);
    expect((await admin('pairs')).out).toEqual(['No pair of players looks suspicious.']);
    expect((await admin('log')).out).toEqual(['Operators have done nothing yet.']);
    await serving.stop(0);
    expect((await admin('log')).out).toEqual(['Operators have done nothing yet.']);
    expect(await peerless(['admin', 'log', '--data', `${data}/none`])).toMatchObject({
      exitCode: 1,
      err: [`there is no database at ${data}/none/${FILE}: name the folder of the server by --data`],
    });
  });
});
