/** The commands and their options. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import '@peerless/boards';
import '@peerless/boards/languages';
import '@peerless/heroes';
import '@peerless/heroes/languages';
import { PLAYERS } from '@peerless/ai';
import { parseClubHours, type WeekMinute } from '@peerless/server';
import { LANGS, type Lang } from '@peerless/text';
import { adminCommands } from './admin/commands.ts';
import { type ArenaOptions, arena } from './arena.ts';
import { boards, cards, heroes, type ListOptions } from './cards.ts';
import { DONE, Failure, MISUSED } from './failure.ts';
import { learnPacks } from './pack.ts';
import { type PlayOptions, parseMode, parsePlayers, play } from './play.ts';
import { type QuestionOptions, question } from './question.ts';
import { type ReplayOptions, replay } from './replay.ts';
import { backUp, type ServeOptions, serveGame } from './serve.ts';
import type { Terminal } from './terminal.ts';
import { type VerifyOptions, verify } from './verify.ts';

const EXIT_CODES = `
Exit codes:
  0  all is well
  1  a file cannot be read or is not valid, or a scene or lesson falls short
  2  the command was called wrongly`;

const whole = (text: string): number => {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
};
const count = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 0 or more.');
  return Number(text);
};
const names = (text: string): string[] => text.split(',').map((each) => each.trim());
const lang = (): Option => new Option('--lang <language>', 'language of the text').choices(LANGS).default('en' satisfies Lang);
const json = (what: string): Option => new Option('--json', what);
const pace = (): Option => new Option('--pace <ms>', 'wait so long after each line').argParser(count);
const reveal = (): Option => new Option('--reveal', 'tell hidden cards too');
/** Of the server: also as an environment variable, PEERLESS_PORT for --port. */
const setting = (flags: string, what: string): Option =>
  new Option(flags, what).env(`PEERLESS_${/--([\w-]+)/.exec(flags)![1].toUpperCase().replaceAll('-', '_')}`);
const dataFolder = (): Option => setting('--data <folder>', 'where games and players are kept').default('data');
const postgres = (): Option =>
  setting('--postgres <url>', 'games are kept there instead, so that several processes can serve them (with --redis)');
const redis = (): Option => setting('--redis <url>', 'messages and jobs between such processes');
const origin = (text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text) throw new InvalidArgumentError('It must be like https://play.example.org.');
  return text;
};
const clubHours = (text: string): WeekMinute[] => {
  try {
    return parseClubHours(text);
  } catch (problem) {
    throw new InvalidArgumentError((problem as Error).message);
  }
};
const packs = (): Option =>
  new Option('--with <pack.json>', 'heroes and boards of your own (docs/how-to/make-a-hero.md); may be repeated').argParser(
    (path: string, others: string[] = []) => [...others, path],
  );
const quiet = (): Option => new Option('--quiet', 'tell only how it ends');

