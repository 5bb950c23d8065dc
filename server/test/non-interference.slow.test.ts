/**
 * What is sent to somebody never depends on what they may not know. Every table is played in two worlds that its viewer cannot tell
 * apart; everything is asked and answered alike in both, through connections; every byte sent to the viewer must be the same, until
 * the game itself shows a card that differs. That the game shows nothing else is tested with the engine.
 *
 * GAMES=3000 npx vitest run server/test/non-interference.slow.test.ts plays so many games, with FROM=3000 as many others.
 */
import { createHash, randomBytes } from 'node:crypto';

import { ACTIONS, asked, type Choice, choices, clone, concession, explain, type Game, matchOf, type Setup } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { type Asks, PHRASES, PROTOCOL, type Request, WATCH_DELAY } from '@peerless/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alike, hear, isAlly, lively, otherWorld } from '../../engine/test/other-world.ts';
import { dice, pickOf, type Random, secretiveSetup, shuffled } from '../../engine/test/playing.ts';
import { api } from '../src/api.ts';
import { Connection } from '../src/connection.ts';
import type { Hall } from '../src/hall.ts';
import { changesGame, type Entry } from '../src/table/entries.ts';
import { isOut, type Table, tableOf } from '../src/table/table.ts';
import { DUEL, house } from './house.ts';
import { beginWorld, endWorld } from './worlds.ts';

/** A leak to be planted, so that the test shows that it would find it. */
const planted = vi.hoisted(() => ({ leak: '' }));
vi.mock('@peerless/engine', async (original) => {
  const { withWorlds } = await import('./worlds.ts');
  const engine = withWorlds(await original());
  const mask: typeof engine.mask = (game, viewer) =>
    planted.leak === 'mask' ? { ...engine.mask(game, viewer), state: engine.clone(game) } : engine.mask(game, viewer);
  return { ...engine, mask };
});
vi.mock('@peerless/protocol', async (original) => {
  const protocol = await original<typeof import('@peerless/protocol')>();
  const wrong = (by: number | 'spectator' | 'all', leak: string): typeof by => (planted.leak === leak && by !== 'all' ? 'all' : by);
  return {
    ...protocol,
    get WATCH_DELAY() {
      return planted.leak === 'delay' ? 0 : protocol.WATCH_DELAY;
    },
    shownTo: (game, by) => protocol.shownTo(game, wrong(by, 'view')),
    toldTo: (heard, by) => protocol.toldTo(heard, wrong(by, 'events')),
  } satisfies typeof protocol;
});
vi.mock('../src/table/decide.ts', async (original) => {
  const decide = await original<typeof import('../src/table/decide.ts')>();
  const answer: typeof decide.COMMANDS.answer = (table, asks, by) => {
    // The order of the checks tells whether the card is in the other hand.
    if (planted.leak === 'refusal' && table.phase === 'playing' && !choices(table.game!).includes(asks.choice))
      throw new decide.Refused('illegal');
    return decide.COMMANDS.answer(table, asks, by);
  };
  return { ...decide, COMMANDS: { ...decide.COMMANDS, answer } };
});

const GAMES = Number(process.env.GAMES ?? 12);
const FROM = Number(process.env.FROM ?? 0);
const MOST_ANSWERS = 250;
const LATER = -2;
/** As it is without a leak. */
const DELAY = WATCH_DELAY;

let time = Date.now();
const now = (): number => time;
const settled = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) await new Promise(setImmediate);
};

