/** `peerless admin`: what operators do about players and games. */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type ActAsks, type ActGives, type ActName, Objection, reach } from '@peerless/server';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Failure } from '../failure.ts';
import { FILE } from '../serve.ts';
import type { Terminal } from '../terminal.ts';
import { actLine, announcedLine, pairLine, playerLine, reportLine } from './lines.ts';

interface AdminOptions {
  data: string;
  postgres?: string;
  redis?: string;
  as: string;
  because?: string;
  json?: boolean;
}
const count = (text: string): number => {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
};
const moment = (text: string): number => {
  const at = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}Z`) : Number.NaN;
  if (Number.isNaN(at)) throw new InvalidArgumentError('It must be like "2026-11-20 19:00", in UTC.');
  return at;
};
/** A container may know no name for whoever runs there. */
function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'operator';
  }
}

export function adminCommands(program: Command, where: () => Option[], terminal: Terminal): void {
  const admin = program
    .command('admin')
    .description(
      'find, mute, ban and rename players, see who farms ratings and what is reported, announce, let bots in, annul games, close tables; noted in a log',
    );
  const about = (name: string, what: string): Command => {
    const command = admin.command(name).description(what);
    for (const option of where()) command.addOption(option);
    return command.option('--json', 'print what it came to as one object a line');
  };
  const changing = (name: string, what: string): Command =>
    about(name, what)
      .option('--because <text>', 'kept with it in the log; names do not belong there: they are forgotten with their players')
      .addOption(new Option('--as <name>', 'who does it, for the log').default(ownName(), 'your name at this machine'));
  const days = (): Option => new Option('--days <number>', 'for so many days; by default until it is undone').argParser(count);

  /** Does it, and tells each line of what it came to. */
  async function done<A extends ActName>(
    act: A,
    asks: ActAsks<A>,
    options: AdminOptions,
    lines: (given: ActGives<A>) => string[],
  ): Promise<void> {
    const { data, postgres, redis, as = ownName(), because, json } = options;
    const given = await reach({ file: join(data, FILE), postgres, redis }, act, asks, { name: as, because }).catch((problem: Error) => {
      throw problem instanceof Objection ? new Failure(problem.message) : new Failure(`that could not be done: ${problem.message}`);
    });
    const told = json ? [given].flat().map((each) => JSON.stringify(each)) : lines(given);
    for (const line of told) terminal.out(line);
  }

  about('find', 'players by a part of their name, or by their id')
    .argument('<text>')
    .action((text: string, options: AdminOptions) =>
      done('find', { text }, options, (found) => (found.length ? found.map(playerLine) : [`Nobody is called like "${text}".`])),
    );
  changing('rename', 'give a player another name')
    .argument('<player>', 'id')
    .argument('<name>')
    .action((player: string, name: string, options: AdminOptions) =>
      done('rename', { player, name }, options, (found) => [playerLine(found)]),
    );
  const lasting = (name: 'mute' | 'ban', what: string): Command =>
    changing(name, what)
      .argument('<player>', 'id')
      .addOption(days())
      .action((player: string, options: AdminOptions & { days?: number }) =>
        done(name, { player, days: options.days ?? null }, options, (found) => [playerLine(found)]),
      );
  const simple = (name: 'unmute' | 'unban' | 'unlist' | 'list', what: string): Command =>
    changing(name, what)
      .argument('<player>', 'id')
      .action((player: string, options: AdminOptions) => done(name, { player }, options, (found) => [playerLine(found)]));
  lasting('mute', 'let a player say nothing to others and keep their name');
  simple('unmute', 'let them speak again');
  lasting('ban', 'keep a player out with all their keys; their games are given up');
  simple('unban', 'let them come again');
  simple('unlist', 'take a player off the leaderboards');
  simple('list', 'put them back');
  changing('annul', 'let a finished game not count: ratings are reckoned again without it')
    .argument('<table>', 'id, as in the link to it')
    .action((table: string, options: AdminOptions) =>
      done('annul', { table }, options, () => [`The game at ${table} counts no more; the ratings are what they would be without it.`]),
    );
  changing('close', 'end a table, without a result')
    .argument('<table>', 'id, as in the link to it')
    .action((table: string, options: AdminOptions) => done('close', { table }, options, () => [`The table ${table} is closed.`]));
  about('pairs', 'players whose rated games with each other look made: often, one-sided or short, two of these at least')
    .addOption(new Option('--days <number>', 'of the last so many days').argParser(count).default(30))
    .action((options: AdminOptions & { days: number }) =>
      done('pairs', { days: options.days }, options, (found) =>
        found.length ? found.map(pairLine) : ['No pair of players looks suspicious.'],
      ),
    );
  about('reports', 'what players have reported, the first first')
    .addOption(new Option('--limit <number>', 'so many of them').argParser(count).default(50))
    .action((options: AdminOptions & { limit: number }) =>
      done('reports', { limit: options.limit }, options, (found) => (found.length ? found.map(reportLine) : ['No report waits.'])),
    );
  changing('game', 'print the record of a game, also of a private table, for "peerless replay" and the page')
    .argument('<table>', 'id, as a report names it')
    .action((table: string, options: AdminOptions) => done('game', { table }, options, (record) => [JSON.stringify(record)]));
  changing('settle', 'take a report off the list: it is dealt with')
    .argument('<report>', 'id')
    .action((report: string, options: AdminOptions) => done('settle', { report }, options, () => [`The report ${report} is dealt with.`]));
  changing('announce', 'tell everybody something, in the lobby and on the first screen, or name a club hour by --at')
    .argument('[text]', 'one line, shown as it is')
    .addOption(new Option('--at <time>', 'when a club hour begins, in UTC: "2026-11-20 19:00"').argParser(moment))
    .addOption(new Option('--hours <number>', 'how long it lasts; by default an hour, and a message a week').argParser(count))
    .action((says: string | undefined, { at, hours, ...options }: AdminOptions & { at?: number; hours?: number }) =>
      done(
        'announce',
        { says: says ?? null, begins: at ?? null, minutes: 60 * (hours ?? (at === undefined ? 7 * 24 : 1)) },
        options,
        (made) => [announcedLine(made)],
      ),
    );
  about('announced', 'what is announced, beside the hours of every week').action((options: AdminOptions) =>
    done('announced', {}, options, (found) => (found.length ? found.map(announcedLine) : ['Nothing is announced.'])),
  );
  changing('withdraw', 'announce something no more')
    .argument('<id>', 'as "admin announced" tells it')
    .action((id: string, options: AdminOptions) => done('withdraw', { id }, options, () => [`${id} is announced no more.`]));
  changing('bot', 'let a program in that plays: prints its id, and once its key')
    .argument('<name>')
    .action((name: string, options: AdminOptions) =>
      done('bot', { name }, options, ({ player, key }) => [`${player.id}  ${player.name}  key: ${key}`]),
    );
  about('log', 'what operators have done, the latest first')
    .argument('[about]', 'id of a player or a table')
    .addOption(new Option('--limit <number>', 'so much of it').argParser(count).default(50))
    .action((id: string | undefined, options: AdminOptions & { limit: number }) =>
      done('log', { about: id ?? null, limit: options.limit }, options, (acts) =>
        acts.length ? acts.map(actLine) : ['Operators have done nothing yet.'],
      ),
    );
}
