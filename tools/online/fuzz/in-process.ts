/** Hostile messages to a hall without sockets, as fast as it takes them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { choices } from '@peerless/engine';
import { PROTOCOL, type Refusal } from '@peerless/protocol';
import { localBus } from '../../../server/src/bus/local.ts';
import type { Connection } from '../../../server/src/door/connection.ts';
import { connect } from '../../../server/src/door/requests/all.ts';
import { type Hall, hall } from '../../../server/src/hall.ts';
import { localJobs } from '../../../server/src/jobs/local.ts';
import { passingStore } from '../../../server/src/store/sqlite.ts';
import { localTurns } from '../../../server/src/turns/local.ts';
import type { Chance } from './chance.ts';
import { garbage, garbled, mutated } from './hostile.ts';
import { type Judge, judge, plays, type Sender } from './judge.ts';
import { agreedTakeBack, honest, type Message, outdated, type Said, sound } from './sound.ts';

export interface Figures {
  messages: number;
  accepted: Record<string, number>;
  refused: Record<string, number>;
  answers: number;
  /** Answers to earlier questions, after something was taken back. */
  outdated: number;
  finished: number;
  /** After so many messages, in MB. */
  heap: [number, number][];
  problems: string[];
}
interface Device {
  connection: Connection;
  /** Looks at every hand later. */
  later: Set<string>;
  sent: number;
  got: number;
  /** By the number of the message: done, or why not. */
  outcomes: Map<unknown, 'done' | Refusal>;
  isClosed: boolean;
}

const PLAYERS = 12;
const DEVICES = 18;
const MOST_TABLES = 40;
const AT_ONCE = 40;

