/** Pairs who play by days and are never there together: each comes when their browser is told that it is their turn, plays it, and goes. */
import { awaitedPlayers, type Entry, type Table, tableOf } from '@peerless/host';
import { PACES, type Push } from '@peerless/protocol';
import type { Store } from '@peerless/server';
import type { Browser, LocalPushService } from '../../server/test/push-service.ts';
import { type Client, connect, NotNow, newPlayer, type Player, put, QUICK } from './client.ts';

export interface Surroundings {
  urls: readonly string[];
  random(): number;
  isOver(): boolean;
}
interface Person {
  player: Player;
  browser: Browser;
  /** How much of what came to the browser is dealt with. */
  read: number;
  /** When they last saw that they are asked, by table. */
  saw: Map<string, number>;
}
export interface Correspondence {
  tables: string[];
  people: readonly [Person, Person];
}

const WAIT = 100;
/** Whoever has played has gone by then, as every server knows. */
const THOUGHT = 600;
/** As long as it may take until what is due is told; it is tried again after half a minute. */
const TOLD_WITHIN = 60_000;
const SKEW = 50;

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Plays until it is over; gives all that they have played. */
export async function correspondents(
  pairs: number,
  { urls, random, isOver }: Surroundings,
  service: LocalPushService,
): Promise<Correspondence[]> {
  const person = async (): Promise<Person> => {
    const player = await newPlayer(urls[0]);
    const browser = service.subscribe();
    while (!(await put(urls[0], player, 'me/devices', browser.device)) && !isOver()) await sleep(WAIT);
    return { player, browser, read: 0, saw: new Map() };
  };
  /** With a line of their own, as often as it takes; undefined once it is over. */
  const being = async <T>(one: Person, what: (client: Client, heard: () => Heard | null) => Promise<T>): Promise<T | undefined> => {
    while (!isOver()) {
      let heard: Heard | null = null;
      let client: Client | undefined;
      try {
        client = await connect(urls[Math.floor(random() * urls.length)], one.player, (push) => {
          if ('update' in push) heard = push;
        });
        return await what(client, () => heard);
      } catch (problem) {
        if (problem instanceof NotNow && !PASSING.includes(problem.why)) throw problem;
      } finally {
        client?.close();
      }
      await sleep(WAIT);
    }
    return undefined;
  };
  /** Answers for as long as they are asked; true once the game is over. */
  const play = (one: Person, table: string, invite?: string): Promise<boolean | undefined> =>
    being(one, async (client, heard) => {
      const { table: state } = await client.ask('open', { table, ...(invite ? { invite } : {}) });
      if (state.mine === null) await client.ask('sit', { table, seat: 1, invite });
      await sleep(THOUGHT);
      for (;;) {
        const now = heard();
        if (!client.isOpen) throw new NotNow('anything', 'broken');
        if (!now) await sleep(WAIT);
        else if (!now.update.answers.length) return now.update.view.over;
        else {
          one.saw.set(table, Date.now());
          const { at, update } = now;
          await client
            .ask('answer', { table, at, choice: update.answers[Math.floor(random() * update.answers.length)] })
            .catch(unless(STALE));
          while (heard() === now && client.isOpen) await sleep(1);
        }
      }
    });
  const run = async (people: readonly [Person, Person]): Promise<Correspondence> => {
    const [host, guest] = people;
    const tables: string[] = [];
    while (!isOver()) {
      const begun = await being(host, async (client) => {
        const options = { ...QUICK, clock: PACES.threeDays };
        const { table } = await client.ask('create', { options, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
        return { table, invite: (await client.ask('open', { table })).table.invite! };
      });
      if (!begun) break;
      const { table, invite } = begun;
      let isDone = await play(guest, table, invite);
      tables.push(table);
      while (!isDone && !isOver()) {
        const called = people.find(({ browser, read }) => browser.delivered.slice(read).some(({ told }) => told.table === table));
        if (!called) await sleep(WAIT);
        else {
          called.read = called.browser.delivered.length;
          isDone = await play(called, table);
        }
      }
    }
    return { tables, people };
  };
  const people = await Promise.all(Array.from({ length: pairs }, async () => [await person(), await person()] as const));
  return Promise.all(people.map(run));
}
type Heard = Extract<Push, { update: unknown }>;
const PASSING = ['broken', 'late', 'busy', 'tooMany', 'notNow', 'seatTaken'];
const STALE = ['stale', 'notYourTurn'];
const unless =
  (harmless: readonly string[]) =>
  (problem: unknown): void => {
    if (!(problem instanceof NotNow && harmless.includes(problem.why))) throw problem;
  };

/** Whose turn nobody has told them of, nor is about to; once all that is due has been told. */
export async function untold(all: readonly Correspondence[], store: Store): Promise<string[]> {
  const look = async (): Promise<string[]> => {
    const found = await Promise.all(
      all.flatMap(({ tables, people }) =>
        tables.map(async (id) => {
          const entries = (await store.read(id))?.entries ?? [];
          return entries.length ? missing(tableOf(id, entries), entries, people, store) : [];
        }),
      ),
    );
    return found.flat();
  };
  for (const until = Date.now() + TOLD_WITHIN; ; await sleep(1_000)) {
    const found = await look();
    if (!found.length || Date.now() > until) return found;
  }
}
async function missing(table: Table, entries: readonly Entry[], people: readonly Person[], store: Store): Promise<string[]> {
  const now = Date.now();
  const later = (await store.notices(table.id, Number.MAX_SAFE_INTEGER)).filter(({ due }) => due > now);
  const since = entries.findLast((entry) => !('seat' in entry) || !isBy(table, entry.seat))?.at ?? 0;
  return people.flatMap(({ player: { id }, browser, saw }) => {
    const what = table.phase === 'over' ? 'over' : awaitedPlayers(table).includes(id) ? 'turn' : null;
    if (what === null || later.some((each) => each.player === id && each.what === what)) return [];
    const isTold = browser.delivered.some(
      ({ told, at }) => told.table === table.id && told.what === what && performance.timeOrigin + at >= since - SKEW,
    );
    return isTold || (what === 'turn' && (saw.get(table.id) ?? 0) >= since - SKEW) ? [] : [`${table.id}: nobody tells ${id} of ${what}`];
  });
}
/** Does the table wait for this seat? */
const isBy = (table: Table, seat: number): boolean => {
  const place = table.seats[seat];
  return place?.kind === 'person' && awaitedPlayers(table).includes(place.player);
};
