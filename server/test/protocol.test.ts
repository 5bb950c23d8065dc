import { readFileSync } from 'node:fs';
import type { Choice } from '@peerless/engine';
import type { ServerMessage } from '@peerless/protocol';
import { expect, it, vi } from 'vitest';
import { connect } from '../src/door/requests/all.ts';
import { houses } from './houses.ts';

const newHouse = houses();
const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const ANYTHING = '…';
type Data = { [key: string]: unknown };
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);
const pattern = (said: unknown): unknown => {
  if (said === ANYTHING) return expect.anything();
  return isData(said)
    ? expect.objectContaining(Object.fromEntries(Object.entries(said).map(([key, value]) => [key, pattern(value)])))
    : said;
};

it('docs/protocol.md tells a session as it goes', async () => {
  const own = await newHouse();
  const { key } = await own.people.create('Ada');
  const heard: ServerMessage[] = [];
  const connection = connect(own, { send: (text) => void heard.push(JSON.parse(text)), close: () => {} });
  /** What the server said of it, for what the session leaves open. */
  const known = (field: string): unknown => {
    const update = heard.findLast((message) => 'update' in message);
    if (field === 'key') return key;
    if (field === 'at') return update!.at;
    if (field === 'choice') return update!.update.answers[0] satisfies Choice;
    return heard.flatMap((message) =>
      'ok' in message && isData(message.ok) && typeof message.ok.table === 'string' ? [message.ok.table] : [],
    )[0];
  };
  const lines = /```\n(→[^`]*)```/.exec(page)![1].trim().split('\n');
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines) {
    const said = JSON.parse(line.slice(2)) as Data;
    if (line.startsWith('→')) {
      const filled = Object.entries(said).map(([field, value]) => [field, value === ANYTHING ? known(field) : value]);
      await connection.receive(JSON.stringify(Object.fromEntries(filled)));
    } else await vi.waitFor(() => expect(heard).toContainEqual(pattern(said)));
  }
});
