/** What speaks in a frame, by name. */
import type { Source } from './events.ts';
import type { Frame, Game } from './game.ts';
import { matchOf } from './match.ts';

/** The source of exhaustion damage. */
export const EXHAUSTED = -9;

export function sourceOf(game: Game, frame: Frame): Source {
  return sourceNamed(game, frame.source);
}
export function sourceNamed(game: Game, source: number): Source {
  const match = matchOf(game);
  if (source >= 0) return { card: match.kinds[source].id, seat: match.kinds[source].seat };
  if (source === EXHAUSTED) return { rule: 'exhaustion' };
  if (source === -1) return { rule: game.combats.length ? 'combat' : 'maneuver' };
  return { ability: match.heroes[-2 - source].id, seat: -2 - source };
}
