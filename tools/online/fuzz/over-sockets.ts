/** Hostile bytes to a real server: frames, requests over HTTP, and what is neither. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@peerless/server';
import { connect, newPlayer, QUICK } from '../client.ts';
import type { Attacked, SocketFigures } from './attacked.ts';
import type { Chance } from './chance.ts';
import { session } from './frames.ts';
import { raw } from './raw.ts';
import { request } from './requests.ts';

const AT_ONCE = 16;

export async function overSockets(
  messages: number,
  requests: number,
  chance: Chance,
  progress: (done: number) => void,
  mayGoOn: () => boolean,
): Promise<SocketFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'peerless-fuzz-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const figures: SocketFigures = { messages: 0, requests: 0, raw: 0, statuses: {}, problems: [] };
  const serving = await serve({
    folder,
    port: 0,
    host: '127.0.0.1',
    socketsFromOne: 100_000,
    newPlayers: 1e9,
    messagesPerSecond: 1e6,
    log(what, about) {
      if (what === 'failed') figures.problems.push(JSON.stringify(about));
    },
  });
  const { url } = serving;
  const people = await Promise.all(Array.from({ length: 6 }, () => newPlayer(url)));
  const attacked: Attacked = { url, people, chance, figures };
  const done = (): void => progress(figures.messages + figures.requests + figures.raw);

  try {
    const work = async (): Promise<void> => {
      while ((figures.messages < messages || figures.requests < requests) && mayGoOn() && figures.problems.length < 20) {
        if (figures.messages < messages) await session(attacked);
        for (let n = 0; n < 20 && figures.requests < requests; n++) await request(attacked);
        if (chance.is(0.5)) await raw(attacked);
        done();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await playOn(url, figures.problems);
  } catch (problem) {
    figures.problems.push(`${(problem as Error).stack}`);
  } finally {
    await serving.stop(0);
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

/** Two honest players find the server as if nothing had happened. */
async function playOn(url: string, problems: string[]): Promise<void> {
  const health = await fetch(new URL('ready', url));
  if (!health.ok) problems.push(`not ready: ${await health.text()}`);
  let updates = 0;
  const [a, b] = [
    await connect(url, await newPlayer(url), () => {}),
    await connect(url, await newPlayer(url), (push) => void ('update' in push && updates++)),
  ];
  const { table } = await a.ask('create', { options: QUICK, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
  const { invite } = (await a.ask('open', { table })).table;
  await b.ask('open', { table, invite: invite! });
  await b.ask('sit', { table, seat: 1, invite: invite! });
  await new Promise((resolve) => setTimeout(resolve, 200));
  if (!updates) problems.push('no game could be begun afterwards');
  a.close();
  b.close();
}
