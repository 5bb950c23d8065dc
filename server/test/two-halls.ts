/**
 * Two servers with the same people, and one table in both: on the second it is another one as far as its viewer cannot see. Whatever
 * is done is done on both, through connections, and every byte sent to the viewer is compared.
 */
import { createHash, randomBytes } from 'node:crypto';
import { clone, type Game, type Setup } from '@peerless/engine';
import { changesGame, type Entry, type Table, tableOf } from '@peerless/host';
import { type Asks, type Clock, PROTOCOL, type Request, WATCH_DELAY } from '@peerless/protocol';
import { afterEach, expect, vi } from 'vitest';
import { otherWorld } from '../../engine/test/other-world.ts';
import { pickOf, type Random } from '../../engine/test/playing.ts';
import type { Connection } from '../src/door/connection.ts';
import { connect } from '../src/door/requests/all.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, house } from './house.ts';
import { beginWorld, endWorld } from './worlds.ts';
import './sound.ts';

export const LATER = -2;
/** As it is without a leak. */
const DELAY = WATCH_DELAY;

let time = Date.now();
const now = (): number => time;
export const pass = (milliseconds: number): void => {
  time += milliseconds;
};
export const settled = async (): Promise<void> => {
  for (let n = 0; n < 3; n++) await new Promise(setImmediate);
};

/** Somebody who can be in both worlds. */
interface Person {
  id: string;
  key: string;
}
export interface Ear {
  connection: Connection;
  sent: string[];
}
/** Both worlds have the same people; the real one comes first. */
export interface Worlds {
  halls: [Hall, Hall];
  people: Person[];
  /** One connection a person and world that asks, and looks at nothing. */
  mouths: Ear[][];
  compared: Map<string, number>;
  /** Which of the people holds each seat of the table that is played. */
  holders: number[];
}
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
/** Closed after each test. */
export function twoHalls(): () => Promise<Worlds> {
  const open: Hall[] = [];
  afterEach(async () => {
    vi.useRealTimers();
    for (const hall of open.splice(0)) await hall.close();
  });
  return async () => {
    // What is done now and then is done in both worlds at once.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const halls: [Hall, Hall] = [await house({ now, steady: now }), await house({ now, steady: now })];
    open.push(...halls);
    const people: Person[] = [];
    for (let n = 0; n < 6; n++) {
      const { id, key, player } = await halls[0].people.create(`Player ${n}`);
      await halls[1].store.createPlayer(player, hash(key), `${n}`, now());
      people.push({ id, key });
    }
    const mouths = await Promise.all(halls.map((hall) => Promise.all(people.map((person) => earOf(hall, person)))));
    return { halls, people, mouths, compared: new Map(), holders: [] };
  };
}
export async function earOf(hall: Hall, { key }: Person): Promise<Ear> {
  const sent: string[] = [];
  const connection = connect(hall, { send: (text) => void sent.push(text), close: () => {} });
  await connection.receive(JSON.stringify({ n: 0, do: 'hello', key, protocol: PROTOCOL }));
  sent.length = 0;
  return { connection, sent };
}

/** Nobody is late meanwhile. */
const CLOCKS: readonly Clock[] = [{ kind: 'none' }, { kind: 'bank', seconds: 4 * 3600, increment: 5 }, { kind: 'days', days: 1, bank: 2 }];
/** In teams one person may hold both seats of a side. */
const PAIRED = [
  [0, 1, 0, 3],
  [0, 1, 2, 1],
  [0, 1, 0, 1],
];
/** A table in the real world, its game begun. */
export async function begin(worlds: Worlds, setup: Setup, random: Random): Promise<string> {
  const { halls, people, mouths } = worlds;
  const [hall] = halls;
  const apart = [...setup.heroes.keys()];
  const holders = setup.mode === 'teams' ? pickOf([apart, ...PAIRED], random) : apart;
  worlds.holders = holders;
  const seats = setup.heroes.length;
  const options = {
    ...DUEL,
    mode: setup.mode,
    seats,
    board: setup.board,
    rules: setup.options ?? {},
    clock: pickOf(CLOCKS, random),
    isPublic: random() < 0.5,
    hints: true,
    watching: 'delayed' as const,
  };
  const [host] = mouths[0];
  await ask(host, 'create', { options, seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })), mine: 0 });
  const { table } = (JSON.parse(host.sent.at(-1)!) as { ok: { table: string } }).ok;
  const invite = await hall.tables.read(table, (found) => found.invite);
  for (let seat = 1; seat < seats; seat++) await ask(mouths[0][holders[seat]], 'sit', { table, seat, invite });
  for (const [seat, hero] of setup.heroes.entries()) await ask(mouths[0][holders[seat]], 'pick', { table, hero, seat });
  expect(await hall.tables.read(table, ({ phase }) => phase), JSON.stringify(people.length)).toBe('playing');
  return table;
}
let number = 0;
/** What is asked from now on is another request. */
export const nextNumber = (): void => void number++;
export const ask = <R extends Request>({ connection }: Ear, request: R, asks: Asks<R>): Promise<void> =>
  connection.receive(JSON.stringify({ n: number, do: request, ...asks }));

