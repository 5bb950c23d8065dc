/** The state of a table as one player may see it. */
import type { PlayerCard, RatingChange, Standing, TableState } from '@peerless/protocol';
import { clockOf } from './clock.ts';
import { choiceUpAt, lateSeat } from './due.ts';
import { choosingNow } from './heroes.ts';
import { pauseOf } from './proposals.ts';
import { isTooShort } from './rated.ts';
import { areAllies, type Seat, seatOf, type Table, toldLength, winnersOf } from './table.ts';

/** What is known of a table beside its log. */
export interface Around {
  card(player: string): PlayerCard;
  rating(player: string): Standing | null;
  isHere(player: string): boolean;
  watchers: number;
  ratings: RatingChange[];
  /** What a rated game has to last. */
  leastTime: number;
  /** The table of the next game, if somebody has asked for one. */
  rematch: string | null;
  now: number;
}

/** Computer players always are. */
export const isThere = (seat: Seat, isHere: Around['isHere']): boolean =>
  seat.kind === 'computer' || (seat.kind === 'person' && isHere(seat.player));

export function stateFor(table: Table, player: string | null, around: Around): TableState {
  const mine = player === null ? -1 : seatOf(table, player);
  const late = lateSeat(table, around.now);
  return {
    id: table.id,
    length: toldLength(table),
    phase: table.phase,
    options: table.options,
    host: table.host,
    mine: mine < 0 ? null : mine,
    seats: table.seats.map((seat, number) => ({
      sitting: seat.kind === 'person' ? { kind: 'person', player: around.card(seat.player) } : seat,
      rating: seat.kind === 'person' && table.start === null ? around.rating(seat.player) : null,
      isHere: isThere(seat, around.isHere),
      hero: heroShown(table, number, mine),
      bans: table.bans[number],
    })),
    choosing: choosingFor(table),
    board: table.start?.setup.board ?? null,
    invite: mine >= 0 || table.host === player ? table.invite : null,
    clock: clockOf(table, around.now),
    standing: mine < 0 ? null : { answers: table.standing[mine], given: table.stood.filter((seq) => table.answeredBy[seq - 1] === mine) },
    takeBack: table.takeBack,
    draw: table.draw,
    paused: mine < 0 ? null : { takeBack: pauseOf(table, 'takeBack', mine, around.now), draw: pauseOf(table, 'draw', mine, around.now) },
    claimable: late >= 0 && mine >= 0 && !areAllies(table, mine, late) ? [late] : [],
    ended: table.ending && {
      how: table.ending,
      winners: winnersOf(table),
      ratings: around.ratings,
      isTooShort: isTooShort(table, around.leastTime),
    },
    rematch: around.rematch,
    watchers: around.watchers,
  };
}
function choosingFor(table: Table): TableState['choosing'] {
  const turn = table.phase === 'gathering' || table.phase === 'choosing' ? choosingNow(table) : null;
  const until = choiceUpAt(table);
  return turn && { ...turn, until: Number.isFinite(until) ? until : null };
}
/** A hero that was chosen blindly is its own seat's secret until the game begins. */
export function heroShown(table: Table, seat: number, mine: number): string | null {
  const hero = table.heroes[seat];
  return hero !== null && table.options.heroes === 'blind' && table.start === null && seat !== mine ? 'hidden' : hero;
}