/** Somebody who can be in both worlds. */
interface Person {
  id: string;
  key: string;
}
interface Ear {
  connection: Connection;
  sent: string[];
}
/** Both worlds have the same people; the real one comes first. */
interface Worlds {
  halls: [Hall, Hall];
  people: Person[];
  /** One connection a person and world that asks, and looks at nothing. */
  mouths: Ear[][];
  compared: Map<string, number>;
}
let open: Hall[] = [];
afterEach(async () => {
  vi.useRealTimers();
  planted.leak = '';
  for (const hall of open) await hall.close();
  open = [];
});

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
async function twoWorlds(): Promise<Worlds> {
  // What is done now and then is done in both worlds at once.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const halls: [Hall, Hall] = [await house({ now }), await house({ now })];
  open.push(...halls);
  const people: Person[] = [];
  for (let n = 0; n < 6; n++) {
    const { id, key, player } = await halls[0].people.create(`Player ${n}`);
    await halls[1].store.createPlayer(player, hash(key), `${n}`, now());
    people.push({ id, key });
  }
  const mouths = await Promise.all(halls.map((hall) => Promise.all(people.map((person) => earOf(hall, person)))));
  return { halls, people, mouths, compared: new Map() };
}
async function earOf(hall: Hall, { key }: Person): Promise<Ear> {
  const sent: string[] = [];
  const connection = new Connection(hall, { send: (text) => void sent.push(text), close: () => {} });
  await connection.receive(JSON.stringify({ n: 0, do: 'hello', key, protocol: PROTOCOL }));
  sent.length = 0;
  return { connection, sent };
}

/** A table in the real world, its game begun. */
async function begin({ halls, people, mouths }: Worlds, setup: Setup, random: Random): Promise<string> {
  const [hall] = halls;
  const seats = setup.heroes.length;
  const options = {
    ...DUEL,
    mode: setup.mode,
    seats,
    board: setup.board,
    rules: setup.options ?? {},
    clock: random() < 0.5 ? { kind: 'none' as const } : { kind: 'bank' as const, seconds: 4 * 3600, increment: 5 },
    isPublic: random() < 0.5,
    watching: 'delayed' as const,
  };
  const [host] = mouths[0];
  await ask(host, 'create', { options, seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })), mine: 0 });
  const { table } = (JSON.parse(host.sent.at(-1)!) as { ok: { table: string } }).ok;
  const invite = await hall.tables.read(table, (found) => found.invite);
  for (let seat = 1; seat < seats; seat++) await ask(mouths[0][seat], 'sit', { table, seat, invite });
  for (const [seat, hero] of setup.heroes.entries()) await ask(mouths[0][seat], 'pick', { table, hero });
  expect(await hall.tables.read(table, ({ phase }) => phase), JSON.stringify(people.length)).toBe('playing');
  return table;
}
let number = 0;
const ask = <R extends Request>({ connection }: Ear, request: R, asks: Asks<R>): Promise<void> =>
  connection.receive(JSON.stringify({ n: number, do: request, ...asks }));

/** A viewer, and the same table in a world that is another one as far as the viewer cannot see. */
interface Pair extends Worlds {
  tables: [string, string];
  invite: string;
  /** A seat, −1 for somebody without one, −2 for somebody who sees all hands later. */
  viewer: number;
  seed: string;
  /** When the game came to where the worlds part, and after how many answers. */
  since: number;
  at: number;
  /** The viewer's devices, and others who look. */
  ears: [Ear, Ear][];
  others: [Ear, Ear][];
}
const seatOrNone = (viewer: number): number => Math.max(viewer, -1);

