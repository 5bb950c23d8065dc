/** Tokens on the board. */
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { offerAll } from '../data/offers.ts';
import { heard, spaceName, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';

/** Whose tokens they are: those of the effect's controller, also when an opponent moves them. */
export const tokensOf = (game: Game, frame: Frame): number[] => game.seats[frame.by].tokens;
export function offerTokens(game: Game, frame: Frame, isOpen: (token: number) => boolean): boolean {
  const tokens = tokensOf(game, frame);
  const open = [...tokens.keys()].filter((token) => tokens[token] >= 0 && isOpen(token));
  offerAll('token', open);
  return open.length > 0;
}
export function putToken(game: Game, frame: Frame, token: number, space: number): void {
  const tokens = tokensOf(game, frame);
  const from = tokens[token];
  tokens[token] = space;
  frame.thatSpace = space;
  if (heard() && from !== space)
    tell(EVERYONE, {
      kind: 'token',
      seat: frame.by,
      token: matchOf(game).heroes[frame.by].tokens!.id,
      from: from < 0 ? null : spaceName(game, from),
      to: spaceName(game, space),
    });
}
