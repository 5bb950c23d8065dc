/** A bot by somebody who has read docs/protocol.md and /protocol.json, and nothing else: it imports nothing of ours. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { WebSocket } from 'ws';

type Message = Record<string, unknown>;
interface Document {
  version: number;
  socket: { path: string };
}
interface Update {
  view: { choices: { action?: string }[] };
  answers: number[];
}
interface Table {
  id: string;
  phase: string;
  mine: number[];
  invite: string | null;
  choosing: { seats: number[]; what: string } | null;
  ended: Ended | null;
}
interface Ended {
  how: string;
  winners: number[];
}
interface Link {
  table: string;
  invite: string;
}
export interface Stranger {
  /** Opens a duel for whoever has the link. */
  invite(): Promise<Link>;
  accept(link: Link): Promise<void>;
  /** What the state of the table says once the game is over. */
  ended: Promise<Ended>;
  /** What was said and heard so far, by its name in the schema; and what the schema has against it. */
  said: string[];
  problems: string[];
}

export async function stranger(url: string, name: string, hero: string): Promise<Stranger> {
  const schema = (await (await fetch(new URL('/protocol.json', url))).json()) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(schema);
  const headers = { 'Content-Type': 'application/json' };
  const made = await fetch(new URL('/api/players', url), { method: 'POST', headers, body: JSON.stringify({ name }) });
  const { key } = (await made.json()) as { key: string };
  const wire = new WebSocket(new URL(schema.socket.path, url.replace('http', 'ws')));
  await new Promise((resolve) => wire.once('open', resolve));

  const said: string[] = [];
  const problems: string[] = [];
  const held = (part: string, message: Message): void => {
    const validate = ajv.getSchema(`/protocol.json#/$defs/${part}`)!;
    said.push(part);
    if (!validate(message)) problems.push(...validate.errors!.map((error) => `${part}${error.instancePath} ${error.message}`));
  };
  const waiting = new Map<number, { what: string; done(ok: unknown): void; refused(problem: Error): void }>();
  let n = 0;
  const ask = <T>(what: string, asks: Message): Promise<T> =>
    new Promise((done, refused) => {
      const message = { n: ++n, do: what, ...asks };
      held(`${what}.asks`, message);
      waiting.set(n, { what, done: done as (ok: unknown) => void, refused });
      wire.send(JSON.stringify(message));
    });

  let table = '';
  let state = hero.length;
  const answer = (at: unknown, { view, answers }: Update): void => {
    if (!answers.length) return;
    state = (state * 48271) % 2147483647;
    const attack = view.choices.findIndex(({ action }) => action === 'attack');
    const choice = answers[attack >= 0 ? attack : state % answers.length];
    ask('answer', { table, at, choice }).catch(({ message }: Error) => message === 'stale' || problems.push(`answer: ${message}`));
  };
  let hasPicked = false;
  let isOver: (ended: Ended) => void;
  const lookAt = ({ phase, choosing, mine, ended }: Table): void => {
    if (phase === 'over') isOver(ended!);
    if (hasPicked || choosing?.what !== 'pick' || !mine.some((seat) => choosing.seats.includes(seat))) return;
    hasPicked = true;
    void ask('pick', { table, hero });
  };
  const ended = new Promise<Ended>((resolve) => {
    isOver = resolve;
  });
  wire.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    const asked = waiting.get(message.n as number);
    waiting.delete(message.n as number);
    if (asked && 'ok' in message) {
      held(`${asked.what}.gets`, message);
      asked.done(message.ok);
    } else if (asked) {
      held('refusal', message);
      asked.refused(new Error(message.no as string));
    } else {
      const what = Object.keys(message).find((field) => `push.${field}` in (schema as unknown as { $defs: object }).$defs)!;
      held(`push.${what}`, message);
      if (what === 'update') answer(message.at, message.update as Update);
      if (what === 'table') lookAt(message.table as Table);
    }
  });
  const look = async (asks: Partial<Link>): Promise<Table> => {
    table = asks.table!;
    const { table: found } = await ask<{ table: Table }>('open', asks);
    lookAt(found);
    return found;
  };
  await ask('hello', { key, protocol: schema.version });
  return {
    said,
    problems,
    ended,
    async invite() {
      const rules = { mode: 'duel', seats: 2, board: 'marmoreal', heroes: 'open', bans: 0, rules: {} };
      const options = { ...rules, clock: { kind: 'none' }, rated: false, isPublic: false, watching: 'public' };
      const opened = await ask<{ table: string }>('create', { mine: 0, seats: [{ kind: 'open' }, { kind: 'open' }], options });
      const { invite } = await look(opened);
      return { table: opened.table, invite: invite! };
    },
    async accept(link) {
      await look(link);
      await ask('sit', { ...link, seat: 1 });
    },
  };
}
