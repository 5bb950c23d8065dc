/** The tools that are not always of use: what keeps one from working now, in words. */
import { texts } from '../texts/texts.ts';
import type { GameScreen } from './game.ts';
import { refusal } from './refusals.ts';

type Tool = 'undo' | 'hint';

/** null: it works. */
export function toolRefused(game: GameScreen, tool: Tool): string | null {
  const { undo, view, seats } = game.latest.value!;
  if (tool === 'undo') return undo ? null : texts().play.noUndo;
  if (!view.waiting) return refusal(game, { why: 'gameOver' });
  const { seat } = view.waiting;
  return view.choices.length && seats[seat].kind === 'person' ? null : refusal(game, { why: 'notYourDecision', seat });
}
/** By a button or a key: does it, or says why not. */
export function useTool(game: GameScreen, tool: Tool, act: () => void): void {
  const refused = toolRefused(game, tool);
  if (refused === null) act();
  else game.problem.value = refused;
}
