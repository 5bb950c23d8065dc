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

  it('announces hours and messages, and withdraws them', async () => {
    const told = async () => (await fetch(`${serving.url}api/club`)).json();
    const [line] = (await admin('announce', 'A new hero is here', '--as', 'olga')).out;
    expect(line).toMatch(/ {2}until 20\d\d-.* UTC {2}A new hero is here$/);
    expect((await admin('announce', '--at', '2099-11-20 19:00', '--hours', '2')).out[0]).toMatch(
      / {2}club hour 2099-11-20 19:00 UTC to 2099-11-20 21:00 UTC$/,
    );
    const begins = Date.parse('2099-11-20T19:00Z');
    expect(await told()).toEqual([
      { begins: null, ends: expect.any(Number), says: 'A new hero is here' },
      { begins, ends: begins + 2 * 3_600_000, says: null },
    ]);
    expect((await admin('announced')).out).toHaveLength(2);
    expect((await admin('withdraw', line.split('  ')[0])).out[0]).toMatch(/is announced no more/);
    expect(await told()).toHaveLength(1);
    expect((await admin('withdraw', 'nothing')).err[0]).toContain('nothing is announced as nothing');
    expect((await admin('announce')).err[0]).toContain('says something, or names an hour');
    expect((await admin('announce', '--at', '2020-01-01 00:00')).err[0]).toContain('that time is over');
    expect((await admin('announce', '--at', 'tomorrow')).exitCode).toBe(2);
    expect((await admin('log')).out.at(-1)).toMatch(/olga {2}announce .*says: A new hero is here$/);
  });

  it('lets a bot in by a key that is told once', async () => {
    const [line] = (await admin('bot', 'Crusher')).out;
    const [, id, key] = /^(bot-[\w-]{12}) {2}Crusher {2}key: ([\w-]+)$/.exec(line)!;
    expect((await serving.hall.people.byKey(key))?.id).toBe(id);
    expect((await admin('log', '--json')).out.join()).not.toContain(key);
    expect((await admin('bot', 'Computer')).err[0]).toContain('like the name of a computer player');
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
    expect((await admin('game', 'nowhere')).err).toEqual(['there is no table nowhere']);
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