/** Runs one command line and says how the program is to exit. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = DONE;
  const program = commands(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : MISUSED;
    if (!(error instanceof Failure)) throw error;
    terminal.err(error.message);
    return error.exitCode;
  }
}

function commands(terminal: Terminal, exit: (code: number) => void): Command {
  const program = new Command('peerless')
    .description('Play, replay and check games of Peerless.')
    .version('0.1.0')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.replace(/\n$/, '')),
      writeErr: (text) => terminal.err(text.replace(/\n$/, '')),
      getOutHasColors: () => terminal.hasColors,
      getErrHasColors: () => terminal.hasColors,
    })
    .showSuggestionAfterError()
    .hook('preAction', (_, command) => learnPacks(command.opts<{ with?: string[] }>().with ?? []))
    .addHelpText('afterAll', EXIT_CODES);

  program
    .command('play')
    .description('watch a game between computer players')
    .addOption(packs())
    .option('--heroes <a,b>', 'heroes in seat order; by default chance decides', names)
    .option('--board <board>', 'board; by default chance decides')
    .option('--mode <mode>', 'duel, freeForAll or teams; by default what the number of heroes suggests', parseMode)
    .option('--seed <number>', 'the same seed gives the same game; by default a new one', whole)
    .option('--players <names>', `who plays: ${PLAYERS.join(', ')}; one name for all, or one a seat; by default medium`, parsePlayers)
    .option('--save <file.game>', 'write the record of the game')
    .addOption(lang())
    .addOption(pace())
    .addOption(reveal())
    .addOption(quiet())
    .addOption(json('print one event a line'))
    .action(async (options: PlayOptions) => exit(await play(options, terminal)));

  program
    .command('arena')
    .description('let two computer players meet in pairs of mirrored games')
    .addOption(packs())
    .requiredOption('--a <player>', `${PLAYERS.join(', ')}; those that search also with a budget: hard@500, hard@50ms`)
    .requiredOption('--b <player>', 'the other one')
    .option('--games <number>', 'games, two for each deal', count, 100)
    .option('--heroes <a,b,...>', 'heroes to draw from, or all', names, ['all'])
    .option('--boards <a,b,...>', 'boards to play on in turn, or all', names, ['all'])
    .option('--mode <mode>', 'duel, freeForAll or teams: A and B sit alternately', parseMode, 'duel')
    .option('--seed <number>', 'the same seed gives the same deals', whole, 1)
    .option('--save <file>', 'keep every result there, and go on from it')
    .option('--cores <number>', 'play on so many at once; by default on all', count)
    .addOption(json('print the outcome as one object'))
    .action(async (options: ArenaOptions) => exit(await arena(options, terminal)));

  program
    .command('serve')
    .description('serve the game for browsers')
    .addOption(setting('--port <number>', 'port; 0 takes any free one').argParser(count).default(8080))
    .addOption(setting('--host <address>', 'address to listen on; 0.0.0.0 lets others in').default('127.0.0.1'))
    .addOption(dataFolder())
    .addOption(postgres())
    .addOption(redis())
    .addOption(
      setting('--origin <address>', 'what players see in their address bar, where a proxy stands before the server').argParser(origin),
    )
    .addOption(setting('--proxies <number>', 'proxies before the server that say who asks').argParser(count).default(0))
    .addOption(setting('--sockets <number>', 'connections at once').argParser(count).default(20_000))
    .addOption(setting('--sockets-from-one <number>', 'connections at once from one address').argParser(count).default(200))
    .addOption(setting('--new-players <number>', 'new players an hour from one address').argParser(count).default(100))
    .addOption(setting('--rated-seconds <number>', 'that a game has to last to be rated').argParser(count).default(60))
    .addOption(
      setting(
        '--club-hours <hours>',
        'hours of the week, in UTC, at which players come together, announced on the page: "fri 19:00, sun 15:00"',
      ).argParser(clubHours),
    )
    .addOption(setting('--messages-per-second <number>', 'light messages that one connection may send').argParser(count).default(30))
    .addOption(setting('--log <how>', 'what is logged to the error output').choices(['json', 'none']).default('none'))
    .option('--open', 'open it in the browser')
    .addOption(new Option('--folder <path>', 'the built page; by default it is built').hideHelp())
    .action(async (options: ServeOptions) => exit(await serveGame(options, terminal)));

  program
    .command('backup')
    .description('copy the games and players that the server keeps, while it runs')
    .argument('<file>', 'the copy; must not be there yet')
    .addOption(dataFolder())
    .action(async (file: string, options: { data: string }) => exit(await backUp(file, options, terminal)));

  adminCommands(program, () => [dataFolder(), postgres(), redis()], terminal);

  program
    .command('replay')
    .description('tell a recorded game again')
    .argument('<file.game>')
    .addOption(packs())
    .option('--to <answers>', 'stop after so many answers, and tell what is asked then', count)
    .option('--scene <file.scene>', 'write the moment where it stops as a scene')
    .addOption(lang())
    .addOption(pace())
    .addOption(reveal())
    .addOption(quiet())
    .addOption(json('print one event a line'))
    .action(async (path: string, options: ReplayOptions) => exit(await replay(path, options, terminal)));

  program
    .command('verify')
    .description('run scenes (docs/scenes.md) and lessons (docs/lessons.md) and tell which hold')
    .argument('<path...>', 'scene and lesson files, or folders of them')
    .addOption(packs())
    .option('--quick', 'of lessons only the solution and the tries they name, not everything else that is legal')
    .addOption(json('print one object a line'))
    .action((paths: string[], options: VerifyOptions) => exit(verify(paths, options, terminal)));

  program
    .command('question')
    .description('what a scene ends in, with every legal answer as a step would write it')
    .argument('<file>', 'a scene (docs/scenes.md) or a record')
    .addOption(packs())
    .addOption(lang())
    .addOption(json('print one answer a line'))
    .action((path: string, options: QuestionOptions) => exit(question(path, options, terminal)));

  program
    .command('cards')
    .description("a hero's abilities and deck")
    .argument('<hero>', 'its id, or its name in any language')
    .addOption(packs())
    .addOption(lang())
    .addOption(json('print one card a line'))
    .action((hero: string, options: ListOptions) => exit(cards(hero, options, terminal)));

  program
    .command('heroes')
    .description('all heroes')
    .addOption(packs())
    .addOption(lang())
    .addOption(json('print one hero a line'))
    .action((options: ListOptions) => exit(heroes(options, terminal)));

  program
    .command('boards')
    .description('all boards, or every space of one')
    .argument('[board]', 'its id, or its name in any language')
    .addOption(packs())
    .addOption(lang())
    .addOption(json('print one board a line'))
    .action((board: string | undefined, options: ListOptions) => exit(boards(board, options, terminal)));
  return program;
}
