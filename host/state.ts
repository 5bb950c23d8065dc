/** The state of a table as one player may see it. */
import type { PlayerCard, RatingChange, Standing, TableState } from '@peerless/protocol';
import { clockOf } from './clock.ts';
import { choiceUpAt, lateSeat } from './due.ts';
import { choosingNow } from './heroes.ts';
import { pauseOf } from './proposals.ts';
import { isTooShort } from './rated.ts';
import { areAllies, type Seat, seatsOf, type Table, toldLength, winnersOf } from './table.ts';

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
  const mine = seatsOf(table, player);
  const [first] = mine;
  const late = lateSeat(table, around.now);
  return {
    id: table.id,
    length: toldLength(table),
    phase: table.phase,
    options: table.options,
    host: table.host,
    mine,
    seats: table.seats.map((seat, number) => ({
      sitting: seat.kind === 'person' ? { kind: 'person', player: around.card(seat.player) } : seat,
      rating: seat.kind === 'person' && table.start === null ? around.rating(seat.player) : null,
      isHere: isThere(seat, around.isHere),
      hero: heroShown(table, number, mine),
      bans: table.bans[number],
    })),
    choosing: choosingFor(table),
    board: table.start?.setup.board ?? null,
    invite: mine.length || table.host === player ? table.invite : null,
    clock: clockOf(table, around.now),
    standing: mine.map((seat) => ({
      seat,
      answers: table.standing[seat],
      given: table.stood.filter((seq) => table.answeredBy[seq - 1] === seat),
    })),
    takeBack: table.takeBack,
    draw: table.draw,
    paused: mine.length
      ? { takeBack: pauseOf(table, 'takeBack', first, around.now), draw: pauseOf(table, 'draw', first, around.now) }
      : null,
    claimable: late >= 0 && mine.length && !areAllies(table, first, late) ? [late] : [],
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
/** A hero that was chosen blindly is the secret of whoever chose it until the game begins. */
export function heroShown(table: Table, seat: number, mine: readonly number[]): string | null {
  const hero = table.heroes[seat];
  return hero !== null && table.options.heroes === 'blind' && table.start === null && !mine.includes(seat) ? 'hidden' : hero;
}
