/** Games of two players over sockets, and how soon both have heard of each answer. */
import type { Choice } from '@peerless/engine';
import { PACES, type Push } from '@peerless/protocol';
import { type Client, connect, newPlayer, PATIENT_PACES, QUICK, UNDEFENDED } from '../client.ts';

interface Seat {
  client: Client;
  game: Match;
  answers: Choice[];
  at: number;
}
export interface Match {
  table: string;
  seats: Seat[];
  /** An answer is on its way; who has yet to hear of it. */
  sent: number;
  waiting: number;
  over: boolean;
}

/** What was measured while it was wanted, in milliseconds. */
export interface Heard {
  isMeasuring: boolean;
  /** How many seconds have passed. */
  second: number;
  latencies: number[];
  /** In which second each was answered. */
  answeredIn: number[];
  acknowledged: number[];
  failures: number;
}
export const nothingHeard = (): Heard => ({
  isMeasuring: false,
  second: 0,
  latencies: [],
  answeredIn: [],
  acknowledged: [],
  failures: 0,
});

/** The two of each game on different servers, where there are several. */
export async function newMatch(urls: readonly string[], heard: Heard): Promise<Match> {
  const match: Match = { table: '', seats: [], sent: 0, waiting: 0, over: false };
  for (let number = 0; number < 2; number++) {
    const seat: Seat = { client: undefined as unknown as Client, game: match, answers: [], at: 0 };
    const url = urls[number % urls.length];
    seat.client = await connect(url, await newPlayer(url), (push) => hear(seat, push, heard));
    match.seats.push(seat);
  }
  await open(match);
  return match;
}
/** Games so far, each with the next of the clocks. */
let opened = 0;
async function open(match: Match): Promise<void> {
  const [a, b] = match.seats;
  const clock = PACES[PATIENT_PACES[opened++ % PATIENT_PACES.length]];
  const { table } = await a.client.ask('create', { options: { ...QUICK, clock }, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
  const { invite } = (await a.client.ask('open', { table })).table;
  match.table = table;
  match.over = false;
  await b.client.ask('open', { table, invite: invite! });
  await b.client.ask('sit', { table, seat: 1, invite: invite! });
  // In some of the games by days an answer is followed by another at once.
  if (clock.kind === 'days' && opened % 2) await b.client.ask('standing', { table, answers: UNDEFENDED });
}
/** The next game of the same two. */
export async function renew(match: Match, heard: Heard): Promise<void> {
  match.waiting = -1;
  await open(match).catch(() => void heard.failures++);
  match.waiting = 0;
}

function hear(seat: Seat, push: Push, heard: Heard): void {
  if (!('update' in push)) return;
  const { game } = seat;
  seat.answers = push.update.answers;
  seat.at = push.at;
  if (push.update.view.over) game.over = true;
  if (!game.waiting || --game.waiting !== 0 || !heard.isMeasuring) return;
  heard.latencies.push(performance.now() - game.sent);
  heard.answeredIn.push(heard.second);
}
/** One answer in one game, if it waits for one. */
export function answer(match: Match, heard: Heard): boolean {
  const seat = match.seats.find(({ answers }) => answers.length);
  if (!seat || match.waiting || match.over) return false;
  const choice = seat.answers[Math.floor(Math.random() * seat.answers.length)];
  seat.answers = [];
  match.sent = performance.now();
  match.waiting = 2;
  const { sent } = match;
  seat.client.ask('answer', { table: match.table, at: seat.at, choice }).then(
    () => heard.isMeasuring && heard.acknowledged.push(performance.now() - sent),
    () => {
      heard.failures++;
      match.waiting = 0;
    },
  );
  return true;
}
