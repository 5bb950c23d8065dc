/** The course of a game: each side's chance to win, turn by turn. */
import type { Decision } from '@peerless/ai';
import type { Match } from '@peerless/engine';

export interface Point {
  /** After so many answers. */
  seq: number;
  turn: number;
  /** Of each side, in the order of sides; they add up to 1. */
  chances: number[];
}
export interface End {
  seq: number;
  turn: number;
  winners: readonly number[];
}

/** Seats that win together. */
export const sidesOf = ({ allies }: Pick<Match, 'allies'>): number[][] => {
  const seats = allies.map((_, seat) => seat);
  return seats
    .filter((seat) => !seats.some((other) => other < seat && allies[seat] & (1 << other)))
    .map((seat) => seats.filter((other) => allies[seat] & (1 << other)));
};

/**
 * Each seat judges with its own eyes, and those whose turn it is judge themselves too well: a point takes in as many turns as there are seats.
 * Sides of whose decisions nothing is known share what the others leave.
 */
export function curve(decisions: readonly Decision[], match: Pick<Match, 'allies'>, end: End | null): Point[] {
  const sides = sidesOf(match);
  const window = match.allies.length;
  const points: Point[] = [];
  const known = sides.map((): number | null => null);
  for (const turn of [...new Set(decisions.map((each) => each.turn))]) {
    const near = decisions.filter((each) => each.turn <= turn && each.turn > turn - window);
    sides.forEach((side, n) => {
      const own = near.filter(({ seat }) => side.includes(seat));
      if (own.length) known[n] = own.reduce((sum, { after }) => sum + after, 0) / own.length;
    });
    points.push({ seq: near.at(-1)!.at + 1, turn, chances: shared(known) });
  }
  if (end) {
    const won = sides.map((side) => (side.some((seat) => end.winners.includes(seat)) ? 1 : 0));
    const shares = won.reduce<number>((all, each) => all + each, 0);
    points.push({ seq: end.seq, turn: end.turn, chances: won.map((each) => (shares ? each / shares : 1 / sides.length)) });
  }
  return points;
}
function shared(known: readonly (number | null)[]): number[] {
  const sum = known.reduce<number>((all, each) => all + (each ?? 0), 0);
  const unknown = known.filter((each) => each === null).length;
  const rest = Math.max(0, 1 - sum);
  const whole = (unknown ? sum + rest : sum) || 1;
  return known.map((each) => (each ?? rest / unknown) / whole);
}