/** None if the game was at this very point before, and went on from there: then there is no telling which is meant. */
async function pairOf(worlds: Worlds, table: string, random: Random): Promise<Pair | undefined> {
  const { halls } = worlds;
  const { game, seats, seed, invite } = await halls[0].tables.read(table, (found) => ({
    game: clone(found.game!),
    seats: found.seats.length,
    seed: found.start!.seed,
    invite: found.invite,
  }));
  const viewer = Math.floor(random() * (seats + 2)) - 2;
  const other = randomBytes(16).toString('hex');
  const world = beginWorld(other, { seed, before: game, state: otherWorld(game, seatOrNone(viewer), random) });
  const { entries, summary } = (await halls[0].store.read(table))!;
  const there = randomBytes(12).toString('base64url');
  const copied = entries.map((entry) => (entry.do === 'start' ? { ...entry, seed: other } : entry));
  if (!isSoundLog(there, copied) || world.times !== 1) return void endWorld(other);
  await halls[1].store.append({ table: there, from: 0, entries: copied, summary });
  const since = entries.findLast(changesGame)!.at;
  // What is done from now on is of this world alone.
  time++;
  const pair: Pair = { ...worlds, tables: [table, there], invite, viewer, seed: other, since, at: game.seq, ears: [], others: [] };
  const devices = random() < 0.3 ? 2 : 1;
  for (let n = 0; n < devices; n++) await join(pair, viewer < 0 ? 4 : viewer, pair.ears, random);
  if (random() < 0.5) for (let seat = 0; seat <= seats; seat++) await join(pair, seat < seats ? seat : 5, pair.others, random);
  await compare(pair, 'open');
  return pair;
}
function isSoundLog(table: string, entries: readonly Entry[]): boolean {
  try {
    tableOf(table, entries);
    return true;
  } catch {
    return false;
  }
}
const both = async (pair: Pair, ears: readonly Ear[], act: (ear: Ear, table: string, hall: Hall) => Promise<unknown>): Promise<void> => {
  number++;
  for (const [world, ear] of ears.entries()) await act(ear, pair.tables[world], pair.halls[world]);
};
async function join(pair: Pair, person: number, to: [Ear, Ear][], random: Random): Promise<void> {
  const [here, there] = await Promise.all(pair.halls.map((hall) => earOf(hall, pair.people[person])));
  to.push([here, there]);
  await reopen(pair, [here, there], pair.viewer === LATER && to === pair.ears, random);
}
async function reopen(pair: Pair, ears: [Ear, Ear], isLater: boolean, random: Random): Promise<void> {
  const have = random() < 0.5 ? undefined : { answers: Math.floor(random() * (pair.at + 3)), takenBack: random() < 0.8 ? 0 : 1 };
  const { invite } = pair;
  await both(pair, ears, (ear, table) => ask(ear, 'open', { table, invite, ...(isLater ? { eyes: 'all' as const } : { have }) }));
}
function end({ halls, ears, others, seed }: Pair): void {
  for (const [n] of halls.entries()) for (const each of [...ears, ...others]) each[n].connection.close();
  // Nobody is there for long enough that who comes next is told the same as where nobody was.
  vi.advanceTimersByTime(1_000);
  endWorld(seed);
}

class Leak extends Error {}
/** Where two texts begin to differ. */
function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return [a, b].map((text) => `…${text.slice(Math.max(0, at - 150), at + 80)}…`).join('\n');
}
/** Whoever sees all hands later may see the difference when it is so old. */
const maySeeAll = ({ viewer, since }: Pair): boolean => viewer === LATER && time >= since + DELAY;
async function compare(pair: Pair, about: string): Promise<void> {
  await settled();
  for (const [here, there] of pair.ears) {
    const found = there.sent.map((text) => text.replaceAll(pair.tables[1], pair.tables[0]));
    const [wanted, got] = [here.sent.join('\n'), found.join('\n')];
    const isSame = wanted === got;
    if (maySeeAll(pair)) count(pair, isSame ? 'all hands, alike' : 'all hands, as they were');
    else if (!isSame) throw new Leak(`viewer ${pair.viewer}, ${about}: ${difference(wanted, got)}`);
    for (const text of here.sent) count(pair, 'bytes', text.length);
    here.sent.length = there.sent.length = 0;
  }
  for (const ear of [...pair.others.flat(), ...pair.mouths.flat()]) ear.sent.length = 0;
  count(pair, about);
}
const count = ({ compared }: Worlds, what: string, times = 1): void => void compared.set(what, (compared.get(what) ?? 0) + times);
const peek = <T>({ halls, tables }: Pair, world: 0 | 1, look: (table: Table) => T): Promise<T> =>
  halls[world].tables.read(tables[world], look);
const gameOf = (pair: Pair, world: 0 | 1): Promise<Game> => peek(pair, world, ({ game }) => clone(game!));

