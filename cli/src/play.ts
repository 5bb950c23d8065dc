/** `peerless play`: a game between computer players, told as it goes on. */
import { decide } from '@peerless/ai';
import {
  answer,
  asked,
  type Choice,
  choices,
  knownBoards,
  knownHeroes,
  MODES,
  type Mode,
  mask,
  newGame,
  problemsOfSetup,
  record,
  type Setup,
  seatsOn,
} from '@peerless/engine';
import { type Dice, dice, oneOf, shuffled } from './dice.ts';
import { DONE, misuse } from './failure.ts';
import { writeJson } from './files.ts';
import { boardCalled, heroCalled } from './find.ts';
import { narrator, type Telling } from './narrator.ts';
import { type Opponent, opponent, parseOpponent } from './opponents.ts';
import type { Terminal } from './terminal.ts';

export interface PlayOptions extends Telling {
  heroes?: string[];
  board?: string;
  mode?: Mode;
  seed?: number;
  players?: Opponent[];
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
  const named = options.players ?? [{ name: 'medium' }];
  const players = setup.heroes.map((_, seat) => opponent(named[seat % named.length], seed + seat));
  const answers: Choice[] = [];
  while (!game.over) {
    const seat = asked(game);
    const legal = choices(game);
    const picked = legal.length === 1 ? legal[0] : decide(players[seat], mask(game, seat));
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
  const boards = knownBoards().filter((each) => seatsOn(each) >= wanted);
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
export const parsePlayers = (text: string): Opponent[] => text.split(',').map(parseOpponent);
