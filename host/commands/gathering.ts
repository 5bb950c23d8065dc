/** What may be done before the game: taking seats, choosing heroes. */
import { knownHeroes } from '@peerless/engine';
import { isBot } from '@peerless/protocol';
import type { Happening } from '../entries.ts';
import { choosingNow, freeHeroes } from '../heroes.ts';
import { refuse } from '../refused.ts';
import { areAllies, isTaken, seatsOf, type Table } from '../table.ts';
import { type By, type Given, meant, seated } from './by.ts';

const isBeforePlay = ({ phase }: Table): boolean => phase === 'gathering' || phase === 'choosing';
/** Has it to choose now? */
const isAwaited = (table: Table, seat: number): boolean => choosingNow(table)?.seats.includes(seat) === true;
/** Refuses if it is not this seat's turn to do so in a draft. */
function checkTurn(table: Table, seat: number, what: 'ban' | 'pick'): void {
  const turn = table.phase === 'choosing' ? choosingNow(table) : null;
  if (turn?.what !== what) refuse('notNow');
  if (!turn!.seats.includes(seat)) refuse('notYourTurn');
}

export const GATHERING = {
  sit(table: Table, { seat, invite }: Given<'sit'>, { player }: By): Happening {
    const place = table.seats[seat] ?? refuse('noSeat');
    if (!isBeforePlay(table)) refuse('notNow');
    // One person may hold both seats of a side.
    if (seatsOf(table, player).some((own) => own === seat || !areAllies(table, own, seat))) refuse('busy');
    if (isTaken(place)) refuse('seatTaken');
    const isInvited = invite === table.invite || (place.kind === 'reserved' && place.for === player);
    if (!isInvited && (!table.options.isPublic || place.kind === 'reserved')) refuse('needsInvite');
    if (place.kind === 'reserved' && place.for !== null && place.for !== player) refuse('seatTaken');
    // Who waits there waits for people.
    if (isBot(player) && !isInvited && !isBot(table.host)) refuse('noBots');
    return { do: 'sit', seat, player };
  },
  /** A table without its host is given up. */
  stand(table: Table, { seat }: Given<'stand'>, { player }: By): Happening | Happening[] {
    const isHost = table.host === player;
    const own = isHost && seat === undefined ? [] : seated(table, player);
    if (seat !== undefined && !own.includes(seat)) refuse('notYours');
    if (!isBeforePlay(table)) refuse('notNow');
    const left = seat === undefined || own.length === 1 ? own : [seat];
    return isHost && left.length === own.length ? { do: 'abandon' } : left.map((each) => ({ do: 'stand', seat: each }));
  },
  /** By whom the seat is kept for. */
  decline(table: Table, _: Given<'decline'>, { player }: By): Happening {
    if (!table.seats.some((place) => place.kind === 'reserved' && place.for === player)) refuse('notYours');
    if (!isBeforePlay(table)) refuse('notNow');
    return { do: 'abandon' };
  },
  computer(table: Table, { seat, level }: Given<'computer'>, { player }: By): Happening {
    if (table.host !== player) refuse('notHost');
    const place = table.seats[seat] ?? refuse('noSeat');
    if (!isBeforePlay(table)) refuse('notNow');
    if (place.kind === 'person') refuse('seatTaken');
    return { do: 'offer', seat, as: level === null ? { kind: 'open' } : { kind: 'computer', level } };
  },
  ban(table: Table, { hero, seat: said }: Given<'ban'>, { player }: By): Happening {
    const seat = meant(table, player, said, (each) => isAwaited(table, each));
    checkTurn(table, seat, 'ban');
    if (!freeHeroes(table).includes(hero)) refuse('noHero');
    return { do: 'ban', seat, hero };
  },
  pick(table: Table, { hero, seat: said }: Given<'pick'>, { player }: By): Happening {
    const seat = meant(table, player, said, (each) => isAwaited(table, each));
    if (!isBeforePlay(table) || table.options.heroes === 'random') refuse('notNow');
    if (table.options.heroes === 'draft') checkTurn(table, seat, 'pick');
    if (!knownHeroes().some(({ id }) => id === hero)) refuse('noHero');
    if (!freeHeroes(table, seat).includes(hero)) refuse('heroTaken');
    return { do: 'pick', seat, hero };
  },
};
