/** An answer that is not legal: what it was, who was asked what, and what would do. */
import type { Choice } from '../data/choice.ts';
import type { Game } from '../data/game.ts';
import { describe } from './describe.ts';

export class IllegalChoice extends Error {
  readonly code = 'IllegalChoice';
  readonly legal: readonly Choice[];
  constructor(game: Game, picked: Choice, legal: readonly Choice[]) {
    const said = (choice: Choice): string => JSON.stringify(describe(game, choice));
    super(
      game.over
        ? `the game is over: ${said(picked)} cannot be answered any more`
        : `${said(picked)} is not among the answers to what is asked. Legal: ${legal.map(said).join(' ')}`,
    );
    this.name = 'IllegalChoice';
    this.legal = legal;
  }
}
