/** Devices that speak to a hall without sockets, each judged by what it is told. */
import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Refusal } from '@peerless/protocol';
import type { Connection } from '../../../server/src/door/connection.ts';
import { connect } from '../../../server/src/door/requests/all.ts';
import type { Hall } from '../../../server/src/hall.ts';
import { type Judge, plays, type Sender } from './judge.ts';
import type { Message } from './sound.ts';

export interface Figures {
  messages: number;
  accepted: Record<string, number>;
  refused: Record<string, number>;
  answers: number;
  /** Given because somebody had said so beforehand. */
  stood: number;
  /** Answers to earlier questions, after something was taken back. */
  outdated: number;
  finished: number;
  /** After so many messages, in MB. */
  heap: [number, number][];
  problems: string[];
}
export interface Device {
  connection: Connection;
  /** Looks at every hand later. */
  later: Set<string>;
  sent: number;
  got: number;
  /** By the number of the message: done, or why not. */
  outcomes: Map<unknown, 'done' | Refusal>;
  isClosed: boolean;
}
/** Where they are and who judges. */
export interface Place {
  own: Hall;
  law: Judge;
  context: AsyncLocalStorage<Sender>;
  figures: Figures;
}

const add = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1;
};

export function newDevice({ own, law, figures }: Place): Device {
  const device: Omit<Device, 'connection'> = { later: new Set(), sent: 0, got: 0, outcomes: new Map(), isClosed: false };
  const connection: Connection = connect(own, {
    send(text) {
      const said = law.told(text, connection.player?.id ?? null, (table) => device.later.has(table));
      if (!said || !('n' in said)) return;
      device.got++;
      device.outcomes.set(said.n, 'no' in said ? said.no : 'done');
      if ('no' in said) add(figures.refused, said.no);
    },
    close() {
      device.isClosed = true;
    },
  });
  return Object.assign(device, { connection });
}
export function leave(device: Device): void {
  device.isClosed = true;
  device.connection.close();
}

export async function say({ law, context, figures }: Place, device: Device, text: string): Promise<void> {
  const message = parsed(text);
  const { connection, outcomes, later } = device;
  // They are told before the answer comes.
  const isOpening = message?.do === 'open';
  const id = message?.table as string;
  const wasLater = later.has(id);
  // Somebody else may begin the game meanwhile.
  const mightOpen = isOpening && mayOpen(law, connection.player?.id, message!);
  if (isOpening) later[message!.eyes === 'all' ? 'add' : 'delete'](id);
  const sender: Sender = {
    get player() {
      return connection.player?.id ?? null;
    },
    message,
  };
  device.sent++;
  await context.run(sender, () => connection.receive(text));
  figures.messages++;
  const outcome = outcomes.get(message?.n);
  const isDone = outcome === 'done';
  outcomes.delete(message?.n);
  if (isOpening && isDone && !mightOpen && !mayOpen(law, sender.player!, message!)) law.problems.push(`opened without right: ${id}`);
  if (isOpening && isDone) judgeEyes(law, sender.player!, message!);
  // A malformed message changes nothing; after any other refusal nothing is looked at.
  else if (isOpening) later[wasLater && (outcome ?? 'malformed') === 'malformed' ? 'add' : 'delete'](id);
  if (!isDone) return;
  add(figures.accepted, message!.do);
  if (message!.do === 'answer') figures.answers++;
}
function parsed(text: string): Message | null {
  try {
    return JSON.parse(text) as Message;
  } catch {
    return null;
  }
}
function mayOpen(law: Judge, player: string | undefined, { table: id, invite }: Message): boolean {
  const table = law.tables.get(id as string);
  return !table || (player !== undefined && law.mayOpen(table, player, invite));
}
function judgeEyes(law: Judge, player: string, { table: id, eyes }: Message): void {
  const table = law.tables.get(id as string);
  if (!table) return;
  if (eyes === 'all' && table.phase !== 'over' && (plays(table, player) || table.options.watching !== 'delayed'))
    law.problems.push(`all eyes at ${id}`);
}
