/** A game as it stands in the list of all games of somebody who sits there. */
import { isWaiting, type MyGame, type PlayerCard, toldTo } from '@peerless/protocol';
import { bankLeft, upAt } from './clock.ts';
import { choosingNow } from './heroes.ts';
import { heardUpTo } from './playing.ts';
import { heroShown } from './state.ts';
import { actingSeat, askedSeat, invitedPlayers, playersAt, seatsOf, type Table } from './table.ts';
import { eyesOf } from './update.ts';

/** Of what happened last: enough to find what is worth telling. */
const LAST = 8;

/** The seats that everything waits for. */
export function awaitedSeats(table: Table): number[] {
  if (table.phase === 'choosing') return choosingNow(table)?.seats ?? [];
  const seat = askedSeat(table);
  return seat < 0 ? [] : [seat];
}

/** The people whom everything waits for. */
export const awaitedPlayers = (table: Table): string[] => playersAt({ seats: awaitedSeats(table).map((seat) => table.seats[seat]) });

/** Those for whom it has changed whether the table waits for them; all, once it is over: those who were invited as well. */
export function stirred(table: Table, before: readonly string[]): string[] {
  const now = awaitedPlayers(table);
  if (table.phase === 'over') return [...playersAt(table), ...invitedPlayers(table)];
  return [...before.filter((player) => !now.includes(player)), ...now.filter((player) => !before.includes(player))];
}

export function myGameOf(table: Table, player: string, card: (player: string) => PlayerCard): MyGame {
  const mine = seatsOf(table, player);
  const until = table.times && table.phase === 'playing' ? upAt(table.times) : Number.POSITIVE_INFINITY;
  return {
    id: table.id,
    phase: table.phase,
    options: table.options,
    mine,
    seats: table.seats.map((seat, number) => ({
      player: seat.kind === 'person' ? card(seat.player) : null,
      level: seat.kind === 'computer' ? seat.level : null,
      hero: heroShown(table, number, mine),
      isOpen: seat.kind === 'open' || seat.kind === 'reserved',
      away: table.away[number] || null,
    })),
    asked: awaitedSeats(table),
    until: Number.isFinite(until) ? until : null,
    bank: bankOf(table, actingSeat(table, player)),
    setup: table.start?.setup ?? null,
    turn: table.game?.turn ?? 0,
    last: table.start ? toldTo(heardUpTo(table, table.answers.length), eyesOf(table, player)).slice(-LAST) : [],
    changed: table.moved,
  };
}

function bankOf({ times, options }: Table, seat: number): number | null {
  return times && options.clock.kind === 'days' && options.clock.bank ? bankLeft(times, seat) : null;
}

/** Those that wait for the player first, the most urgent first of all; of the others, the latest. */
export const byUrgency = (games: readonly MyGame[]): MyGame[] => {
  const urgent = ({ until }: MyGame): number => until ?? Number.POSITIVE_INFINITY;
  const [own, others] = [games.filter(isWaiting), games.filter((game) => !isWaiting(game))];
  return [
    ...own.sort((a, b) => (urgent(a) === urgent(b) ? a.changed - b.changed : urgent(a) - urgent(b))),
    ...others.sort((a, b) => b.changed - a.changed),
  ];
};