/** Does the viewer see the same of these answers? */
const looksSame = (games: readonly [Game, Game], picks: readonly [Choice, Choice], viewer: number): boolean => {
  const [here, there] = games.map((game, world) => JSON.stringify(hear(clone(game), picks[world], seatOrNone(viewer))));
  return here === there;
};
const mouthsOf = ({ mouths }: Pair, seat: number): [Ear, Ear] => [mouths[0][seat], mouths[1][seat]];
/** The viewer's own device where the viewer acts; else what comes back is another player's affair. */
const speakerOf = (pair: Pair, seat: number): [Ear, Ear] => (seat === pair.viewer ? pair.ears[0] : mouthsOf(pair, seat));

/** One answer in both worlds; false when they have parted, and then only the real one has got it. */
async function answer(pair: Pair, random: Random): Promise<boolean> {
  const games = [await gameOf(pair, 0), await gameOf(pair, 1)] as const;
  const [here, there] = games;
  const seat = asked(here);
  const question = explain(here)!.kind;
  const legalThere = choices(there);
  const legal = choices(here);
  const isOwn = isAlly(here, seatOrNone(pair.viewer), seat);
  if (isOwn && legal.join() !== legalThere.join()) throw new Leak(`viewer ${pair.viewer}, choices: ${question}`);
  const shared = legal.filter((each) => legalThere.includes(each));
  const picked = lively(here, question, shared.length && random() < 0.85 ? shared : legal, random);
  const found = alike(here, question, picked, seatOrNone(pair.viewer), seat, legalThere).find((each) =>
    looksSame(games, [picked, each], pair.viewer),
  );
  const at = await peek(pair, 0, ({ askedAt }) => askedAt);
  const told = clone(here);
  hear(told, picked, -1);
  const isParting = found === undefined || told.over === 1;
  const speakers = isParting ? mouthsOf(pair, seat) : speakerOf(pair, seat);
  number++;
  await ask(speakers[0], 'answer', { table: pair.tables[0], at, choice: picked });
  if (isParting) return false;
  await ask(speakers[1], 'answer', { table: pair.tables[1], at, choice: found });
  await compare(pair, isOwn ? 'own answer' : 'answer');
  return true;
}

/** One answer in the real world alone. */
async function goOn({ halls, mouths }: Worlds, table: string, random: Random): Promise<void> {
  const { seat, at, choice } = await halls[0].tables.read(table, ({ game, askedAt }) => ({
    seat: asked(game!),
    at: askedAt,
    choice: pickOf(choices(game!), random),
  }));
  await ask(mouths[0][seat], 'answer', { table, at, choice });
}

/** Somebody gives up; what they were asked is then answered by chance. */
async function concede(pair: Pair, random: Random): Promise<boolean> {
  const games = [await gameOf(pair, 0), await gameOf(pair, 1)] as const;
  const left = [...games[0].seats.keys()].filter((seat) => !games[0].seats[seat].out);
  if (left.length < 3) return true;
  const seat = pickOf(left, random);
  const isParting = !looksSame(games, [concession(seat), concession(seat)], pair.viewer);
  const told = clone(games[0]);
  hear(told, concession(seat), -1);
  if (isParting || told.over) return true;
  await both(pair, speakerOf(pair, seat), (ear, table) => ask(ear, 'concede', { table }));
  await compare(pair, 'concede');
  return true;
}

/** False when what was taken back is the difference. */
async function propose(pair: Pair, what: 'takeBack' | 'draw', random: Random): Promise<boolean> {
  const seats = await peek(pair, 0, (table) => [...table.seats.keys()].filter((seat) => !isOut(table, seat)));
  const [first, ...rest] = shuffled(seats, random);
  const say = async (seat: number, word: 'ask' | 'agree' | 'refuse'): Promise<void> => {
    await both(pair, speakerOf(pair, seat), (ear, table) => ask(ear, what, { table, say: word }));
    await compare(pair, `${what} ${word}`);
  };
  await say(first, 'ask');
  if (what === 'draw' || random() < 0.3) {
    await say(rest[0], 'refuse');
    return true;
  }
  for (const seat of rest) await say(seat, 'agree');
  return (await peek(pair, 0, ({ answers }) => answers.length)) > pair.at;
}

