/** What a player may do at a table: a command becomes what happens, or a refusal. Nothing is changed here. */
import { type Choice, choices, knownBoards, knownHeroes, problemsOfSetup, RULES, type Setup } from '@peerless/engine';
import { type Asks, RANDOM, type Refusal, type Request, type TableOptions } from '@peerless/protocol';
import { upAt } from './clock.ts';
import type { Happening } from './entries.ts';
import { byLot, type Lot, pickOf, type Random } from './lot.ts';
import { areAllies, askedSeat, isOut, isTaken, lastDecision, seatOf, type Table } from './table.ts';

export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal, detail?: string) {
    super(detail ?? why);
    this.why = why;
  }
}
const refuse = (why: Refusal, detail?: string): never => {
  throw new Refused(why, detail);
};

export interface By {
  player: string;
  now: number;
}
type Given<R extends Request> = Omit<Asks<R>, 'table'>;

const seated = (table: Table, player: string): number => {
  const seat = seatOf(table, player);
  return seat >= 0 ? seat : refuse('notYours');
};
const playing = (table: Table, player: string): number => {
  const seat = seated(table, player);
  return table.phase === 'playing' && !isOut(table, seat) ? seat : refuse('notNow');
};
const isBeforePlay = ({ phase }: Table): boolean => phase === 'gathering' || phase === 'choosing';

