/** What speaks in a frame, by name. */

import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import type { Source } from '../data/source.ts';

/** The source of what a hero's ability says. */
export const abilityOf = (seat: number): number => -2 - seat;
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
