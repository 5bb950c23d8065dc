/** Why something is not done, in words: by the rules, or by what is asked instead. */
import type { Reason } from '@peerless/engine';
import { language, texts } from '../texts/texts.ts';
import type { GameScreen } from './game.ts';

export function refusal(game: GameScreen, reason: Reason): string {
  const { waiting } = game.newest.value!.view;
  if (reason.why !== 'notTheQuestion' || !waiting) return language().reason(reason, game.cast());
  return texts().play.askedInstead(language().prompt(waiting, game.cast()));
}
