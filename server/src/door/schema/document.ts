/** What is said over a connection as one JSON Schema: of the checks of what comes in, and of what goes out. */
import { PROTOCOL, type Request } from '@peerless/protocol';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CHECKS, options, seek } from '../check.ts';
import { event } from './events.ts';
import { count } from './exactly.ts';
import { HTTP } from './http.ts';
import { lobby } from './meeting.ts';
import { GETS, PUSHES, refusal } from './messages.ts';
import { player } from './people.ts';
import { tableState, update } from './table.ts';
import { described, question, reason, setup, view } from './view.ts';

/** Told once, and named wherever they occur. */
const PARTS = { player, options, seek, tableState, lobby, setup, view, question, described, reason, event, update };

const REQUESTS = Object.keys(CHECKS) as Request[];
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const named = <T>(list: readonly T[], name: (each: T) => string, schema: (each: T) => v.GenericSchema) =>
  Object.fromEntries(list.map((each) => [name(each), schema(each)]));
/** Only what is said there, and answered there: the body of a request over HTTP, or what it gets. */
const bodies = (what: 'asks' | 'gets') =>
  named(
    HTTP.filter((each) => each[what]),
    (each) => nameOf(each, what),
    (each) => each[what]!,
  );
const nameOf = ({ method, path }: { method: string; path: string }, what: string): string =>
  `${method.toLowerCase()}${path.replace(/\W+/g, '.').replace(/\.$/, '')}.${what}`;

export function protocolDocument() {
  const pushes = Object.keys(PUSHES) as (keyof typeof PUSHES)[];
  const $defs = toJsonSchemaDefs(
    {
      refusal,
      ...named(
        REQUESTS,
        (request) => `${request}.asks`,
        (request) => v.strictObject({ n: count, do: v.literal(request), ...CHECKS[request].entries }),
      ),
      ...named(
        REQUESTS,
        (request) => `${request}.gets`,
        (request) => v.strictObject({ n: count, ok: GETS[request] }),
      ),
      ...named(
        pushes,
        (push) => `push.${push}`,
        (push) => PUSHES[push],
      ),
      ...bodies('asks'),
      ...bodies('gets'),
      // What has several names goes by the last.
      ...PARTS,
    },
    // What a check says beyond the shape, docs/protocol.md says in words.
    { target: 'draft-2020-12', typeMode: 'input', ignoreActions: ['check'] },
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/protocol.json',
    title: 'Peerless: what clients and the server say to each other',
    version: PROTOCOL,
    socket: {
      path: '/socket',
      requests: Object.fromEntries(REQUESTS.map((each) => [each, { asks: ref(`${each}.asks`), gets: ref(`${each}.gets`) }])),
      refused: ref('refusal'),
      pushes: Object.fromEntries(pushes.map((each) => [each, ref(`push.${each}`)])),
    },
    http: HTTP.map(({ method, path, key, ...rest }) => ({
      method,
      path,
      key,
      ...(rest.asks && { asks: ref(nameOf({ method, path }, 'asks')) }),
      gets: ref(nameOf({ method, path }, 'gets')),
    })),
    $defs,
  };
}
