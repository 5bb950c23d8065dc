/** A table as its log tells it: entries are applied one after the other, the same everywhere. */
import type { Level } from '@peerless/ai';
import {
  answer,
  asked,
  type Choice,
  concession,
  type Event,
  FIRST_RULES,
  type Game,
  type GameRecord,
  kindOfChoice,
  matchOf,
  newGame,
  record,
  type Setup,
} from '@peerless/engine';
import { type Ending, type Heard, type Phase, type Proposal, type TableOptions, toldOnTime } from '@peerless/protocol';
import { type Times, timesAfter, timesAtStart } from './clock.ts';
import type { Entry, SeatOffer } from './entries.ts';

export type Seat = SeatOffer | { kind: 'person'; player: string };

export interface Table {
  id: string;
  /** Of the log. */
  length: number;
  phase: Phase;
  options: TableOptions;
  host: string;
  invite: string;
  seats: Seat[];
  heroes: (string | null)[];
  bans: string[][];
  start: { setup: Setup; seed: string; at: number } | null;
  game: Game | null;
  answers: Choice[];
  /** Whose each answer was. */
  answeredBy: number[];
  /** Answers taken back by consent, by their numbers. */
  takenBack: number[];
  /** Concessions for lost time, by the number of the answer. */
  outOfTime: number[];
  /** How long the log was when the present question was put. */
  askedAt: number;
  times: Times | null;
  takeBack: Proposal | null;
  draw: Proposal | null;
  ending: Ending | null;
  opened: number;
  /** When something last happened. */
  changed: number;
}

/** Hears what happens in the game while entries are applied. */
export type Hear = (heard: Heard) => void;

export function tableOf(id: string, entries: readonly Entry[], hear?: Hear): Table {
  const [first, ...rest] = entries;
  if (first?.do !== 'open') throw new Error(`the log of table ${id} does not begin with its opening`);
  const table: Table = {
    id,
    length: 1,
    phase: 'gathering',
    options: first.options,
    host: first.by,
    invite: first.invite,
    seats: [...first.seats],
    heroes: first.seats.map(() => null),
    bans: first.seats.map(() => []),
    start: null,
    game: null,
    answers: [],
    answeredBy: [],
    takenBack: [],
    outOfTime: [],
    askedAt: 0,
    times: null,
    takeBack: null,
    draw: null,
    ending: null,
    opened: first.at,
    changed: first.at,
  };
  for (const entry of rest) apply(table, entry, hear);
  return table;
}

export function apply(table: Table, entry: Entry, hear?: Hear): void {
  table.length++;
  // Clocks of different machines: time never runs backwards.
  const at = Math.max(table.changed, entry.at);
  table.changed = at;
  switch (entry.do) {
    case 'open':
      throw new Error(`table ${table.id} was opened twice`);
    case 'sit':
      table.seats[entry.seat] = { kind: 'person', player: entry.player };
      break;
    case 'stand':
      table.seats[entry.seat] = { kind: 'open' };
      table.heroes[entry.seat] = null;
      break;
    case 'offer':
      table.seats[entry.seat] = entry.as;
      table.heroes[entry.seat] = null;
      break;
    case 'ban':
      table.bans[entry.seat].push(entry.hero);
      break;
    case 'pick':
      table.heroes[entry.seat] = entry.hero;
      break;
    case 'start':
      // Starts that name no version were written before there was another.
      begin(table, { rules: FIRST_RULES, ...entry.setup }, entry.seed, at, hear);
      break;
    case 'answer':
      say(table, entry.choice, entry.seat, at, hear);
      break;
    case 'concede':
      if (entry.because === 'time') table.outOfTime.push(table.answers.length + 1);
      say(table, concession(entry.seat), entry.seat, at, hear);
      table.draw = null;
      break;
    case 'takeBack':
      table.takeBack = after(table, table.takeBack, entry);
      if (table.takeBack && isAgreed(table, table.takeBack)) goBack(table, entry.to, at);
      break;
    case 'draw':
      table.draw = after(table, table.draw, entry);
      if (table.draw && isAgreed(table, table.draw)) end(table, 'agreedDraw');
      break;
    case 'abandon':
      end(table, 'abandoned');
      break;
  }
  if (table.phase === 'gathering' && table.seats.every(isTaken)) table.phase = 'choosing';
  else if (table.phase === 'choosing' && !table.seats.every(isTaken)) table.phase = 'gathering';
}
export const isTaken = ({ kind }: Seat): boolean => kind === 'person' || kind === 'computer';

