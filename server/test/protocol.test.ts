import { readFileSync } from 'node:fs';
import { type Choice, HOW, QUESTIONS } from '@peerless/engine';
import { PACE_NAMES, REFUSALS, type ServerMessage, TIDINGS } from '@peerless/protocol';
import { expect, it, vi } from 'vitest';
import { connect } from '../src/door/requests/all.ts';
import { protocolDocument } from '../src/door/schema/document.ts';
import { ending, phase } from '../src/door/schema/table.ts';
import { houses } from './houses.ts';
import { stranger } from './stranger.ts';
import { servers } from './wire.ts';

const newHouse = houses();
const newServer = servers();
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

it('docs/protocol.md names all that goes by a name, and leads nobody to the source', () => {
  const words = page.replace(/```[^`]*```/, '');
  const said = new Set([...words.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name.split(' ')));
  const { requests, pushes } = protocolDocument().socket;
  const names = [phase.options, ending.options, REFUSALS, QUESTIONS, HOW, TIDINGS, PACE_NAMES, Object.keys(requests), Object.keys(pushes)];
  expect(names.flat().filter((name) => !said.has(name))).toEqual([]);
  expect(page.match(/\S+\.tsx?\b|\b(server|web|tools|host|engine)\/\S+/g)).toBeNull();
});

it('is enough for a bot that has read nothing else: two of them play a whole game', async () => {
  const imports = readFileSync(new URL('./stranger.ts', import.meta.url), 'utf8').match(/from '[^']+'|import\('[^']+'\)/g);
  expect(imports).toEqual(["from 'ajv/dist/2020.js'", "from 'ws'"]);
  const { url } = await newServer();
  const [one, other] = [await stranger(url, 'Ada', 'medusa'), await stranger(url, 'Grace', 'alice')];
  await other.accept(await one.invite());
  const [ended, seen] = await Promise.all([one.ended, other.ended]);
  expect(ended).toMatchObject({ how: 'won', winners: [expect.any(Number)] });
  expect(seen).toEqual(ended);
  for (const { problems, said } of [one, other]) {
    expect(problems).toEqual([]);
    expect(said.filter((part) => part === 'answer.asks').length).toBeGreaterThan(20);
  }
}, 60_000);
