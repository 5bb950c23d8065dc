/** Replacing played cards (section 7.8). */
import { kindOf } from '../data/card.ts';
import { NONE } from '../data/frame.ts';
import type { Game, Side } from '../data/game.ts';
import { heard, tell } from '../data/sink.ts';
import { EVERYONE } from '../data/viewers.ts';
import { combatOf } from '../machine/query.ts';
import { cardId, takeOpenly } from './cards.ts';
import { isUsable } from './reaching.ts';
import { enter } from './values.ts';

/** The card goes back to its owner's hand, known to all; that of a bonus attack leaves its main combat as well. */
export function withdraw(game: Game, side: Side): void {
  takeOpenly(game, side.seat, kindOf(side.card), 'play');
  if (side.bonus) game.combats[game.combats.length - 2].attack.card = NONE;
  side.card = NONE;
}
/** Another card takes its place face up. */
export function playInstead(game: Game, side: Side, old: number, kind: number): void {
  side.bonus = 0;
  enter(game, side, kind);
  if (heard()) tell(EVERYONE, { kind: 'replace', seat: side.seat, card: cardId(game, old), with: cardId(game, kind) });
}
/** May the fighter of this side use that card in its place? */
export const isFit = (game: Game, side: Side, kind: number): boolean =>
  isUsable(game, side.seat, side.fighter, kind, side === combatOf(game).attack ? 'attack' : 'defense');
