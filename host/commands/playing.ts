/** What may be done in a game. */
import { type CardDefinition, type Choice, choices, matchOf } from '@peerless/engine';
import type { StandingAnswer } from '@peerless/protocol';
import { lateSeat } from '../due.ts';
import type { Happening } from '../entries.ts';
import { pauseOf } from '../proposals.ts';
import { refuse } from '../refused.ts';
import { areAllies, askedSeat, heldWith, isOut, type Table } from '../table.ts';
import { lastDecision } from '../take-back.ts';
import { type By, type Given, meant, seated } from './by.ts';

/** The seats of somebody that are still in the game. */
const playing = (table: Table, player: string): number[] => {
  const own = seated(table, player).filter((seat) => table.phase === 'playing' && !isOut(table, seat));
  return own.length ? own : refuse('notNow');
};

/** Refuses what can never answer; whether the card is in the hand then, is asked then. */
function checkStanding({ game }: Table, seat: number, { by, on, card }: StandingAnswer, place: number): void {
  const { fighters, kinds, allies } = matchOf(game!);
  const isOwn = (other: number): boolean => other === seat || (allies[seat] & (1 << other)) !== 0;
  const wrong = (what: 'by' | 'on' | 'card', is: string): never => refuse('illegal', `answers[${place}].${what}: ${is}`);
  if (by !== null && !fighters.some(({ name, seat: its }) => name === by && !isOwn(its))) wrong('by', `no opponent has a fighter ${by}`);
  if (on !== null && !fighters.some(({ name, seat: its }) => name === on && its === seat)) wrong('on', `you have no fighter ${on}`);
  const isDefense = ({ type }: CardDefinition): boolean => type === 'defense' || type === 'versatile';
  if (card !== null && !kinds.some(({ id, seat: its, card: said }) => id === card && its === seat && isDefense(said)))
    wrong('card', `your deck has no card ${card} to defend with`);
}

export const PLAYING = {
  answer(table: Table, { at, choice }: Given<'answer'>, { player }: By): Happening {
    const own = playing(table, player);
    const seat = askedSeat(table);
    if (at !== table.askedAt) refuse('stale');
    if (!own.includes(seat)) refuse('notYourTurn');
    if (!choices(table.game!).includes(choice as Choice)) refuse('illegal');
    return { do: 'answer', seat, choice };
  },
  standing(table: Table, { answers, seat: said }: Given<'standing'>, { player }: By): Happening {
    const own = playing(table, player);
    const seat = meant(table, player, said, (each) => own.includes(each));
    if (!own.includes(seat)) refuse('notNow');
    for (const [place, each] of answers.entries()) checkStanding(table, seat, each, place);
    return { do: 'standing', seat, answers };
  },
  /** With all that they hold. */
  concede: (table: Table, _: Given<'concede'>, { player }: By): Happening[] =>
    playing(table, player).map((seat) => ({ do: 'concede', seat, because: 'own' })),
  takeBack(table: Table, { say }: Given<'takeBack'>, { player, now }: By): Happening {
    const [seat] = playing(table, player);
    if (table.options.rated) refuse('ratedGame');
    const to = lastDecision(table, heldWith(table, table.takeBack?.by ?? seat));
    if (say === 'ask' ? table.takeBack || to < 0 : !table.takeBack) refuse('notNow');
    if (say === 'ask' && pauseOf(table, 'takeBack', seat, now)) refuse('tooSoon');
    return { do: 'takeBack', seat, say, to };
  },
  draw(table: Table, { say }: Given<'draw'>, { player, now }: By): Happening {
    const [seat] = playing(table, player);
    // Computer players are not asked: nobody shall save a rating from them.
    if (table.options.rated && table.seats.some(({ kind }) => kind === 'computer')) refuse('ratedGame');
    if (say === 'ask' ? table.draw : !table.draw) refuse('notNow');
    if (say === 'ask' && pauseOf(table, 'draw', seat, now)) refuse('tooSoon');
    return { do: 'draw', seat, say };
  },
  claim(table: Table, _: Given<'claim'>, { player, now }: By): Happening {
    const [seat] = playing(table, player);
    const late = lateSeat(table, now);
    if (late < 0 || areAllies(table, seat, late)) refuse('notNow');
    return { do: 'concede', seat: late, because: 'time' };
  },
};
