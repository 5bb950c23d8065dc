/** Turns that any process may give: what is wished and who has one is in Redis, who comes next is worked out by whoever has room. */
import { Redis } from 'ioredis';
import { within } from '../within.ts';
import { type Book, nextIn, questionOf, servedIn, type Turn, tidied, turnOf, waitingIn } from './fair.ts';
import type { Turns, Wish } from './turns.ts';

const PATIENCE = 3_000;
/** Attempts to take a turn while others take theirs. */
const MOST_TRIES = 20;

/** A turn is taken only if nobody has taken one since it was worked out whose it is. */
const TAKE = `
if (redis.call('GET', KEYS[1]) or '0') ~= ARGV[1] or redis.call('HDEL', KEYS[2], ARGV[2]) == 0 then return 0 end
redis.call('HDEL', KEYS[3], ARGV[2])
redis.call('HSET', KEYS[4], ARGV[2], ARGV[3])
redis.call('HSET', KEYS[5], ARGV[4], redis.call('INCR', KEYS[1]))
return 1`;

export function redisTurns(url: string, prefix = 'peerless'): Turns {
  const redis = new Redis(url, {
    retryStrategy: (attempts: number): number => Math.min(50 * attempts, 2_000),
    maxRetriesPerRequest: null,
  });
  // A lost connection is made anew; whoever asks `check` learns of it.
  redis.on('error', () => {});
  const [count, wishes, until, turns, served] = ['count', 'wishes', 'until', 'turns', 'served'].map((part) => `${prefix}:turns:${part}`);
  const tell = (command: Promise<unknown>): void => void command.catch(() => {});
  const remove = (key: string, fields: readonly string[]): void => {
    if (fields.length) tell(redis.hdel(key, ...fields));
  };

  const read = async (): Promise<Book> => {
    const found = await redis.multi().get(count).hgetall(wishes).hgetall(until).hgetall(turns).hgetall(served).exec();
    const [number, wished, untils, taken, times] = found!.map(([, result]) => result) as [string | null, ...Record<string, string>[]];
    const book: Book = {
      wishes: new Map(
        Object.entries(wished).map(([question, wish]) => [
          question,
          { ...(JSON.parse(wish) as Wish), until: Number(untils[question] ?? 0) },
        ]),
      ),
      turns: new Map(Object.entries(taken).map(([question, turn]) => [question, JSON.parse(turn) as Turn])),
      count: Number(number ?? 0),
      served: new Map(Object.entries(times).map(([key, last]) => [key, Number(last)])),
    };
    const over = tidied(book, Date.now());
    for (const part of [wishes, until]) remove(part, over.wishes);
    remove(turns, over.turns);
    remove(served, over.served);
    return book;
  };

  return {
    wish: (wish) =>
      tell(redis.multi().hsetnx(wishes, questionOf(wish), JSON.stringify(wish)).hset(until, questionOf(wish), wish.until).exec()),
    drop: (wish) => {
      for (const part of [wishes, until]) remove(part, [questionOf(wish)]);
    },
    async next(lane) {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const book = await read();
        const wish = nextIn(book, lane);
        if (!wish) return undefined;
        const given = [book.count, questionOf(wish), JSON.stringify(turnOf(wish, Date.now())), servedIn(lane, wish.player)];
        if (await redis.eval(TAKE, 5, count, wishes, until, turns, served, ...given)) return wish;
      }
      return undefined;
    },
    end: (wish) => {
      for (const part of [turns, wishes, until]) remove(part, [questionOf(wish)]);
    },
    async waiting() {
      const book = await within(PATIENCE, 'Redis', read());
      return { quick: waitingIn(book, 'quick'), slow: waitingIn(book, 'slow') };
    },
    check: async () => void (await within(PATIENCE, 'Redis', redis.ping())),
    async close() {
      await within(PATIENCE, 'Redis', redis.quit()).catch(() => {});
      redis.disconnect();
    },
  };
}
