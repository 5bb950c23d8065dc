/** What is done at a table that is on two servers, and what its viewer asks there. */
import { ACTIONS, asked, type Choice, choices, clone, concession, explain, type Game, kindOf, matchOf, type Setup } from '@peerless/engine';
import { isOut, standingChoice } from '@peerless/host';
import { PHRASES, type StandingAnswer, UNAIMED } from '@peerless/protocol';
import { vi } from 'vitest';
import { alike, hear, isAlly, lively } from '../../engine/test/other-world.ts';
import { isEndless, pickOf, type Random, shuffled } from '../../engine/test/playing.ts';
import { api } from '../src/door/api.ts';
import {
  ask,
  begin,
  both,
  compare,
  type Ear,
  end,
  gameOf,
  holds,
  LATER,
  Leak,
  nextNumber,
  type Pair,
  pairOf,
  pass,
  peek,
  reopen,
  seatOrNone,
  type Worlds,
} from './two-halls.ts';

const MOST_ANSWERS = 120;
/** Milliseconds at the most between two things that are done; more where it is awaited that hands may be seen. */
const PAUSE = 10_000;
const LONG_PAUSE = 30_000;

type Standing = readonly StandingAnswer[][];
/** What a viewer sees of an answer and of the standing answers that follow it, and who is asked then. */
function seenOf(before: Game, pick: Choice, said: Standing, viewer: number): { seen: string; game: Game } {
  const game = clone(before);
  const heard = hear(game, pick, viewer);
  const standing = [...said];
  for (;;) {
    const seat = game.over ? -1 : asked(game);
    const given = seat < 0 ? null : standingChoice(game, standing[seat]);
    if (!given) return { seen: JSON.stringify([heard, seat]), game };
    heard.push(...hear(game, given.choice, viewer));
    if (standing[seat][given.standing!].card !== null) standing[seat] = standing[seat].filter((_, place) => place !== given.standing);
  }
}
/** A moment in both worlds. */
interface Moment {
  games: readonly [Game, Game];
  standing: readonly [Standing, Standing];
}
const momentOf = async (pair: Pair): Promise<Moment> => ({
  games: [await gameOf(pair, 0), await gameOf(pair, 1)],
  standing: [await peek(pair, 0, ({ standing }) => [...standing]), await peek(pair, 1, ({ standing }) => [...standing])],
});
/** Does the viewer see the same of these answers? */
const looksSame = ({ games, standing }: Moment, picks: readonly [Choice, Choice], viewer: number): boolean => {
  const [here, there] = games.map((game, world) => seenOf(game, picks[world], standing[world], seatOrNone(viewer)).seen);
  return here === there;
};
const endsGame = ({ games, standing }: Moment, pick: Choice): boolean => seenOf(games[0], pick, standing[0], -1).game.over === 1;
const mouthsOf = ({ mouths, holders }: Pair, seat: number): [Ear, Ear] => [mouths[0][holders[seat]], mouths[1][holders[seat]]];
/** The viewer's own device where the viewer acts; else what comes back is another player's affair. */
const speakerOf = (pair: Pair, seat: number): [Ear, Ear] => (holds(pair, seat) ? pair.ears[0] : mouthsOf(pair, seat));

/** One answer in both worlds; false when they have parted, and then only the real one has got it. */
async function answer(pair: Pair, random: Random): Promise<boolean> {
  const moment = await momentOf(pair);
  const [here, there] = moment.games;
  const seat = asked(here);
  const question = explain(here)!.kind;
  const legalThere = choices(there);
  const legal = choices(here);
  const isOwn = isAlly(here, seatOrNone(pair.viewer), seat);
  if (isOwn && legal.join() !== legalThere.join()) throw new Leak(`viewer ${pair.viewer}, choices: ${question}`);
  const shared = legal.filter((each) => legalThere.includes(each));
  const picked = lively(here, question, shared.length && random() < 0.85 ? shared : legal, random);
  const found = alike(here, question, picked, seatOrNone(pair.viewer), seat, legalThere).find((each) =>
    looksSame(moment, [picked, each], pair.viewer),
  );
  const at = await peek(pair, 0, ({ askedAt }) => askedAt);
  const isParting = found === undefined || endsGame(moment, picked);
  const speakers = isParting ? mouthsOf(pair, seat) : speakerOf(pair, seat);
  nextNumber();
  await ask(speakers[0], 'answer', { table: pair.tables[0], at, choice: picked });
  if (isParting) return false;
  await ask(speakers[1], 'answer', { table: pair.tables[1], at, choice: found });
  await compare(pair, isOwn ? 'own answer' : 'answer');
  return true;
}

/** One answer in the real world alone. */
async function goOn({ halls, mouths, holders }: Worlds, table: string, random: Random): Promise<void> {
  const { seat, at, choice } = await halls[0].tables.read(table, ({ game, askedAt }) => ({
    seat: asked(game!),
    at: askedAt,
    choice: pickOf(choices(game!), random),
  }));
  await ask(mouths[0][holders[seat]], 'answer', { table, at, choice });
}

