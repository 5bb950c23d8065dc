/** An answer by a button or a key, at the second press where the player wishes for one, or the press itself asks for it. */
import type { Choice } from '@peerless/engine';
import type { GameScreen } from '../game.ts';

const nameOf = (choice: Choice): string => `answer ${choice}`;
export function answerSurely(game: GameScreen, choice: Choice, isAsked = false): void {
  const act = (): void => {
    game.read.value = null;
    game.answer(choice);
  };
  game.sure.press(nameOf(choice), act, isAsked);
}
export const isArmed = (game: GameScreen, choice: Choice | undefined): boolean =>
  choice !== undefined && game.sure.armed.value === nameOf(choice);