/** What is heard during an answer belongs to the moment after it. */
const listener = ({ outOfTime }: Table, seq: number, hear: Hear | undefined) =>
  hear && ((event: Event, sees: number) => hear({ event: outOfTime.includes(seq) ? toldOnTime(event) : event, sees, seq }));

function begin(table: Table, setup: Setup, seed: string, at: number, hear?: Hear): void {
  table.phase = 'playing';
  table.start = { setup, seed, at };
  table.heroes = [...setup.heroes];
  table.game = newGame(setup, seed, listener(table, 0, hear));
  table.askedAt = table.length;
  table.times = timesAtStart(table.options.clock, table.seats.length, table.game, at);
}
function say(table: Table, choice: Choice, seat: number, at: number, hear?: Hear): void {
  const game = table.game!;
  const { turn, active } = game;
  answer(game, choice, listener(table, game.seq + 1, hear));
  table.answers.push(choice);
  table.answeredBy.push(seat);
  table.askedAt = table.length;
  if (table.takeBack) table.takeBack = null;
  if (table.draw && table.draw.by !== seat) table.draw = null;
  if (table.times) timesAfter(table.times, table.options.clock, game, { turn, active }, at);
  if (game.over) end(table, game.winners ? 'won' : 'draw');
}
function end(table: Table, ending: Ending): void {
  table.phase = 'over';
  table.ending = ending;
  table.takeBack = table.draw = table.times = null;
}

const after = (table: Table, before: Proposal | null, { seat, say: word }: { seat: number; say: string }): Proposal | null => {
  if (word === 'ask') return { by: seat, agreed: [seat] };
  if (word === 'refuse' || !before) return null;
  return { by: before.by, agreed: [...new Set([...before.agreed, seat])].filter((each) => each < table.seats.length) };
};
/** Have all people who still play agreed? */
const isAgreed = (table: Table, { agreed }: Proposal): boolean =>
  table.seats.every(({ kind }, seat) => kind !== 'person' || isOut(table, seat) || agreed.includes(seat));
export const isOut = (table: Table, seat: number): boolean => table.game !== null && table.game.seats[seat].out === 1;

/**
 * Before how many answers the last decision of a seat was; −1 if it has made none since somebody gave up, which is final. One without
 * an alternative counts as well: to pass over it would tell the others what was in the hand.
 */
export function lastDecision({ answers, answeredBy }: Table, seat: number): number {
  const last = answeredBy.lastIndexOf(seat);
  return last > answers.findLastIndex((each) => kindOfChoice(each) === 'concede') ? last : -1;
}
function goBack(table: Table, to: number, at: number): void {
  table.takeBack = null;
  if (to < 0) return;
  table.takenBack.push(to);
  table.answers.length = to;
  table.answeredBy.length = to;
  table.game = gameAt(table, to);
  table.askedAt = table.length;
  if (table.times) timesAfter(table.times, table.options.clock, table.game, table.game, at);
}

/** The game after so many answers. */
export function gameAt(table: Table, upTo: number, hear?: Hear): Game {
  const { setup, seed } = table.start!;
  const game = newGame(setup, seed, listener(table, 0, hear));
  for (const each of table.answers.slice(0, upTo)) answer(game, each, listener(table, game.seq + 1, hear));
  return game;
}
export const recordOf = (table: Table): GameRecord => record(table.start!.setup, table.start!.seed, table.answers);
export const winnersOf = (table: Table): number[] =>
  table.ending !== 'won' || !table.game ? [] : table.seats.flatMap((_, seat) => (table.game!.winners & (1 << seat) ? [seat] : []));

/** The seat that is asked; −1 if nobody is. */
export const askedSeat = (table: Table): number => (table.phase === 'playing' ? asked(table.game!) : -1);
/** The level of the computer player that is asked, if one is. */
export const askedLevel = (table: Table): Level | undefined => {
  const sitting = table.seats[askedSeat(table)];
  return sitting?.kind === 'computer' ? sitting.level : undefined;
};
export const playersAt = ({ seats }: Table): string[] => seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []));
export const seatOf = (table: Table, player: string): number =>
  table.seats.findIndex((seat) => seat.kind === 'person' && seat.player === player);
export const areAllies = (table: Table, a: number, b: number): boolean => (matchOf(table.game!).allies[a] & (1 << b)) !== 0;
