/** The one place that says who is out and who has won (R-10.6 to, sections 11 and 12). */
import { eliminatesTheLast } from '../data/amended.ts';

import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { areAllies, hasFighterLeft } from '../machine/seats.ts';

/** The check after an event; in the mode `endOfAction` it waits. */
export function judgeNow(game: Game): void {
  if (matchOf(game).options.gameEnd === 'immediate') judge(game);
}
/** The check when an action starts or ends. */
export function judgeAtAction(game: Game): void {
  if (matchOf(game).options.gameEnd === 'endOfAction') judge(game);
}

/** Of whose defeats a check takes notice. */
type Notice = (seat: number) => boolean;
export function judge(game: Game, notices: Notice = () => true): void {
  if (game.over) return;
  if (matchOf(game).setup.mode === 'teams') judgeTeams(game, notices);
  else judgeHeroes(game, notices);
}

/** Duel and free-for-all: whose hero is defeated is out; the last one wins. */
function judgeHeroes(game: Game, notices: Notice): void {
  const falling: number[] = [];
  const left: number[] = [];
  game.seats.forEach((seat, number) => {
    if (!seat.out) (notices(number) && isHeroLost(game, number) ? falling : left).push(number);
  });
  if (!falling.length) return;
  const winner = left.length > 1 ? -1 : left.length ? left[0] : firstFromActive(game, falling);
  const why = wayToEnd(game);
  if (winner < 0 || (matchOf(game).setup.mode === 'freeForAll' && eliminatesTheLast(game)))
    for (const seat of falling) if (seat !== winner) eliminate(game, seat);
  if (winner >= 0) end(game, winner, why);
}
/** the active player, or else the first after them. */
function firstFromActive(game: Game, falling: readonly number[]): number {
  for (let i = 0; i < game.seats.length; i++) {
    const seat = (game.active + i) % game.seats.length;
    if (falling.includes(seat)) return seat;
  }
  return falling[0];
}

/** Teams: a player without a fighter is out; a team without a hero has lost. */
function judgeTeams(game: Game, notices: Notice): void {
  const isLost = (seat: number): boolean => notices(seat) && isHeroLost(game, seat);
  const lost = [0, 1].map((team) => isLost(team) && isLost(team + 2));
  if (lost[0] || lost[1]) return end(game, lost[0] && lost[1] ? game.active : lost[0] ? 1 : 0, wayToEnd(game));
  game.seats.forEach((seat, number) => {
    if (!seat.out && notices(number) && !hasFighterLeft(game, number) && heldBack(game, number) < 0) eliminate(game, number);
  });
}

const isHeroLost = (game: Game, seat: number): boolean => {
  const hero = matchOf(game).heroOf[seat];
  return game.health[hero] === 0 && heldBack(game, seat) !== hero;
};

/** The fighter of this seat whose defeat is held back by the card it defends with; −1 if none. */
function heldBack(game: Game, seat: number): number {
  if (matchOf(game).options.gameEnd === 'endOfAction' || game.seats[seat].conceded) return -1;
  const combat = game.combats.find(({ defense }) => defense.seat === seat && defense.card >= 0 && defense.holding === 1);
  return combat ? combat.defense.fighter : -1;
}

/** sidekicks and tokens leave the board, the cards are out of the game. */
function eliminate(game: Game, number: number): void {
  const match = matchOf(game);
  const seat = game.seats[number];
  seat.out = 1;
  for (const fighter of match.fightersOf[number]) {
    game.space[fighter] = -1;
    game.health[fighter] = 0;
  }
  seat.tokens.fill(-1);
  const why = seat.conceded ? 'conceded' : match.setup.mode === 'teams' ? 'noFighters' : 'heroDefeated';
  if (heard()) tell(EVERYONE, { kind: 'eliminate', seat: number, why });
}

type WayToEnd = 'conceded' | 'heroDefeated';
/** Has somebody just given up, who is not out yet? */
const wayToEnd = (game: Game): WayToEnd => (game.seats.some((seat) => seat.conceded && !seat.out) ? 'conceded' : 'heroDefeated');

function end(game: Game, winner: number, why: WayToEnd): void {
  game.over = 1;
  game.winners = 0;
  for (let seat = 0; seat < game.seats.length; seat++) if (areAllies(game, winner, seat)) game.winners |= 1 << seat;
  if (heard()) tell(EVERYONE, { kind: 'over', winners: winnersOf(game), why });
}
export const winnersOf = (game: Game): number[] => game.seats.map((_, seat) => seat).filter((seat) => game.winners & (1 << seat));

/** */
export function drawGame(game: Game): void {
  game.over = 1;
  game.winners = 0;
  if (heard()) tell(EVERYONE, { kind: 'over', winners: [], why: 'turnLimit' });
}
