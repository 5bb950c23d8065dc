/** What speaks in a frame, by name. */

import { type Frame, NONE } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import type { Source } from '../data/source.ts';

/** Cards are sources from 0 on; below them, and below none, those that are abilities: of the first seat, of the second… */
const FIRST_ABILITY = NONE - 1;
/** The source of what a hero's ability says. */
export const abilityOf = (seat: number): number => FIRST_ABILITY - seat;
const seatOfAbility = (source: number): number => FIRST_ABILITY - source;
/** The source of exhaustion damage. */
export const EXHAUSTED = -9;

export function sourceOf(game: Game, frame: Frame): Source {
  return sourceNamed(game, frame.source);
}
export function sourceNamed(game: Game, source: number): Source {
  const match = matchOf(game);
  if (source >= 0) return { card: match.kinds[source].id, seat: match.kinds[source].seat };
  if (source === EXHAUSTED) return { rule: 'exhaustion' };
  if (source === NONE) return { rule: game.combats.length ? 'combat' : 'maneuver' };
  const seat = seatOfAbility(source);
  return { ability: match.heroes[seat].id, seat };
}
