/** Cards of a combat whose value a word changes (section 8.1). */
import type { Frame } from '../data/frame.ts';
import type { Game, Side } from '../data/game.ts';
import type { Whose } from '../data/words.ts';
import { theirSide, yourSide } from '../machine/query.ts';

/** The side meant, if it has a card. */
export function played(game: Game, frame: Frame, whose: Whose): Side | undefined {
  const side = whose === 'yours' ? yourSide(game, frame) : theirSide(game, frame);
  return side && side.card >= 0 ? side : undefined;
}