export async function inProcess(
  total: number,
  chance: Chance,
  heapNow: () => number,
  progress: (done: number) => void,
  mayGoOn: () => boolean,
): Promise<Figures> {
  const context = new AsyncLocalStorage<Sender>();
  const law: Judge = judge();
  const problems = law.problems;
  const store = await passingStore();
  const own: Hall = hall({
    store: {
      ...store,
      async append(append) {
        const isWritten = await store.append(append);
        if (isWritten) law.written(append, context.getStore());
        return isWritten;
      },
    },
    bus: localBus(),
    jobs: localJobs(),
    turns: localTurns(),
    // Any answer will do: what computer players choose is not what this is about.
    think: async ({ masked }) => choices(masked.state)[0],
    now: Date.now,
    wait: async () => {},
    log(what, about) {
      if (what === 'failed') problems.push(JSON.stringify(about));
    },
    messagesPerSecond: 1e9,
  });
  const people = await Promise.all(Array.from({ length: PLAYERS }, () => own.people.create(undefined)));
  for (const { key, recovery } of people) law.secrets.add(key).add(recovery);
  const ids = people.map(({ id }) => id);
  const world = { tables: law.tables, keys: people.map(({ key }) => key) };

  const figures: Figures = { messages: 0, accepted: {}, refused: {}, answers: 0, outdated: 0, finished: 0, heap: [], problems };
  const add = (counts: Record<string, number>, key: string): void => {
    counts[key] = (counts[key] ?? 0) + 1;
  };

  function newDevice(): Device {
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
  function leave(device: Device): void {
    device.isClosed = true;
    device.connection.close();
  }
  async function say(device: Device, text: string): Promise<void> {
    let message: Message | null = null;
    try {
      message = JSON.parse(text) as Message;
    } catch {}
    const { connection, outcomes, later } = device;
    // They are told before the answer comes.
    const isOpening = message?.do === 'open';
    const id = message?.table as string;
    const wasLater = later.has(id);
    // Somebody else may begin the game meanwhile.
    const mightOpen = isOpening && mayOpen(connection.player?.id, message!);
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
    if (isOpening && isDone && !mightOpen && !mayOpen(sender.player!, message!)) problems.push(`opened without right: ${id}`);
    if (isOpening && isDone) judgeEyes(sender.player!, message!);
    // A malformed message changes nothing; after any other refusal nothing is looked at.
    else if (isOpening) later[wasLater && (outcome ?? 'malformed') === 'malformed' ? 'add' : 'delete'](id);
    if (!isDone) return;
    add(figures.accepted, message!.do);
    if (message!.do === 'answer') figures.answers++;
  }
  function mayOpen(player: string | undefined, { table: id, invite }: Message): boolean {
    const table = law.tables.get(id as string);
    return !table || (player !== undefined && law.mayOpen(table, player, invite));
  }
  function judgeEyes(player: string, { table: id, eyes }: Message): void {
    const table = law.tables.get(id as string);
    if (!table) return;
    if (eyes === 'all' && table.phase !== 'over' && (plays(table, player) || table.options.watching !== 'delayed'))
      problems.push(`all eyes at ${id}`);
  }

  let devices = Array.from({ length: DEVICES }, newDevice);
  const replays: string[] = [];
  function remember(text: string): string {
    if (replays.length < 500) replays.push(text);
    else replays[chance.below(500)] = text;
    return text;
  }
  const greeting = (who = chance.of(people)): string => JSON.stringify({ n: 0, do: 'hello', key: who.key, protocol: PROTOCOL });

  /** What an honest player would say now, so that games go on. */
  function honestly(): { device: Device; text: string } | undefined {
    const table = law.tables.size ? chance.of([...law.tables.values()]) : undefined;
    const found = table && honest(table, ids, chance);
    const device = found && devices.find(({ connection }) => connection.player?.id === found.player);
    return device && { device, text: remember(JSON.stringify(found!.message)) };
  }
  function next(): { device: Device; text: string } {
    const device = chance.of(devices);
    if (!device.connection.player && chance.is(0.3)) return { device, text: greeting() };
    const dice = chance();
    if (dice < 0.08) return honestly() ?? { device, text: remember(JSON.stringify(sound(world, chance))) };
    if (dice < 0.18) return { device, text: remember(JSON.stringify(sound(world, chance))) };
    if (dice < 0.22 && replays.length) return { device, text: chance.of(replays) };
    if (dice < 0.55) return { device, text: JSON.stringify(mutated(sound(world, chance), chance)) };
    if (dice < 0.8) return { device, text: garbled(JSON.stringify(sound(world, chance)), chance) };
    return { device, text: garbage(chance) };
  }

  /** One after the other, by devices that have come for that. */
  async function sayAll(said: readonly Said[]): Promise<void> {
    const come = new Map<string, Device>();
    for (const { player, message } of said) {
      const device = come.get(player) ?? newDevice();
      if (!come.has(player)) await say(device, greeting(people.find(({ id }) => id === player)));
      come.set(player, device);
      await say(device, JSON.stringify(message));
    }
    for (const device of come.values()) leave(device);
  }
  async function takeBack(): Promise<void> {
    const games = [...law.tables.values()].filter(({ phase, options }) => phase === 'playing' && !options.rated);
    if (games.length) await sayAll(agreedTakeBack(chance.of(games), chance));
  }
  /** After every take-back: nothing that answers an earlier question may count. */
  async function answerTooLate(): Promise<void> {
    for (const id of law.rewound) {
      law.rewound.delete(id);
      const table = law.tables.get(id);
      const late = table ? outdated(table, law.questions.get(id)!, chance) : [];
      figures.outdated += late.length;
      await sayAll(late);
    }
  }

  /** Of two openings at once by one device nobody could tell which was told what. */
  const isClear = ({ device, text }: { device: Device; text: string }, i: number, all: { device: Device; text: string }[]): boolean =>
    !text.includes('open') || all.findIndex((other) => other.device === device && other.text.includes('open')) === i;

  /** Old games are forgotten by those who judge, as by the server. */
  function prune(): void {
    const over = [...law.tables.values()].filter(({ phase }) => phase === 'over');
    for (const { id } of over.slice(0, Math.max(0, over.length - 8))) if (law.tables.delete(id)) figures.finished++;
    for (const id of [...law.tables.keys()].slice(0, Math.max(0, law.tables.size - MOST_TABLES))) law.tables.delete(id);
    for (const id of law.questions.keys()) if (!law.tables.has(id)) law.questions.delete(id);
    for (const device of devices) for (const id of device.later) if (!law.tables.has(id)) device.later.delete(id);
  }

  const HEAP_EVERY = Math.max(1, Math.floor(total / 20));
  let measured = 0;
  while (figures.messages < total && mayGoOn() && problems.length < 20) {
    const talks = Array.from({ length: 1 + chance.below(AT_ONCE) }, next).filter(isClear);
    const underway = talks.map(({ device, text }) => say(device, text));
    // Lines break while something is being done.
    if (chance.is(0.02)) leave(chance.of(devices));
    await Promise.all(underway);
    if (chance.is(0.1)) await takeBack();
    await answerTooLate();
    for (const { sent, got, isClosed } of devices) if (!isClosed && sent !== got) problems.push(`${sent} messages, ${got} answers`);
    devices = devices.map((device) => (device.isClosed ? newDevice() : device));
    prune();
    if (chance.is(0.01)) await new Promise(setImmediate);
    progress(figures.messages);
    if (figures.messages >= measured) {
      figures.heap.push([figures.messages, heapNow()]);
      measured += HEAP_EVERY;
    }
  }
  for (const device of devices) leave(device);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { id } of law.tables.values())
    if (own.presence.watchers(id) || people.some((person) => own.presence.isHere(id, person.id)))
      problems.push(`somebody is still at ${id}`);
  await own.close();
  figures.heap.push([figures.messages, heapNow()]);
  return figures;
}
