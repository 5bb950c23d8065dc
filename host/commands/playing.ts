/** What may be done in a game. */
import { type Choice, choices } from '@peerless/engine';
import { lateSeat } from '../due.ts';
import type { Happening } from '../entries.ts';
import { refuse } from '../refused.ts';
import { areAllies, askedSeat, isOut, type Table } from '../table.ts';
import { lastDecision } from '../take-back.ts';
import { type By, type Given, seated } from './by.ts';

const playing = (table: Table, player: string): number => {
  const seat = seated(table, player);
  return table.phase === 'playing' && !isOut(table, seat) ? seat : refuse('notNow');
};

export const PLAYING = {
  answer(table: Table, { at, choice }: Given<'answer'>, { player }: By): Happening {
    const seat = playing(table, player);
    if (at !== table.askedAt) refuse('stale');
    if (askedSeat(table) !== seat) refuse('notYourTurn');
    if (!choices(table.game!).includes(choice as Choice)) refuse('illegal');
    return { do: 'answer', seat, choice };
  },
  concede: (table: Table, _: Given<'concede'>, { player }: By): Happening => ({
    do: 'concede',
    seat: playing(table, player),
    because: 'own',
  }),
  takeBack(table: Table, { say }: Given<'takeBack'>, { player }: By): Happening {
    const seat = playing(table, player);
    if (table.options.rated) refuse('ratedGame');
    const to = lastDecision(table, table.takeBack?.by ?? seat);
    if (say === 'ask' ? table.takeBack || to < 0 : !table.takeBack) refuse('notNow');
    return { do: 'takeBack', seat, say, to };
  },
  draw(table: Table, { say }: Given<'draw'>, { player }: By): Happening {
    const seat = playing(table, player);
    // Computer players are not asked: nobody shall save a rating from them.
    if (table.options.rated && table.seats.some(({ kind }) => kind === 'computer')) refuse('ratedGame');
    if (say === 'ask' ? table.draw : !table.draw) refuse('notNow');
    return { do: 'draw', seat, say };
  },
  claim(table: Table, _: Given<'claim'>, { player, now }: By): Happening {
    const seat = playing(table, player);
    const late = lateSeat(table, now);
    if (late < 0 || areAllies(table, seat, late)) refuse('notNow');
    return { do: 'concede', seat: late, because: 'time' };
  },
};
