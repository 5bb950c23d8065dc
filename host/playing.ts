/** The game at a table: how it begins, goes on, goes back and ends. */
import { answer, asked, type Choice, type Event, type Game, newGameFrom, type Origin } from '@peerless/engine';
import { type Ending, type Heard, toldOnTime } from '@peerless/protocol';
import { timesAfter, timesAtStart } from './clock.ts';
import { type Table, toldLength } from './table.ts';
import { decisionAfter } from './take-back.ts';

/** Hears what happens in the game while entries are applied. */
export type Hear = (heard: Heard) => void;

/** What is heard during an answer belongs to the moment after it. */
const listener = ({ outOfTime }: Table, seq: number, hear: Hear | undefined) =>
  hear && ((event: Event, sees: number) => hear({ event: outOfTime.includes(seq) ? toldOnTime(event) : event, sees, seq }));

const nowIn = (game: Game) => ({ turn: game.turn, asked: asked(game) });

export function begin(table: Table, { setup, seed, position }: Origin, at: number, hear?: Hear): void {
  table.phase = 'playing';
  table.start = { setup, seed, position, at };
  table.heroes = [...setup.heroes];
  table.game = newGameFrom(table.start, listener(table, 0, hear));
  table.askedAt = toldLength(table);
  table.times = timesAtStart(table.options.clock, table.seats.length, asked(table.game), at, table.away);
}

export function say(table: Table, choice: Choice, seat: number, at: number, hear?: Hear): void {
  const game = table.game!;
  const { turn, active } = game;
  if (table.isTogether) table.decision = decisionAfter(table.decision, game, table);
  answer(game, choice, listener(table, game.seq + 1, hear));
  table.answers.push(choice);
  table.answeredBy.push(seat);
  table.askedAt = toldLength(table);
  if (table.takeBack) table.takeBack = null;
  if (table.times) timesAfter(table.times, table.options.clock, nowIn(game), { turn, active }, at);
  if (game.over) end(table, game.winners ? 'won' : 'draw');
}

export function end(table: Table, ending: Ending): void {
  table.phase = 'over';
  table.ending = ending;
  table.takeBack = table.draw = table.times = null;
}

/** Back to so many answers; together also from the end of the game. */
export function goBack(table: Table, to: number, isFree: boolean, at: number): void {
  table.takeBack = null;
  if (to < 0) return;
  if (!isFree) table.takenBack.push(to);
  table.rewinds++;
  const undone = table.answers.splice(to);
  table.answeredBy.length = to;
  table.stood = table.stood.filter((seq) => seq <= to);
  table.phase = 'playing';
  table.ending = null;
  table.askedAt = toldLength(table);
  if (table.isTogether) {
    table.undone.push(undone);
    table.decision = null;
  }
  table.game = gameAt(table, to, undefined, (game) => {
    if (table.isTogether) table.decision = decisionAfter(table.decision, game, table);
  });
  if (table.times) timesAfter(table.times, table.options.clock, nowIn(table.game), table.game, at);
}

/** The game after so many answers; `before` is shown it before each of them. */
export function gameAt(table: Table, upTo: number, hear?: Hear, before?: (game: Game) => void): Game {
  const game = newGameFrom(table.start!, listener(table, 0, hear));
  for (const each of table.answers.slice(0, upTo)) {
    before?.(game);
    answer(game, each, listener(table, game.seq + 1, hear));
  }
  return game;
}
/** All that has happened in the game, up to so many answers. */
export function heardUpTo(table: Table, upTo: number): Heard[] {
  const heard: Heard[] = [];
  gameAt(table, upTo, (each) => heard.push(each));
  return heard;
}
