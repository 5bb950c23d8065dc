/** Whose effect waits and which spaces its sentence has named, for a board to show; everybody may know it. */
import { NONE } from '../data/frame.ts';
import { type Game, sides } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { combatOf } from '../machine/query.ts';
import { sourceOf } from '../machine/source.ts';

export interface Resolving {
  /** Who plays the scheme, whose card it is in the combat, or the hero whose ability it is; null for a rule. */
  fighter: string | null;
  /** In the order in which they were named; the last two. */
  spaces: string[];
}

/** Of what waits for an answer; null where nothing does. */
export function resolving(game: Game): Resolving | null {
  if (game.over || !game.todo.length) return null;
  const { board, fighters } = matchOf(game);
  const { spaceBefore, thatSpace } = game.todo[game.todo.length - 1];
  const fighter = speaker(game);
  return {
    fighter: fighter < 0 ? null : fighters[fighter].name,
    spaces: [spaceBefore, thatSpace].filter((space) => space >= 0).map((space) => board.names[space]),
  };
}
function speaker(game: Game): number {
  const frame = game.todo[game.todo.length - 1];
  const source = frame.source === NONE ? null : sourceOf(game, frame);
  if (source === null || 'rule' in source) return NONE;
  if ('card' in source && frame.me >= 0) return frame.me;
  const side = 'card' in source && game.combats.length ? sides(combatOf(game)).find(({ seat }) => seat === source.seat) : undefined;
  return side?.fighter ?? heroOf(game, source.seat);
}
function heroOf(game: Game, seat: number): number {
  const { fighters, fightersOf } = matchOf(game);
  return fightersOf[seat].find((each) => fighters[each].isHero) ?? NONE;
}
