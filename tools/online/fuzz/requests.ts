/** Requests over HTTP, hardly any of them as it should be. */
import { HTTP } from '../../../server/src/door/schema/http.ts';
import { newPlayer } from '../client.ts';
import type { Attacked } from './attacked.ts';
import { garbage, mutated, odd } from './hostile.ts';

/** Sound ones, of which little is left. */
const BODIES = [
  { name: 'Ann', emblem: 'alice' },
  { endpoint: 'https://fcm.googleapis.com/fcm/send/a', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }, lang: 'en' },
  { endpoint: 'https://fcm.googleapis.com/fcm/send/a' },
  { on: true },
  { turn: true, time: true, found: true, challenge: true, over: false, quiet: { from: 0, to: 60, zone: 'Europe/Prague' } },
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
export async function request({ url, people, chance, figures }: Attacked): Promise<void> {
  figures.requests++;
  const who = chance.below(people.length);
  const asked = chance.of(HTTP);
  const method = chance.is(0.7) ? asked.method : chance.of(METHODS);
  const bodies = [
    () => JSON.stringify({ name: odd(chance) }),
    () => JSON.stringify({ code: odd(chance) }),
    () => garbage(chance),
    () => 'x'.repeat(5000),
    () => JSON.stringify(mutated(chance.of(BODIES), chance)),
  ];
  const named = (): string =>
    encodeURIComponent(
      `${chance.of(['x', chance.of(people).id, '\u0000', '../x', '%', "' OR 1=1", 'a'.repeat(300), '__proto__', 'duel', 'games'])}`,
    );
  const path = asked.path.replace(/\{\w+\}/g, () => (chance.is(0.2) ? '%ff' : named()));
  const response = await fetch(
    new URL(`${path}${chance.is(0.2) ? `?before=${encodeURIComponent(JSON.stringify(odd(chance)))}` : ''}`, url),
    {
      method,
      headers: {
        ...(chance.is(0.6) ? { Authorization: `Bearer ${chance.is(0.7) ? people[who].key : 'x'.repeat(chance.below(200))}` } : {}),
        'Content-Type': chance.of(['application/json', 'text/plain', 'multipart/form-data']),
      },
      ...(method === 'GET' ? {} : { body: Buffer.from(chance.of(bodies)()) }),
    },
  );
  const text = await response.text();
  figures.statuses[response.status] = (figures.statuses[response.status] ?? 0) + 1;
  if (response.status >= 500) figures.problems.push(`${response.status} to ${method} ${path}: ${text.slice(0, 200)}`);
  if (!response.headers.get('content-security-policy')) figures.problems.push(`no policy with ${method} ${path}`);
  if (method === 'DELETE' && path === '/api/me' && response.ok) people[who] = await newPlayer(url);
}
