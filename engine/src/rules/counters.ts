/** Lit tokens that are gained and spent. */
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';

export function addToCounter(game: Game, number: number, amount: number): void {
  const seat = game.seats[number];
  const counter = matchOf(game).heroes[number].counter!;
  const before = seat.counter;
  seat.counter = Math.min(counter.max, before + amount);
  if (heard() && seat.counter !== before) tell(EVERYONE, { kind: 'counter', seat: number, counter: counter.id, count: seat.counter });
}