const isAlone = ({ holders }: Pair, seat: number): boolean => holders.indexOf(holders[seat]) === holders.lastIndexOf(holders[seat]);
/** Somebody gives up; what they were asked is then answered by chance. */
async function concede(pair: Pair, random: Random): Promise<boolean> {
  const moment = await momentOf(pair);
  const { seats } = moment.games[0];
  const left = [...seats.keys()].filter((seat) => !seats[seat].out);
  const seat = pickOf(left, random);
  // Whoever holds two gives up both at once.
  if (left.length < 3 || !isAlone(pair, seat)) return true;
  if (!looksSame(moment, [concession(seat), concession(seat)], pair.viewer) || endsGame(moment, concession(seat))) return true;
  await both(pair, speakerOf(pair, seat), (ear, table) => ask(ear, 'concede', { table }));
  await compare(pair, 'concede');
  return true;
}

/** Any of the seat's cards to defend with, or none, against anybody; of what it holds in this world. */
function standingOf(game: Game, seat: number, random: Random): StandingAnswer[] {
  const { fighters, kinds } = matchOf(game);
  const against = fighters.filter((fighter) => !isAlly(game, seat, fighter.seat)).map(({ name }) => name);
  const held = game.seats[seat].hand
    .map((card) => kinds[kindOf(card)])
    .filter(({ card: { type } }) => type === 'defense' || type === 'versatile');
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    by: random() < 0.6 ? null : pickOf(against, random),
    on: null,
    card: random() < 0.3 || !held.length ? null : pickOf(held, random).id,
  }));
}
/** Somebody says beforehand how they will defend: what others say is another thing in the other world, or nothing. */
async function stand(pair: Pair, random: Random): Promise<void> {
  const games = [await gameOf(pair, 0), await gameOf(pair, 1)];
  const seat = asked(games[0]);
  const others = [...games[0].seats.keys()].filter((each) => each !== seat && !games[0].seats[each].out);
  const by = pickOf(others, random);
  const isOwn = holds(pair, by);
  const own = standingOf(games[0], by, random);
  const speakers = speakerOf(pair, by);
  const isSilent = !isOwn && random() < 0.3;
  nextNumber();
  for (const [world, ear] of speakers.entries()) {
    if (world && isSilent) continue;
    const answers = isOwn || !world ? own : standingOf(games[1], by, random);
    await ask(ear, 'standing', { table: pair.tables[world], answers, seat: by });
  }
  await compare(pair, isOwn ? 'own standing answers' : 'standing answers');
}

/** Somebody speaks to their allies: what others say is another thing in the other world. */
async function tellAllies(pair: Pair, random: Random): Promise<void> {
  const game = await gameOf(pair, 0);
  const by = Math.floor(random() * game.seats.length);
  const isHeard = isAlly(game, seatOrNone(pair.viewer), by);
  const isText = random() < 0.5;
  const words = shuffled(UNAIMED, random);
  nextNumber();
  for (const [world, ear] of speakerOf(pair, by).entries()) {
    const word = words[isHeard ? 0 : world];
    const table = pair.tables[world];
    await (isText ? ask(ear, 'chat', { table, text: word, to: 'allies' }) : ask(ear, 'plan', { table, plan: word, on: null }));
  }
  const heardAs = isHeard ? 'heard from an ally' : 'said to others';
  await compare(pair, game.setup.mode === 'teams' ? heardAs : 'nobody to hear it');
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

/** Over HTTP in both worlds; what comes back is compared too. */
async function fetched(pair: Pair, ears: readonly Ear[], path: (table: string) => string, how?: RequestInit): Promise<void> {
  for (const [world, { sent }] of ears.entries()) {
    const answered = await api(pair.halls[world], { newPlayers: 1, address: () => '' }).request(path(pair.tables[world]), how);
    sent.push(`${answered.status} ${await answered.text()}`);
  }
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
  const card = pickOf(kinds, random).id;
  const choice = random() < 0.5 ? pickOf(choices(game), random) : (Math.floor(random() * 0x900) as Choice);
  const isAsked = holds(pair, asked(game));
  const text = `${pickOf(PHRASES, random)}`;
  const requests: Record<string, () => Promise<void>> = {
    past: () => both(pair, mine, (ear, table) => ask(ear, 'past', { table, seq })),
    prospect: () => both(pair, mine, (ear, table) => ask(ear, 'prospect', { table, fighter, card })),
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
    record: () => fetched(pair, mine, (table) => `/games/${table}`),
    holiday: () => {
      const headers = { Authorization: `Bearer ${pickOf(pair.people.slice(0, game.seats.length), random).key}` };
      const body = JSON.stringify({ on: random() < 0.5 });
      return fetched(pair, mine, () => '/me/holiday', { method: 'PUT', headers, body });
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

export async function play(worlds: Worlds, setup: Setup, random: Random): Promise<void> {
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
      pass(Math.floor(random() * (pair.viewer === LATER ? LONG_PAUSE : PAUSE)));
      const dice = random();
      let goesOn = true;
      if (dice < 0.61) goesOn = await answer(pair, random);
      else if (dice < 0.67) await stand(pair, random);
      else if (dice < 0.7) await tellAllies(pair, random);
      else if (dice < 0.9) await request(pair, random);
      else if (dice < 0.985) goesOn = await propose(pair, random() < 0.7 ? 'takeBack' : 'draw', random);
      else if (dice < 0.99) goesOn = await concede(pair, random);
      if (goesOn && random() > 0.01) continue;
      await end(pair);
      pair = undefined;
    }
  } catch (problem) {
    if (!isEndless(problem)) throw problem;
  } finally {
    if (pair) await end(pair);
  }
  for (const person of new Set(worlds.holders)) await ask(worlds.mouths[0][person], 'concede', { table });
  for (const ear of worlds.mouths.flat()) ear.sent.length = 0;
}
