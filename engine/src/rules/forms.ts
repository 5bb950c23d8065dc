/** The sides of a two-sided token: Alice's size, Jekyll & Hyde's form. */
import type { Game } from '../data/game.ts';
import { matchOf } from '../data/match.ts';
import { fighterName, heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';

export function takeForm(game: Game, seat: number, form: number): void {
  if (game.seats[seat].form === form && game.turn > 0) return;
  game.seats[seat].form = form;
  const { heroes, heroOf } = matchOf(game);
  if (heard()) tell(EVERYONE, { kind: 'form', fighter: fighterName(game, heroOf[seat]), form: heroes[seat].forms![form] });
}
