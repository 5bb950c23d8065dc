/** How heroes and board come to a table: who may still choose what, and what is left to the lot. */
import { knownBoards, knownHeroes, problemsOfSetup, RULES, type Setup } from '@peerless/engine';
import { RANDOM, type TableOptions } from '@peerless/protocol';
import { byLot, pickOf, type Random } from './lot.ts';
import { Refused, refuse } from './refused.ts';
import type { Table } from './table.ts';

type Choosing = Pick<Table, 'options' | 'seats' | 'heroes' | 'bans'>;

/** Heroes that a seat may still ban or pick. Blind choices may meet: then the lot says who keeps the hero, if the rules allow it only once. */
export function freeHeroes({ options, bans, heroes }: Choosing, seat = -1): string[] {
  const { heroes: how, rules } = options;
  const banned = bans.flat();
  const taken = how === 'blind' || rules.mirrorMatch ? [] : heroes.filter((_, other) => other !== seat);
  return knownHeroes()
    .map(({ id }) => id)
    .filter((id) => !banned.includes(id) && !taken.includes(id));
}

/** Whose turn it is to ban or pick; null when every hero is chosen. */
export function choosingNow(table: Choosing): { seats: number[]; what: 'pick' | 'ban' } | null {
  const { heroes: how, bans } = table.options;
  const missing = table.heroes.flatMap((hero, seat) => (hero === null ? [seat] : []));
  if (how === 'random' || !missing.length) return null;
  if (how !== 'draft') return { seats: missing, what: 'pick' };
  const made = table.bans.flat().length;
  if (made < bans * table.seats.length) return { seats: [made % table.seats.length], what: 'ban' };
  return { seats: [missing[0]], what: 'pick' };
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
export function setupOf(table: Choosing, random: Random): Setup {
  const { board, mode, rules } = table.options;
  const heroes = heroesByLot(table, random);
  const at = (id: string): Setup => ({ board: id, heroes, mode, options: rules, rules: RULES });
  const boards = knownBoards().filter(({ id }) => problemsOfSetup(at(id)).length === 0);
  const setup = at(board === RANDOM && boards.length ? pickOf(boards, random).id : board);
  const [problem] = problemsOfSetup(setup);
  if (problem) throw new Refused('noSetup', `${problem.path}: ${problem.problem}`);
  return setup;
}
/** People keep what they have chosen rather than computer players. */
function heroesByLot(table: Choosing, random: Random): string[] {
  const heroes = new Array<string>(table.seats.length).fill('');
  const isComputer = (seat: number): boolean => table.seats[seat].kind === 'computer';
  const order = byLot([...heroes.keys()], random).sort((a, b) => Number(isComputer(a)) - Number(isComputer(b)));
  for (const seat of order) {
    const chosen = table.heroes[seat];
    const isFree = (id: string): boolean => table.options.rules.mirrorMatch === true || !heroes.includes(id);
    const left = freeHeroes(table).filter((id) => isFree(id) && !table.heroes.includes(id));
    heroes[seat] = chosen !== null && isFree(chosen) ? chosen : pickOf(left, random);
  }
  return heroes;
}
