/** The bus over Redis, for any number of processes. */
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { within } from '../within.ts';
import type { Bus } from './bus.ts';
import { channels } from './channels.ts';

/** A process that has not renewed what it shares for so long is gone. */
const GONE = 30_000;
const RENEW = GONE / 3;
const PATIENCE = 3_000;
/** Milliseconds until the next attempt to reach a lost Redis. */
const retryStrategy = (attempts: number): number => Math.min(50 * attempts, 2_000);

export function redisBus(url: string, prefix = 'peerless'): Bus {
  const self = randomUUID();
  const heard = channels();
  const own = new Map<string, number>();
  const missed: (() => void)[] = [];
  // What is said to many tables at once goes in one packet.
  const sender = new Redis(url, { retryStrategy, maxRetriesPerRequest: null, enableAutoPipelining: true });
  const receiver = new Redis(url, { retryStrategy, maxRetriesPerRequest: null, autoResubscribe: false });
  // A lost connection is made anew; whoever asks `check` learns of it.
  for (const connection of [sender, receiver]) connection.on('error', () => {});

  const named = (channel: string): string => `${prefix}:${channel}`;
  const place = (key: string): string => `${prefix}:shared:${key}`;
  const tell = (command: Promise<unknown>): void => void command.catch(() => {});

  let wasReady = false;
  sender.once('ready', () => {
    wasReady = true;
  });
  let isFirst = true;
  let listening: Promise<unknown> = Promise.resolve();
  const listen = (names: string[]): void => {
    if (names.length > 0) listening = Promise.all([listening, receiver.subscribe(...names.map(named))]).catch(() => {});
  };
  receiver.on('ready', async () => {
    if (isFirst) {
      isFirst = false;
      return;
    }
    listen(heard.names());
    await listening;
    for (const tellMissed of missed) tellMissed();
  });
  receiver.on('message', (channel: string, message: string) => {
    if (!message.startsWith(self)) heard.deliver(channel.slice(prefix.length + 1), message.slice(self.length));
  });

  const renew = (key: string): void => {
    const value = `${own.get(key)} ${Date.now() + GONE}`;
    tell(sender.multi().hset(place(key), self, value).pexpire(place(key), GONE).exec());
  };
  const renewal = setInterval(() => [...own.keys()].forEach(renew), RENEW).unref();

  return {
    isAlone: false,
    // While Redis is away nobody hears it: whoever has missed something reads the store when it is back.
    publish(channel, message) {
      if (sender.status === 'ready' || !wasReady) tell(sender.publish(named(channel), self + message));
    },
    subscribe(channel, hear) {
      const ownHear = (message: string): void => hear(message);
      if (heard.add(channel, ownHear)) listen([channel]);
      return () => {
        if (heard.remove(channel, ownHear)) tell(receiver.unsubscribe(named(channel)));
      };
    },
    listening: async () => void (await listening),
    onGap: (tellMissed) => void missed.push(tellMissed),
    share(key, value) {
      own.set(key, value);
      renew(key);
    },
    async shared(key) {
      const values = Object.entries(await within(PATIENCE, 'Redis', sender.hgetall(place(key))));
      const parts = values.map(([process, value]) => ({ process, value: value.split(' ').map(Number) }));
      const gone = parts.filter(({ value: [, until] }) => until < Date.now());
      if (gone.length > 0) tell(sender.hdel(place(key), ...gone.map(({ process }) => process)));
      return parts.filter((part) => !gone.includes(part)).reduce((sum, { value: [count] }) => sum + count, 0);
    },
    check: async () => void (await Promise.all([sender, receiver].map((connection) => within(PATIENCE, 'Redis', connection.ping())))),
    async close() {
      clearInterval(renewal);
      const leaving = [...own.keys()].map((key) => sender.hdel(place(key), self));
      await within(PATIENCE, 'Redis', Promise.all(leaving)).catch(() => {});
      sender.disconnect();
      receiver.disconnect();
    },
  };
}
