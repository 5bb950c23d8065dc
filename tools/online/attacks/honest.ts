/** Honest players: some duels, an answer every now and then, and somebody who looks whether the server lives. */
import { get } from 'node:http';
import type { Choice } from '@peerless/engine';
import { type Client, connect, newPlayer, QUICK } from '../client.ts';
import { percentile } from '../percentile.ts';
import { type Honest, sleep } from './attack.ts';

const PAIRS = 4;
/** Milliseconds between two answers of a duel, and between two looks at the server's health. */
const PAUSE = 40;
const HEALTH_EVERY = 250;
/** What has not come after so long counts as so long. */
export const LATEST = 10_000;
/** Of a hundred answers the slowest but one. */
const WITHIN = 250;

interface Seat {
  client: Client;
  answers: Choice[];
  at: number;
  isOver: boolean;
  heard(): void;
}

async function newSeat(url: string): Promise<Seat> {
  const seat = { answers: [], at: 0, isOver: false, heard: () => {} } as unknown as Seat;
  seat.client = await connect(url, await newPlayer(url), (push) => {
    if (!('update' in push)) return;
    seat.answers = push.update.answers;
    seat.at = push.at;
    seat.isOver = push.update.view.over;
    seat.heard();
  });
  return seat;
}
const update = (seat: Seat): Promise<void> =>
  new Promise((resolve) => {
    seat.heard = resolve;
  });

async function begin([a, b]: readonly Seat[]): Promise<string> {
  const told = Promise.all([update(a), update(b)]);
  const { table } = await a.client.ask('create', { options: QUICK, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
  const { invite } = (await a.client.ask('open', { table })).table;
  await b.client.ask('open', { table, invite: invite! });
  await b.client.ask('sit', { table, seat: 1, invite: invite! });
  await told;
  return table;
}

/** From an answer until it is acknowledged and both are told of it. */
async function duel(url: string, isOver: () => boolean, times: number[]): Promise<void> {
  const seats = [await newSeat(url), await newSeat(url)];
  let table = await begin(seats);
  while (!isOver()) {
    if (seats.some((seat) => seat.isOver)) table = await begin(seats);
    const asked = seats.find(({ answers }) => answers.length)!;
    const choice = asked.answers[Math.floor(Math.random() * asked.answers.length)];
    times.push(await timed(Promise.all([...seats.map(update), asked.client.ask('answer', { table, at: asked.at, choice })])));
    if (times.at(-1) === LATEST) return;
    await sleep(PAUSE);
  }
  for (const { client } of seats) client.close();
}
/** What is refused or goes wrong never comes. */
export async function timed(done: Promise<unknown>): Promise<number> {
  const started = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(LATEST), LATEST);
  });
  const inTime = done.then(
    () => performance.now() - started,
    () => LATEST,
  );
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer));
}

const healthy = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    // By a connection of its own each time, as a proxy would that has just come.
    get(new URL('health', url), { agent: false }, (response) => {
      response.resume().on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`health: ${response.statusCode}`))));
    }).on('error', reject);
  });
async function watch(url: string, isOver: () => boolean, times: number[]): Promise<void> {
  while (!isOver()) {
    times.push(await timed(healthy(url)));
    await sleep(HEALTH_EVERY);
  }
}

export const DUELS: Honest = {
  async play(url, isOver) {
    const times: number[] = [];
    await Promise.all([watch(url, isOver, times), ...Array.from({ length: PAIRS }, () => duel(url, isOver, times))]);
    return times;
  },
  judge(_, attacked) {
    const slow = percentile(
      attacked.toSorted((a, b) => a - b),
      0.99,
    );
    return slow <= WITHIN ? [] : [`honest answers take ${Math.round(slow)} ms at the 99th percentile, not ${WITHIN}`];
  },
};