/** What the viewer may ask, and what it may try. */
async function request(pair: Pair, random: Random): Promise<void> {
  const { ears, viewer, invite } = pair;
  const mine = ears[ears.length - 1];
  const game = await gameOf(pair, 0);
  const { askedAt, length } = await peek(pair, 0, ({ askedAt: at, answers }) => ({ askedAt: at, length: answers.length }));
  const { fighters, kinds, board } = matchOf(game);
  const things = [
    { card: pickOf(kinds, random).id },
    { fighter: pickOf(fighters, random).name },
    { space: pickOf(board.names, random) },
    { action: pickOf(ACTIONS, random) },
  ];
  const seq = random() < 0.3 ? length : Math.floor(random() * (length + 2));
  const thing = pickOf(things, random);
  const fighter = pickOf(fighters, random).name;
  const choice = random() < 0.5 ? pickOf(choices(game), random) : (Math.floor(random() * 0x900) as Choice);
  const isAsked = asked(game) === viewer;
  const text = `${pickOf(PHRASES, random)}`;
  const requests: Record<string, () => Promise<void>> = {
    look: () => both(pair, mine, (ear, table) => ask(ear, 'look', { table, seq })),
    prospect: () => both(pair, mine, (ear, table) => ask(ear, 'prospect', { table, fighter })),
    why: () => both(pair, mine, (ear, table) => ask(ear, 'why', { table, thing })),
    knowledge: () => both(pair, mine, (ear, table) => ask(ear, 'knowledge', { table })),
    'another’s answer': () =>
      isAsked ? Promise.resolve() : both(pair, mine, (ear, table) => ask(ear, 'answer', { table, at: askedAt, choice })),
    'stale answer': () => both(pair, mine, (ear, table) => ask(ear, 'answer', { table, at: askedAt - 1, choice })),
    'all eyes': () => both(pair, mine, (ear, table) => ask(ear, 'open', { table, invite, eyes: 'all' })),
    back: () => reopen(pair, mine, viewer === LATER, random),
    'some seconds later': async () => void vi.advanceTimersByTime(3_000),
    claim: () => both(pair, mine, (ear, table) => ask(ear, 'claim', { table })),
    talk: () => both(pair, speakerOf(pair, asked(game)), (ear, table) => ask(ear, 'chat', { table, text })),
    record: async () => {
      number++;
      for (const [world, { sent }] of mine.entries()) {
        const answered = await api(pair.halls[world], { newPlayers: 1, address: () => '' }).request(`/games/${pair.tables[world]}`);
        sent.push(`${answered.status} ${await answered.text()}`);
      }
    },
  };
  // Whoever no longer plays may see all hands later.
  const allowed = Object.keys(requests).filter((name) => name !== 'all eyes' || (viewer >= 0 && !game.seats[viewer].out));
  const name = pickOf(allowed, random);
  await requests[name]();
  await compare(pair, name);
  if (name === 'all eyes') {
    await reopen(pair, mine, false, random);
    await compare(pair, 'back');
  }
}

async function play(worlds: Worlds, setup: Setup, random: Random): Promise<void> {
  const table = await begin(worlds, setup, random);
  let pair: Pair | undefined;
  const isOver = (): Promise<boolean> => worlds.halls[0].tables.read(table, ({ phase }) => phase === 'over');
  try {
    for (let n = 0; n < MOST_ANSWERS && !(await isOver()); n++) {
      pair ??= await pairOf(worlds, table, random);
      if (!pair) {
        await goOn(worlds, table, random);
        continue;
      }
      time += Math.floor(random() * 10_000);
      const dice = random();
      let goesOn = true;
      if (dice < 0.67) goesOn = await answer(pair, random);
      else if (dice < 0.9) await request(pair, random);
      else if (dice < 0.985) goesOn = await propose(pair, random() < 0.7 ? 'takeBack' : 'draw', random);
      else if (dice < 0.99) goesOn = await concede(pair, random);
      if (goesOn && random() > 0.01) continue;
      end(pair);
      pair = undefined;
    }
  } finally {
    if (pair) end(pair);
  }
  for (const [seat] of setup.heroes.entries()) await ask(worlds.mouths[0][seat], 'concede', { table });
  for (const ear of worlds.mouths.flat()) ear.sent.length = 0;
}

