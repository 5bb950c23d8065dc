/** Answering: what is not legal is refused, and whoever listens hears what happens. */
import { type Choice, kindOfChoice, which } from '../data/choice.ts';
import type { Sink } from '../data/events.ts';
import type { Game } from '../data/game.ts';
import { listen } from '../data/sink.ts';
import { choices, isLegal, run, take } from '../machine/machine.ts';
import { careful } from '../machine/told.ts';
import { concede } from '../rules/concession.ts';
import { IllegalChoice } from './illegal.ts';

const mayConcede = (game: Game, seat: number): boolean => !game.over && seat < game.seats.length && !game.seats[seat].out;

/** Answers the question the game waits on, in place. Refuses what is not legal and then leaves the game as it was. */
export function answer(game: Game, picked: Choice, sink?: Sink): void {
  const isConcession = kindOfChoice(picked) === 'concede';
  if (isConcession ? !mayConcede(game, which(picked)) : !isLegal(game, picked))
    throw new IllegalChoice(game, picked, isConcession ? [] : choices(game));
  listen(sink && careful(game, sink));
  try {
    if (!isConcession) return take(game, picked);
    game.seq++;
    concede(game, which(picked));
    run(game);
  } finally {
    listen(undefined);
  }
}
