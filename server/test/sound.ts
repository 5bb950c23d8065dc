/** Whatever a test is told over a connection is held against the schema of it; it is enough to import this. */
import type { Request, ServerMessage } from '@peerless/protocol';
import * as v from 'valibot';
import { afterEach, expect } from 'vitest';
import { GETS, PUSHES, refusal } from '../src/door/schema/messages.ts';
import { hearers } from './house.ts';

const problems: string[] = [];
afterEach(() => expect(problems.splice(0)).toEqual([]));

/** Notes what is wrong with it, for the end of the test; what was asked is known of answers. */
export function expectSound(message: ServerMessage, request?: Request): void {
  const schema = schemaOf(message, request);
  const { issues } = v.safeParse(schema, message);
  for (const issue of issues ?? []) problems.push(`${request ?? Object.keys(message)[0]}: ${v.getDotPath(issue)}: ${issue.message}`);
}
function schemaOf(message: ServerMessage, request: Request | undefined): v.GenericSchema {
  if ('no' in message) return refusal;
  if ('ok' in message) return v.strictObject({ n: v.number(), ok: request ? GETS[request] : v.unknown() });
  return PUSHES[Object.keys(message)[0] as keyof typeof PUSHES];
}
hearers.add(expectSound);
