/** What the server says over the socket: answers to each request, and what comes by itself. */
import { type Gets, type Push, REFUSALS, type Request } from '@peerless/protocol';
import * as v from 'valibot';
import { count, exactly, name, names, seat, time } from './exactly.ts';
import { masked } from './game.ts';
import { lobby, sought } from './meeting.ts';
import { player } from './people.ts';
import { clockState, line, tableState, update } from './table.ts';
import { prospect, reason } from './view.ts';

const done = v.null();
const table = v.strictObject({ table: name });

/** What each request gets, if it is not refused. */
export const GETS = {
  hello: exactly<Gets<'hello'>>()(v.strictObject({ player, tables: names, blocked: names, seeking: v.nullable(sought), now: time })),
  ping: done,
  away: done,
  lobby: done,
  seek: done,
  stopSeeking: done,
  take: table,
  create: table,
  challenge: table,
  decline: done,
  open: exactly<Gets<'open'>>()(v.strictObject({ table: tableState, lines: v.array(line) })),
  close: done,
  sit: done,
  stand: done,
  computer: done,
  pick: done,
  ban: done,
  answer: done,
  standing: done,
  concede: done,
  takeBack: done,
  draw: done,
  claim: done,
  rematch: table,
  phrase: done,
  chat: done,
  plan: done,
  report: done,
  past: update,
  prospect,
  why: v.nullable(reason),
  knowledge: exactly<Gets<'knowledge'>>()(v.strictObject({ seat, masked })),
} satisfies { [R in Request]: v.GenericSchema<Gets<R>> };

/** What the server says by itself, by the field that tells it. */
export const PUSHES = {
  table: v.strictObject({ table: tableState }),
  update: v.strictObject({ update, at: count, takenBack: count, clock: v.nullable(clockState) }),
  gone: v.strictObject({ gone: name }),
  line: v.strictObject({ line, of: name }),
  lobby: v.strictObject({ lobby }),
  seated: v.strictObject({ seated: name }),
  stirred: v.strictObject({ stirred: name }),
  rematch: v.strictObject({ rematch: v.strictObject({ of: name, table: name }) }),
  wait: v.strictObject({ wait: v.strictObject({ of: name, ahead: v.nullable(count) }) }),
  presence: v.strictObject({ presence: v.strictObject({ of: name, here: v.array(v.boolean()), watchers: count }) }),
  leaving: v.strictObject({ leaving: v.strictObject({ backIn: count }) }),
};
/** Of which Push is the union: the compiler misses whatever is not among them. */
export const push = exactly<Push>()(v.union(Object.values(PUSHES) as (typeof PUSHES)[keyof typeof PUSHES][]));
export const refusal = v.strictObject({ n: count, no: v.picklist(REFUSALS), detail: v.optional(name) });