/** In turn: heroes made for secrets, and the real ones. */
function setupOf(n: number, random: Random): Setup {
  const setup = secretiveSetup(n, random);
  if (n % 2) return setup;
  const heroes = shuffled(HEROES, random).slice(0, setup.heroes.length);
  return { ...setup, heroes: heroes.map(({ id }) => id) };
}

describe('what is sent to a seat, to spectators and to those who see all hands later', () => {
  it(`does not depend on what they may not know, in ${GAMES} games`, { timeout: 120_000 + GAMES * 20_000 }, async () => {
    const worlds = await twoWorlds();
    for (let n = 0; n < GAMES; n++) {
      const random = dice(5000 + FROM + n);
      await play(worlds, setupOf(FROM + n, random), random);
      if (n % 50 === 49) console.log(`${n + 1} games, ${worlds.compared.get('bytes')} bytes compared`);
    }
    const kinds = [
      'own answer',
      'answer',
      'look',
      'prospect',
      'why',
      'knowledge',
      'back',
      'takeBack agree',
      'draw refuse',
      'record',
      'talk',
    ];
    for (const kind of kinds) expect(worlds.compared.get(kind) ?? 0, kind).toBeGreaterThan(GAMES / 10);
    // Whoever may see all hands later does see them.
    expect(worlds.compared.get('all hands, as they were') ?? 0).toBeGreaterThan(GAMES / 10);
    if (process.env.GAMES) console.log(Object.fromEntries(worlds.compared));
  });

  it.each(['view', 'events', 'mask', 'delay', 'refusal'])(
    'is found to depend on it when a leak is planted: %s',
    { timeout: 60_000 },
    async (leak) => {
      const worlds = await twoWorlds();
      planted.leak = leak;
      const leaked = async (): Promise<void> => {
        for (let n = 0; n < 60; n++) {
          const random = dice(7000 + n);
          await play(worlds, setupOf(n, random), random);
        }
      };
      await expect(leaked()).rejects.toThrow(Leak);
    },
  );
});

describe('heroes chosen blindly', () => {
  it('are not told to others before the game begins', async () => {
    const { halls, people, mouths } = await twoWorlds();
    const [host] = mouths[0];
    const seats = [{ kind: 'open' as const }, { kind: 'open' as const }];
    await ask(host, 'create', { options: { ...DUEL, heroes: 'blind', isPublic: true }, seats, mine: 0 });
    const { table } = (JSON.parse(host.sent.at(-1)!) as { ok: { table: string } }).ok;
    await ask(mouths[0][1], 'sit', { table, seat: 1 });
    await ask(host, 'pick', { table, hero: 'alice' });
    const { entries, summary } = (await halls[0].store.read(table))!;
    const copied = entries.map((entry) => (entry.do === 'pick' ? { ...entry, hero: 'medusa' } : entry));
    await halls[1].store.append({ table, from: 0, entries: copied, summary });
    for (const person of [1, 5]) {
      const ears = await Promise.all(halls.map((hall) => earOf(hall, people[person])));
      for (const ear of ears) {
        await ask(ear, 'open', { table });
        await ask(ear, 'look', { table, seq: 0 });
        await ask(ear, 'pick', { table, hero: 'nobody' });
      }
      await settled();
      expect(ears[1].sent).toEqual(ears[0].sent);
      expect(ears[0].sent.join()).toContain('"hidden"');
    }
    const lobbies = await Promise.all(halls.map((hall) => hall.lobby()));
    expect(lobbies[1]).toEqual(lobbies[0]);
  });
});
