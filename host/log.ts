/** Entries are applied one after the other, the same everywhere. */
import { type Choice, concession, FIRST_RULES } from '@peerless/engine';
import { settle } from './clock.ts';
import type { Entry } from './entries.ts';
import { begin, end, goBack, type Hear, say } from './playing.ts';
import { isAgreed, playPastDraw, proposalAfter, refuseProposal } from './proposals.ts';
import { haveAnswered } from './standing.ts';
import { askedSeat, heldWith, isTaken, type Table } from './table.ts';

export function tableOf(id: string, entries: readonly Entry[], hear?: Hear): Table {
  const [first, ...rest] = entries;
  if (first?.do !== 'open') throw new Error(`the log of table ${id} does not begin with its opening`);
  const table: Table = {
    id,
    length: 1,
    untold: 0,
    phase: 'gathering',
    options: first.options,
    isTogether: first.together === true,
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
    rewinds: 0,
    decision: null,
    undone: [],
    outOfTime: [],
    standing: first.seats.map(() => []),
    stood: [],
    askedAt: 0,
    times: null,
    away: first.seats.map(() => 0),
    takeBack: null,
    draw: null,
    paused: { takeBack: first.seats.map(() => null), draw: first.seats.map(() => null) },
    ending: null,
    opened: first.at,
    choosingSince: first.seats.map(() => first.at),
    changed: first.at,
    moved: first.at,
  };
  for (const entry of rest) apply(table, entry, hear);
  return table;
}

/** Said about the game, while it stands as it did. */
const BESIDE: readonly Entry['do'][] = ['holiday', 'draw', 'takeBack'];

export function apply(table: Table, entry: Entry, hear?: Hear): void {
  table.length++;
  if (entry.do === 'standing') return stand(table, entry);
  // Clocks of different machines: time never runs backwards.
  const at = Math.max(table.changed, entry.at);
  table.changed = at;
  if (!BESIDE.includes(entry.do)) table.moved = at;
  switch (entry.do) {
    case 'open':
      throw new Error(`table ${table.id} was opened twice`);
    case 'sit':
      table.away[entry.seat] = 0;
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
      // Starts in stored logs that name no version were written before there was another; a record has said which it means.
      begin(table, table.isTogether ? entry : { ...entry, setup: { rules: FIRST_RULES, ...entry.setup } }, at, hear);
      break;
    case 'answer':
      forgetUndone(table, entry.choice);
      say(table, entry.choice, entry.seat, at, hear);
      if (entry.standing === undefined) playPastDraw(table, entry.seat, at);
      else haveAnswered(table, entry.seat, entry.standing);
      break;
    case 'concede':
      if (entry.because === 'time') table.outOfTime.push(table.answers.length + 1);
      table.undone.length = 0;
      say(table, concession(entry.seat), entry.seat, at, hear);
      table.draw = null;
      break;
    case 'takeBack':
      if (entry.say === 'refuse') refuseProposal(table, 'takeBack', entry.seat, at);
      table.takeBack = proposalAfter(table, 'takeBack', entry);
      if (table.takeBack && isAgreed(table, table.takeBack)) {
        // Whoever wants to answer anew is asked.
        for (const seat of heldWith(table, table.takeBack.by)) table.standing[seat] = [];
        goBack(table, entry.to, entry.free === true, at);
      }
      break;
    case 'redo':
      for (const each of table.undone.pop() ?? []) say(table, each, askedSeat(table), at, hear);
      break;
    case 'draw':
      if (entry.say === 'refuse') refuseProposal(table, 'draw', entry.seat, at);
      table.draw = proposalAfter(table, 'draw', entry);
      if (table.draw && isAgreed(table, table.draw)) end(table, 'agreedDraw');
      break;
    case 'holiday':
      settle(table.times, at);
      table.away[entry.seat] = entry.until ?? 0;
      if (entry.until === null) table.choosingSince[entry.seat] = at;
      break;
    case 'abandon':
      end(table, 'abandoned');
      break;
  }
  gather(table, entry, at);
}

/** Heroes are chosen once everybody sits; in a draft every choice is a question of its own. */
function gather(table: Table, { do: what }: Entry, at: number): void {
  const { phase, options } = table;
  const areAllThere = table.seats.every(isTaken);
  const isDrafted = options.heroes === 'draft' && (what === 'ban' || what === 'pick');
  if (phase === 'gathering' && areAllThere) table.phase = 'choosing';
  if (phase === 'choosing' && !areAllThere) table.phase = 'gathering';
  if (table.phase === 'choosing' && (phase === 'gathering' || isDrafted)) table.choosingSince.fill(at);
}

/** Not even by the time when something last happened do others learn of it. */
function stand(table: Table, { seat, answers }: Entry & { do: 'standing' }): void {
  table.untold++;
  table.standing[seat] = answers;
}

/** Whoever answers the same again may go on giving again what was taken back. */
function forgetUndone({ undone }: Table, choice: Choice): void {
  const next = undone.at(-1);
  if (next?.length === 1 && next[0] === choice) undone.pop();
  else undone.length = 0;
}
