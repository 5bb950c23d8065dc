/** `peerless question`: what a scene ends in, with every legal answer as a step would write it. */
import { asked, choices, describe, explain, type Game, inBrief, matchOf, verify as run, SCENE_FORMAT } from '@peerless/engine';
import { castOf, choiceText, type Lang, name, prompt } from '@peerless/text';
import { DONE, FELL_SHORT } from './failure.ts';
import { readJson } from './files.ts';
import { styled, type Terminal } from './terminal.ts';
import { shortfallLines } from './verify.ts';

export interface QuestionOptions {
  lang: Lang;
  json?: boolean;
}

export function question(path: string, options: QuestionOptions, terminal: Terminal): number {
  const data = readJson(path);
  const shortfall = run(isRecord(data) ? { scene: SCENE_FORMAT, game: data } : data, (game) => tell(game, options, terminal));
  if (!shortfall) return DONE;
  terminal.err(`${path} falls short before its end`);
  for (const line of shortfallLines(shortfall)) terminal.err(`  ${line}`);
  return FELL_SHORT;
}
/** A record ends in a question too. */
const isRecord = (data: unknown): boolean => typeof data === 'object' && data !== null && 'answers' in data;

function tell(game: Game, { lang, json }: QuestionOptions, terminal: Terminal): void {
  const waiting = explain(game);
  const cast = castOf(matchOf(game));
  const answers = choices(game).map((choice) => ({
    step: { choose: inBrief(game, choice) },
    says: choiceText(describe(game, choice), lang, cast, waiting ?? undefined),
  }));
  if (json) {
    terminal.out(JSON.stringify({ waiting, says: waiting && prompt(waiting, lang, cast) }));
    for (const each of answers) terminal.out(JSON.stringify(each));
    return;
  }
  if (!waiting) return terminal.out('nothing is asked: the game is over');
  const who = name('fighter', cast.seats[asked(game)].hero, lang);
  terminal.out(`${styled(`seat ${waiting.seat}, ${who}: ${prompt(waiting, lang, cast)}`, 'bold', terminal)}`);
  const steps = answers.map(({ step }) => asStep(step));
  const widest = Math.max(...steps.map(({ length }) => length));
  answers.forEach(({ says }, i) => terminal.out(`  ${steps[i].padEnd(widest)}  ${styled(says, 'dim', terminal)}`));
}
/** As people write it. */
const asStep = (step: object): string =>
  JSON.stringify(step)
    .replaceAll(/([{,:])(?=\S)/g, '$1 ')
    .replaceAll('}', ' }');