export const COMMANDS = {
  sit(table: Table, { seat, invite }: Given<'sit'>, { player }: By): Happening {
    const place = table.seats[seat] ?? refuse('noSeat');
    if (!isBeforePlay(table)) refuse('notNow');
    if (seatOf(table, player) >= 0) refuse('busy');
    if (isTaken(place)) refuse('seatTaken');
    const isInvited = invite === table.invite || (place.kind === 'reserved' && place.for === player);
    if (!isInvited && (!table.options.isPublic || place.kind === 'reserved')) refuse('needsInvite');
    if (place.kind === 'reserved' && place.for !== null && place.for !== player) refuse('seatTaken');
    return { do: 'sit', seat, player };
  },
  /** A table without its host is given up. */
  stand(table: Table, _: Given<'stand'>, { player }: By): Happening {
    const isHost = table.host === player;
    const seat = isHost ? -1 : seated(table, player);
    if (!isBeforePlay(table)) refuse('notNow');
    return isHost ? { do: 'abandon' } : { do: 'stand', seat };
  },
  computer(table: Table, { seat, level }: Given<'computer'>, { player }: By): Happening {
    if (table.host !== player) refuse('notHost');
    const place = table.seats[seat] ?? refuse('noSeat');
    if (!isBeforePlay(table)) refuse('notNow');
    if (place.kind === 'person') refuse('seatTaken');
    return { do: 'offer', seat, as: level === null ? { kind: 'open' } : { kind: 'computer', level } };
  },
  ban(table: Table, { hero }: Given<'ban'>, { player }: By): Happening {
    const seat = seated(table, player);
    const turn = table.phase === 'choosing' ? choosingNow(table) : null;
    if (turn?.what !== 'ban') refuse('notNow');
    if (!turn!.seats.includes(seat)) refuse('notYourTurn');
    if (!freeHeroes(table).includes(hero)) refuse('noHero');
    return { do: 'ban', seat, hero };
  },
  pick(table: Table, { hero }: Given<'pick'>, { player }: By): Happening {
    const seat = seated(table, player);
    if (!isBeforePlay(table) || table.options.heroes === 'random') refuse('notNow');
    if (table.options.heroes === 'draft') {
      const turn = table.phase === 'choosing' ? choosingNow(table) : null;
      if (turn?.what !== 'pick') refuse('notNow');
      if (!turn!.seats.includes(seat)) refuse('notYourTurn');
    }
    if (!knownHeroes().some(({ id }) => id === hero)) refuse('noHero');
    if (!freeHeroes(table, seat).includes(hero)) refuse('heroTaken');
    return { do: 'pick', seat, hero };
  },
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
export type Command = keyof typeof COMMANDS;

/** The seat whose time is up; −1 if none. */
export const lateSeat = (table: Table, now: number): number =>
  table.phase === 'playing' && table.times && table.seats[table.times.seat]?.kind === 'person' && now >= upAt(table.times)
    ? table.times.seat
    : -1;

/** Heroes that a seat may still ban or pick. Blind choices may meet: then the lot says who keeps the hero, if the rules allow it only once. */
export function freeHeroes(table: Table, seat = -1): string[] {
  const { heroes: how, rules } = table.options;
  const banned = table.bans.flat();
  const taken = how === 'blind' || rules.mirrorMatch ? [] : table.heroes.filter((_, other) => other !== seat);
  return knownHeroes()
    .map(({ id }) => id)
    .filter((id) => !banned.includes(id) && !taken.includes(id));
}

/** Whose turn it is to ban or pick; null when every hero is chosen. */
export function choosingNow(table: Table): { seats: number[]; what: 'pick' | 'ban' } | null {
  const { heroes: how, bans } = table.options;
  const missing = table.heroes.flatMap((hero, seat) => (hero === null ? [seat] : []));
  if (how === 'random' || !missing.length) return null;
  if (how !== 'draft') return { seats: missing, what: 'pick' };
  const made = table.bans.flat().length;
  if (made < bans * table.seats.length) return { seats: [made % table.seats.length], what: 'ban' };
  return { seats: [missing[0]], what: 'pick' };
}

/** What follows by itself now, without thinking: computer players choose heroes, the game starts, lost time is taken. */
export function followUp(table: Table, now: number, { random, newSeed }: Lot, grace: number): Happening | null {
  if (table.phase === 'choosing') {
    const turn = choosingNow(table);
    if (!turn) return { do: 'start', setup: setupOf(table, random), seed: newSeed() };
    // People first: no computer player takes the hero that somebody has come for.
    const [seat] = turn.seats;
    if (turn.seats.some((each) => table.seats[each].kind !== 'computer')) return null;
    return { do: turn.what, seat, hero: pickOf(freeHeroes(table, seat), random) };
  }
  const late = lateSeat(table, now - grace);
  return late >= 0 ? { do: 'concede', seat: late, because: 'time' } : null;
}

/** Can a game with these options begin at all? Asked of a table before it opens. */
export function checkOptions({ board, mode, seats, rules }: TableOptions): void {
  const { handicap = [] } = rules;
  const frailest = Math.min(...knownHeroes().map(({ health }) => health));
  if (handicap.some((health) => health >= frailest))
    refuse('noSetup', `options.rules.handicap: every hero has to live, with ${frailest} too`);
  const heroes = knownHeroes().slice(0, seats);
  const at = (id: string): Setup => ({ board: id, heroes: heroes.map(({ id }) => id), mode, options: rules });
  const problems = (board === RANDOM ? knownBoards().map(({ id }) => id) : [board]).map((id) => problemsOfSetup(at(id)));
  if (problems.every((each) => each.length)) refuse('noSetup', `options.${problems[0][0].path}: ${problems[0][0].problem}`);
}

/** What was agreed, with what is left to the lot. */
function setupOf(table: Table, random: Random): Setup {
  const { board, mode, rules } = table.options;
  const heroes = new Array<string>(table.seats.length).fill('');
  // People keep what they have chosen rather than computer players.
  const isComputer = (seat: number): boolean => table.seats[seat].kind === 'computer';
  const order = byLot([...heroes.keys()], random).sort((a, b) => Number(isComputer(a)) - Number(isComputer(b)));
  for (const seat of order) {
    const chosen = table.heroes[seat];
    const isFree = (id: string): boolean => rules.mirrorMatch === true || !heroes.includes(id);
    const left = freeHeroes(table).filter((id) => isFree(id) && !table.heroes.includes(id));
    heroes[seat] = chosen !== null && isFree(chosen) ? chosen : pickOf(left, random);
  }
  const at = (id: string): Setup => ({ board: id, heroes, mode, options: rules, rules: RULES });
  const boards = knownBoards().filter(({ id }) => problemsOfSetup(at(id)).length === 0);
  const setup = at(board === RANDOM && boards.length ? pickOf(boards, random).id : board);
  const [problem] = problemsOfSetup(setup);
  if (problem) throw new Refused('noSetup', `${problem.path}: ${problem.problem}`);
  return setup;
}
