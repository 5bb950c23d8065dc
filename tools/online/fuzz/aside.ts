/** What players ask over HTTP beside their games: holidays, what to be told of, and on which devices. */
import { TIDINGS } from '@peerless/protocol';
import { api } from '../../../server/src/door/api.ts';
import type { Hall } from '../../../server/src/hall.ts';
import type { Chance } from './chance.ts';
import type { Figures } from './devices.ts';
import { mutated } from './hostile.ts';

/** Nobody listens at the other end. */
const ENDPOINT = 'http://127.0.0.1:9/push/';
export const PUSH_SERVICES = ['http://127.0.0.1:9'];

type Asked = [method: 'GET' | 'PUT' | 'DELETE', path: string, body?: Record<string, unknown>];

/** Counts what was done as accepted, by the path; a fault of the server is a problem. */
export function asker(own: Hall, people: readonly { key: string }[], chance: Chance, figures: Figures): () => Promise<void> {
  const routes = api(own, { newPlayers: 0, address: () => '' });
  const endpoint = (): string => `${chance.is(0.9) ? ENDPOINT : 'http://169.254.169.254/'}${chance.below(40)}`;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const minute = (): number => chance.below(24 * 60);
  const wishes = (): Record<string, unknown> => ({
    ...Object.fromEntries(TIDINGS.map((each) => [each, chance.is(0.8)])),
    quiet: chance.is(0.5) ? null : { from: minute(), to: minute(), zone: chance.of(['UTC', 'Europe/Prague', 'Middle/Earth']) },
  });
  const shapes: (() => Asked)[] = [
    () => ['GET', '/me/tables'],
    () => ['GET', '/me/holiday'],
    () => ['PUT', '/me/holiday', { on: chance.is(0.5) }],
    () => ['GET', '/me/wishes'],
    () => ['PUT', '/me/wishes', wishes()],
    () => ['PUT', '/me/devices', { endpoint: endpoint(), keys, lang: chance.of(['en', 'uk']) }],
    () => ['DELETE', '/me/devices', { endpoint: endpoint() }],
    () => ['GET', '/me/friends'],
  ];
  return async () => {
    const [method, path, body] = chance.of(shapes)();
    const said = body && (chance.is(0.3) ? mutated(body, chance) : body);
    const response = await routes.request(path, {
      method,
      headers: { Authorization: `Bearer ${chance.of(people).key}`, 'Content-Type': 'application/json' },
      ...(said === undefined ? {} : { body: JSON.stringify(said) }),
    });
    if (response.status >= 500) figures.problems.push(`${response.status} to ${method} ${path}: ${JSON.stringify(said)}`);
    if (response.ok) figures.accepted[`${method} ${path}`] = (figures.accepted[`${method} ${path}`] ?? 0) + 1;
  };
}
