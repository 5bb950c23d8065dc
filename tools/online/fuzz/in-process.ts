/** Hostile messages to a hall without sockets, as fast as it takes them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { choices } from '@peerless/engine';
import { localBus } from '../../../server/src/bus/local.ts';
import { type Hall, hall } from '../../../server/src/hall.ts';
import { localJobs } from '../../../server/src/jobs/local.ts';
import { passingStore } from '../../../server/src/store/sqlite.ts';
import { localTurns } from '../../../server/src/turns/local.ts';
import { asker, PUSH_SERVICES } from './aside.ts';
import type { Chance } from './chance.ts';
import { type Device, type Figures, leave, newDevice, type Place, say } from './devices.ts';
import { type Judge, judge, type Sender } from './judge.ts';
import { isClear, talker } from './talk.ts';

export type { Figures } from './devices.ts';

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
  const { problems } = law;
  const own = await judgedHall(law, context);
  const people = await Promise.all(Array.from({ length: PLAYERS }, () => own.people.create(undefined)));
  for (const { key, recovery } of people) law.secrets.add(key).add(recovery);
  const figures: Figures = { messages: 0, accepted: {}, refused: {}, answers: 0, stood: 0, outdated: 0, finished: 0, heap: [], problems };
  const place: Place = { own, law, context, figures };
  const askOverHttp = asker(own, people, chance, figures);
  const { next, takeBack, answerTooLate } = talker(place, people, chance);
  let devices = Array.from({ length: DEVICES }, () => newDevice(place));

  const HEAP_EVERY = Math.max(1, Math.floor(total / 20));
  let measured = 0;
  while (figures.messages < total && mayGoOn() && problems.length < 20) {
    const talks = Array.from({ length: 1 + chance.below(AT_ONCE) }, () => next(devices)).filter(isClear);
    const underway = talks.map(({ device, text }) => say(place, device, text));
    // Lines break while something is being done.
    if (chance.is(0.02)) leave(chance.of(devices));
    await Promise.all(underway);
    if (chance.is(0.1)) await takeBack();
    await askOverHttp();
    await answerTooLate();
    for (const { sent, got, isClosed } of devices) if (!isClosed && sent !== got) problems.push(`${sent} messages, ${got} answers`);
    devices = devices.map((device) => (device.isClosed ? newDevice(place) : device));
    prune(place, devices);
    if (chance.is(0.01)) await new Promise(setImmediate);
    progress(figures.messages);
    if (figures.messages >= measured) {
      figures.heap.push([figures.messages, heapNow()]);
      measured += HEAP_EVERY;
    }
  }
  figures.stood = law.stood;
  for (const device of devices) leave(device);
  await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { id } of law.tables.values())
    if (own.presence.watchers(id) || people.some((person) => own.presence.isHere(id, person.id)))
      problems.push(`somebody is still at ${id}`);
  await own.close();
  figures.heap.push([figures.messages, heapNow()]);
  return figures;
}

/** A hall whose every entry is judged by who caused it. */
async function judgedHall(law: Judge, context: AsyncLocalStorage<Sender>): Promise<Hall> {
  const store = await passingStore();
  return hall({
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
      if (what === 'failed') law.problems.push(JSON.stringify(about));
    },
    messagesPerSecond: 1e9,
    pushServices: PUSH_SERVICES,
  });
}

/** Old games are forgotten by those who judge, as by the server. */
function prune({ law, figures }: Place, devices: readonly Device[]): void {
  const over = [...law.tables.values()].filter(({ phase }) => phase === 'over');
  for (const { id } of over.slice(0, Math.max(0, over.length - 8))) if (law.forget(id)) figures.finished++;
  for (const id of [...law.tables.keys()].slice(0, Math.max(0, law.tables.size - MOST_TABLES))) law.forget(id);
  for (const device of devices) for (const id of device.later) if (!law.tables.has(id)) device.later.delete(id);
}
