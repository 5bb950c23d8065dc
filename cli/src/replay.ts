/** `peerless replay`: a record told again. */
import {
  answer,
  asked,
  type Choice,
  choices,
  describe,
  explain,
  matchOf,
  newGameFrom,
  parseRecord,
  replay as playAgain,
  sceneOf,
} from '@peerless/engine';
import { castOf, choiceText, name, prompt } from '@peerless/text';
import { DONE } from './failure.ts';
import { checked, readJson, writeJson } from './files.ts';
import { narrator, type Telling } from './narrator.ts';
import type { Terminal } from './terminal.ts';

export interface ReplayOptions extends Telling {
  /** Stops after so many answers. */
  to?: number;
  /** Writes the moment where it stops as a scene. */
  scene?: string;
}

export async function replay(path: string, options: ReplayOptions, terminal: Terminal): Promise<number> {
  const data = readJson(path);
  const kept = checked(path, () => {
    playAgain(data);
    return parseRecord(data);
  });
  const answers = kept.answers.slice(0, options.to) as Choice[];
  const told = narrator(kept.setup, options, terminal);
  const game = newGameFrom(kept, told.hear);
  await told.open(game);
  await told.tell(game);
  for (const picked of answers) {
    answer(game, picked, told.hear);
    await told.tell(game);
  }
  if (options.scene !== undefined) writeJson(options.scene, sceneOf(kept, answers.length, `${path} after ${answers.length} answers`));
  const question = explain(game);
  if (!question || options.json) return DONE;
  const cast = castOf(matchOf(game));
  terminal.out('');
  terminal.out(`${name('fighter', cast.seats[asked(game)].hero, options.lang)} · ${prompt(question, options.lang, cast)}`);
  for (const choice of choices(game)) terminal.out(`  - ${choiceText(describe(game, choice), options.lang, cast, question)}`);
  return DONE;
}
