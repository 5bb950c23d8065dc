/** Operators at the machine itself: a port that only this machine reaches, and a token for whoever may read the data. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { serve as listen } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { OWN } from '../store/file.ts';
import { govern, Objection, type Office } from './acts.ts';

const LARGEST = 16_384;
const HERE = '127.0.0.1';
/** Stands beside the database while its server runs. */
const keyFile = (file: string): string => `${file}-operator`;
const KEY = v.strictObject({ port: v.number(), token: v.string() });
const ASKED = v.strictObject({
  asks: v.unknown(),
  operator: v.strictObject({ name: v.pipe(v.string(), v.maxLength(60)), because: v.optional(v.pipe(v.string(), v.maxLength(500))) }),
});

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export async function openOffice(office: Office, file: string): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(24).toString('base64url');
  const desk = new Hono();
  desk.use(async (context, next) => {
    const given = context.req.header('Authorization') ?? '';
    return timingSafeEqual(digest(given), digest(`Bearer ${token}`)) ? next() : context.json({ problem: 'not this token' }, 401);
  });
  desk.use(bodyLimit({ maxSize: LARGEST }));
  desk.onError((problem, context) => context.json({ problem: problem.message }, problem instanceof Objection ? 400 : 500));
  desk.post('/:act', async (context) => {
    const { success, output } = v.safeParse(ASKED, await context.req.json().catch(() => null));
    if (!success) throw new Objection('that was not said as operators say it');
    return context.json({ done: (await govern(office, context.req.param('act'), output.asks, output.operator)) ?? null });
  });
  const server = await new Promise<Server>((resolve, reject) => {
    const opening = listen({ fetch: desk.fetch, port: 0, hostname: HERE }, () => resolve(opening as Server));
    opening.once('error', reject);
  });
  const { port } = server.address() as { port: number };
  // One that was left behind by a crash may be open to others.
  await rm(keyFile(file), { force: true });
  await writeFile(keyFile(file), JSON.stringify({ port, token }), { mode: OWN, flag: 'wx' });
  return {
    async close() {
      await rm(keyFile(file), { force: true });
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Whoever serves this database, if somebody does. */
export async function officeOf(file: string): Promise<((act: string, body: object) => Promise<unknown>) | null> {
  const key = v.safeParse(
    KEY,
    await readFile(keyFile(file), 'utf8')
      .then(JSON.parse)
      .catch(() => null),
  );
  if (!key.success) return null;
  const { port, token } = key.output;
  const say = (act: string, body: object): Promise<Response> =>
    fetch(`http://${HERE}:${port}/${act}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  // A server that was killed has left this behind; somebody else may have its port by now.
  const isThere = await say('there', {}).then(
    ({ status }) => status === 400,
    () => false,
  );
  if (!isThere) return null;
  return async (act, body) => {
    const answer = (await (await say(act, body)).json()) as { done: unknown } | { problem: string };
    if ('problem' in answer) throw new Objection(answer.problem);
    return answer.done;
  };
}
