/** `peerless play`: a game between simple players, told as it goes on. */
import {
  answer,
  asked,
  type Choice,
  choices,
  knownBoards,
  knownHeroes,
  MODES,
  type Mode,
  newGame,
  problemsOfSetup,
  record,
  type Setup,
  view,
} from '@peerless/engine';
import { type Dice, dice, oneOf, shuffled } from './dice.ts';
import { DONE, misuse } from './failure.ts';
import { writeJson } from './files.ts';
import { boardCalled, heroCalled } from './find.ts';
import { narrator, type Telling } from './narrator.ts';
import { PLAYERS, type PlayerName, player } from './players.ts';
import type { Terminal } from './terminal.ts';

export interface PlayOptions extends Telling {
  heroes?: string[];
  board?: string;
  mode?: Mode;
  seed?: number;
  players?: PlayerName[];
  save?: string;
}

export async function play(options: PlayOptions, terminal: Terminal): Promise<number> {
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000);
  const throwDice = dice(seed);
  const setup = setupOf(options, throwDice);
  const problems = problemsOfSetup(setup);
  if (problems.length) throw misuse(problems.map(({ problem }) => problem).join('\n'));
  const told = narrator(setup, options, terminal);
  const game = newGame(setup, seed, told.hear);
  await told.open(game, seed);
  await told.tell(game);
  const players = options.players ?? (['greedy'] as const);
  const answers: Choice[] = [];
  while (!game.over) {
    const seat = asked(game);
    const takes = player[players[seat % players.length]];
    const picked = choices(game)[takes(view(game, seat), throwDice)];
    answers.push(picked);
    answer(game, picked, told.hear);
    await told.tell(game);
  }
  if (options.save !== undefined) writeJson(options.save, record(setup, seed, answers));
  return DONE;
}

/** What is not named is up to chance. */
function setupOf({ heroes, board, mode }: PlayOptions, throwDice: Dice): Setup {
  const playing = mode ?? (heroes && heroes.length > 2 ? 'freeForAll' : 'duel');
  const wanted = heroes?.length ?? { duel: 2, freeForAll: 3, teams: 4 }[playing];
  const seatsOn = (spaces: readonly { start?: number }[]): number => spaces.filter(({ start }) => start !== undefined).length;
  const boards = knownBoards().filter(({ spaces }) => seatsOn(spaces) >= wanted);
  const names = knownHeroes().map(({ id }) => id);
  const drawn = shuffled(names, throwDice).slice(0, wanted);
  const drawnBoard = oneOf(boards, throwDice)?.id;
  return {
    board: board === undefined ? (drawnBoard ?? '') : boardCalled(board).id,
    heroes: heroes?.map((hero) => heroCalled(hero).id) ?? drawn,
    mode: playing,
  };
}

export const parseMode = (text: string): Mode => {
  if (!MODES.includes(text as Mode)) throw misuse(`unknown mode "${text}"; known: ${MODES.join(', ')}`);
  return text as Mode;
};
export const parsePlayers = (text: string): PlayerName[] =>
  text.split(',').map((each) => {
    if (!PLAYERS.includes(each as PlayerName)) throw misuse(`unknown player "${each}"; known: ${PLAYERS.join(', ')}`);
    return each as PlayerName;
  });