/** A viewer, and the same table in a world that is another one as far as the viewer cannot see. */
export interface Pair extends Worlds {
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
/** Is it a seat of the viewer’s: the one whose eyes they look through, or the other of the side? */
export const holds = ({ viewer, holders }: Pair, seat: number): boolean => viewer >= 0 && holders[seat] === holders[viewer];
export const holdsTwo = ({ viewer, holders }: Pair): boolean =>
  viewer >= 0 && holders.filter((person) => person === holders[viewer]).length > 1;
export const seatOrNone = (viewer: number): number => Math.max(viewer, -1);

/** None if the game was at this very point before, and went on from there: then there is no telling which is meant. */
export async function pairOf(worlds: Worlds, table: string, random: Random): Promise<Pair | undefined> {
  const { halls, holders } = worlds;
  const { game, seats, seed, invite } = await halls[0].tables.read(table, (found) => ({
    game: clone(found.game!),
    seats: found.seats.length,
    seed: found.start!.seed as string,
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
  pass(1);
  const pair: Pair = { ...worlds, tables: [table, there], invite, viewer, seed: other, since, at: game.seq, ears: [], others: [] };
  const devices = random() < 0.3 ? 2 : 1;
  for (let n = 0; n < devices; n++) await join(pair, viewer < 0 ? 4 : holders[viewer], pair.ears, random);
  if (random() < 0.5) for (const person of [...new Set(holders), 5]) await join(pair, person, pair.others, random);
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
export const both = async (
  pair: Pair,
  ears: readonly Ear[],
  act: (ear: Ear, table: string, hall: Hall) => Promise<unknown>,
): Promise<void> => {
  nextNumber();
  for (const [world, ear] of ears.entries()) await act(ear, pair.tables[world], pair.halls[world]);
};
async function join(pair: Pair, person: number, to: [Ear, Ear][], random: Random): Promise<void> {
  const [here, there] = await Promise.all(pair.halls.map((hall) => earOf(hall, pair.people[person])));
  to.push([here, there]);
  await reopen(pair, [here, there], pair.viewer === LATER && to === pair.ears, random);
}
export async function reopen(pair: Pair, ears: [Ear, Ear], isLater: boolean, random: Random): Promise<void> {
  const have = random() < 0.5 ? undefined : { answers: Math.floor(random() * (pair.at + 3)), takenBack: random() < 0.8 ? 0 : 1 };
  const { invite } = pair;
  await both(pair, ears, (ear, table) => ask(ear, 'open', { table, invite, ...(isLater ? { eyes: 'all' as const } : { have }) }));
}
export async function end({ halls, tables, mouths, ears, others, seed }: Pair): Promise<void> {
  // Once the other world is gone its table cannot be read any more: nobody plays there by then.
  for (const mouth of mouths[1]) await ask(mouth, 'concede', { table: tables[1] });
  for (const [n] of halls.entries()) for (const each of [...ears, ...others]) each[n].connection.close();
  // Nobody is there for long enough that who comes next is told the same as where nobody was.
  vi.advanceTimersByTime(1_000);
  endWorld(seed);
}

export class Leak extends Error {}
/** Where two texts begin to differ. */
function difference(a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at]) at++;
  return [a, b].map((text) => `…${text.slice(Math.max(0, at - 150), at + 80)}…`).join('\n');
}
/** Whoever sees all hands later may see the difference when it is so old. */
const maySeeAll = ({ viewer, since }: Pair): boolean => viewer === LATER && time >= since + DELAY;
export async function compare(pair: Pair, about: string): Promise<void> {
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
  if (holdsTwo(pair)) count(pair, 'two seats');
}
const count = ({ compared }: Worlds, what: string, times = 1): void => void compared.set(what, (compared.get(what) ?? 0) + times);
export const peek = <T>({ halls, tables }: Pair, world: 0 | 1, look: (table: Table) => T): Promise<T> =>
  halls[world].tables.read(tables[world], look);
export const gameOf = (pair: Pair, world: 0 | 1): Promise<Game> => peek(pair, world, ({ game }) => clone(game!));
