/** One game between computer players, for the arena. */
import { decide } from '@peerless/ai';
import { answer, asked, choices, mask, newGame, type Setup } from '@peerless/engine';
import { type Opponent, opponent } from './opponents.ts';

export interface MatchUp {
  setup: Setup;
  seed: number;
  /** By seat. */
  players: Opponent[];
}
export interface Result {
  /** Seats that won; none in a draw. */
  winners: number[];
  turns: number;
  answers: number;
}

export function playMatchUp({ setup, seed, players }: MatchUp): Result {
  const game = newGame(setup, seed);
  const seats = players.map((each, seat) => opponent(each, seed * 16 + seat));
  let answers = 0;
  for (; !game.over; answers++) {
    const seat = asked(game);
    const legal = choices(game);
    const { milliseconds } = players[seat];
    answer(
      game,
      legal.length === 1
        ? legal[0]
        : decide(seats[seat], mask(game, seat), {}, milliseconds === undefined ? undefined : () => performance.now()),
    );
  }
  return { winners: game.seats.flatMap((_, seat) => (game.winners & (1 << seat) ? [seat] : [])), turns: game.turn, answers };
}
