/** What each viewer is told of a table: never more than they may know. */
import {
  type Eyes,
  type Heard,
  type PlayerCard,
  type RatingChange,
  type Sitting,
  shownTo,
  type TableState,
  toldTo,
  type Update,
} from '@peerless/protocol';
import { clockState } from './clock.ts';
import { choosingNow, lateSeat } from './decide.ts';
import { areAllies, isOut, type Seat, seatOf, type Table, winnersOf } from './table.ts';

/** What is known of a table beside its log. */
export interface Around {
  card(player: string): PlayerCard;
  isHere(player: string): boolean;
  watchers: number;
  ratings: RatingChange[];
  /** The table of the next game, if somebody has asked for one. */
  rematch: string | null;
  now: number;
}

export const isTimed = (table: Table, seat: number): boolean => table.seats[seat].kind === 'person';

/** Computer players always are. */
export const isThere = (seat: Seat, isHere: Around['isHere']): boolean =>
  seat.kind === 'computer' || (seat.kind === 'person' && isHere(seat.player));

export function stateFor(table: Table, player: string | null, around: Around): TableState {
  const mine = player === null ? -1 : seatOf(table, player);
  const late = lateSeat(table, around.now);
  return {
    id: table.id,
    length: table.length,
    phase: table.phase,
    options: table.options,
    host: table.host,
    mine: mine < 0 ? null : mine,
    seats: table.seats.map((seat, number) => ({
      sitting: seat.kind === 'person' ? { kind: 'person', player: around.card(seat.player) } : seat,
      isHere: isThere(seat, around.isHere),
      hero: heroShown(table, number, mine),
      bans: table.bans[number],
    })),
    choosing: table.phase === 'gathering' || table.phase === 'choosing' ? choosingNow(table) : null,
    board: table.start?.setup.board ?? null,
    invite: mine >= 0 || table.host === player ? table.invite : null,
    clock: clockState(table.times, (seat) => isTimed(table, seat), around.now),
    takeBack: table.takeBack,
    draw: table.draw,
    claimable: late >= 0 && mine >= 0 && !areAllies(table, mine, late) ? [late] : [],
    ended: table.ending && { how: table.ending, winners: winnersOf(table), ratings: around.ratings },
    rematch: around.rematch,
    watchers: around.watchers,
  };
}
function heroShown(table: Table, seat: number, mine: number): string | null {
  const hero = table.heroes[seat];
  return hero !== null && table.options.heroes === 'blind' && table.start === null && seat !== mine ? 'hidden' : hero;
}

export const sittingsOf = (table: Table, around: Pick<Around, 'card'>): Sitting[] =>
  table.seats.map((seat) => {
    if (seat.kind === 'computer') return { kind: 'computer', level: seat.level };
    if (seat.kind !== 'person') return { kind: 'person' };
    const { id, name, emblem } = around.card(seat.player);
    return { kind: 'person', name, player: id, emblem };
  });

/** Whose eyes a player looks through: the own seat's; nothing is hidden once the game is over. */
export function eyesOf(table: Table, player: string | null): Eyes {
  if (table.phase === 'over') return 'all';
  const seat = player === null ? -1 : seatOf(table, player);
  return seat < 0 ? 'spectator' : seat;
}

/** A game that nobody may watch is closed to all who do not sit there, for as long as it is played. */
export const isClosedTo = (table: Table, player: string | null): boolean =>
  table.phase === 'playing' && table.options.watching === 'nobody' && (player === null || seatOf(table, player) < 0);

/** Every hand some minutes later is for those who watch, and for those who are out and have no ally left to help. */
export function mayWatchAll(table: Table, player: string): boolean {
  const { mode, watching } = table.options;
  const seat = seatOf(table, player);
  return table.phase === 'over' || (watching === 'delayed' && (seat < 0 || (mode !== 'teams' && isOut(table, seat))));
}

/** The game as these eyes see it; `heard` is all that happened, or what is new. */
export function updateFor(table: Table, by: Eyes, heard: readonly Heard[], isWhole: boolean, around: Pick<Around, 'card'>): Update {
  const told = toldTo(heard, by);
  const isSeated = typeof by === 'number' && table.phase === 'playing';
  return {
    id: table.id,
    ...shownTo(table.game!, by),
    seats: sittingsOf(table, around),
    length: table.answers.length,
    told,
    isWhole,
    news: isWhole ? 0 : told.length,
    curtain: null,
    undo: isSeated && !table.options.rated && table.answeredBy.includes(by) ? 'ask' : null,
    redo: false,
  };
}
