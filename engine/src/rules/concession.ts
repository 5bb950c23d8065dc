/** Leaving the game for good. */
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { defeatAll } from './damage.ts';
import { judge } from './end.ts';

/** as if the hero, in teams all fighters, had been defeated. It counts at once; other defeats wait for their check. */
export function concede(game: Game, number: number): void {
  const match = matchOf(game);
  game.seats[number].conceded = 1;
  defeatAll(game, match.setup.mode === 'teams' ? match.fightersOf[number].filter((f) => game.health[f] > 0) : [match.heroOf[number]]);
  judge(game, match.options.gameEnd === 'immediate' ? undefined : (seat) => game.seats[seat].conceded === 1);
}
