/** What `npm run drive` does: whole games by hand, with any heroes on any board. */
import { LEVELS } from '@peerless/ai/level-names';
import {
  answer,
  type Choice,
  describe,
  type GameRecord,
  knownBoards,
  knownHeroes,
  matchOf,
  newGame,
  type QuestionKind,
  type Seed,
  type Setup,
} from '@peerless/engine';
import type { Page } from 'playwright-core';
import type { Kept } from '../src/host/host.ts';
import { type Screen, TABLE_NAMES, TABLES, type TableName } from './combinations.ts';
import { dice } from './dice.ts';
import { openKept, recordOf } from './kept.ts';
import { type Looking, looker } from './layout.ts';
import { beginning, type Wanted } from './moments.ts';
import { playByHand } from './player.ts';

export interface Driven {
  number: number;
  presses: number;
  problems: string[];
  page: Page;
  record: GameRecord;
}
export interface Drive {
  screen: Screen;
  games: number;
  seed: number;
  /** Turns after which a game is over. */
  turns?: number;
  lang?: string;
  /** A hero that is in every game, by turns in our hands and in others'; people sit at none of these tables together. */
  hero?: string;
  /** How the computer players play. */
  level?: Wanted['level'];
  /** Everything that happens is shown, at the usual speed and in motion; pressed is what is offered meanwhile. */
  isShown?: boolean;
  tell(driven: Driven): Promise<void> | void;
}

const SHOWN = { speed: 'normal', motion: 'full' };

/** What of these names nobody. */
export const strangers = ({ hero, level }: { hero?: string; level?: string }): string[] => [
  ...(hero === undefined
    ? []
    : strange(
        'hero',
        hero,
        knownHeroes().map(({ id }) => id),
      )),
  ...(level === undefined ? [] : strange('level', level, LEVELS)),
];
const strange = (what: string, name: string, known: readonly string[]): string[] =>
  known.includes(name) ? [] : [`unknown ${what} "${name}"; there are ${known.join(', ')}`];

/** Plays one game after the other in the same page, as somebody does who plays all day. */
export async function drive(
  looking: Looking,
  { screen, games, seed, turns, lang = 'en', hero, level, isShown, tell }: Drive,
): Promise<void> {
  const settings = { lang, ...(isShown ? SHOWN : {}) };
  const page = await looker(looking, screen, settings, isShown ? { reducedMotion: 'no-preference' } : {});
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message, stack }) => errors.push(stack ?? message));
  try {
    for (let number = 0; number < games; number++) {
      const roll = dice(seed * 1_000 + number + 1);
      const game = anyGame(number, roll, { turns, hero, level });
      await openKept(page, looking.url, game);
      const { presses, problems, answeredBy, isOver } = await playByHand({ page, isTouched: screen.isTouched, roll });
      const record = await recordOf(page, game.id);
      const all = [...problems, ...errors.splice(0), ...misunderstood(record, answeredBy), ...(isOver ? [] : ['it is not over'])];
      await tell({ number, presses, problems: all, page, record });
    }
  } finally {
    await page.context().close();
  }
}

/** Mostly against computer players; now and then everybody sits at the device. */
function anyGame(number: number, roll: (below: number) => number, { turns, hero, level }: Pick<Drive, 'turns' | 'hero' | 'level'>): Kept {
  const table = number % 2 ? 'duel' : TABLE_NAMES[roll(TABLE_NAMES.length)];
  const seats = seatsAt(table);
  const boards = knownBoards().filter(({ spaces }) => spaces.filter(({ start }) => start !== undefined).length >= seats);
  const left = knownHeroes().map(({ id }) => id);
  const heroes = Array.from({ length: seats }, () => left.splice(roll(left.length), 1)[0]);
  const board = boards[roll(boards.length)].id;
  const people = number % 3 === 2 && !hero ? Array.from({ length: seats }, (_, seat) => seat) : [roll(seats)];
  return beginning(
    {
      ...TABLES[table],
      board,
      heroes: hero ? withHero(heroes, hero, number % 2 ? people[0] : (people[0] + 1) % seats) : heroes,
      people,
      level,
      ...(turns ? { options: { turnLimit: turns } } : {}),
    },
    roll(1_000_000),
  );
}
/** The same line-up with a hero in a seat, once. */
const withHero = (heroes: readonly string[], hero: string, seat: number): string[] =>
  heroes.map((each, n) => (n === seat ? hero : each === hero ? heroes[seat] : each));
const seatsAt = (table: TableName): number => ({ duel: 2, three: 3, four: 4, teams: 4 })[table];

/** Presses of a space after which other spaces were answered, and not that one; a press may answer several questions, the last of them by itself. */
function misunderstood({ setup, seed, answers }: GameRecord, answeredBy: ReadonlyMap<number, string | null>): string[] {
  const meant = spacesMeant(setup, seed, answers as Choice[]);
  const presses = [...answeredBy].filter(([seq]) => seq < answers.length);
  return presses.flatMap(([seq, pressed], n) => {
    // The next presses may be asked for by what this one has begun, which goes on after them.
    let last = n + 1;
    while (last < presses.length && ON_THE_WAY.includes(meant[presses[last][0]].kind)) last++;
    const until = presses[last + 1]?.[0];
    const own = meant.slice(seq, until).flatMap(({ seat, spaces }) => (seat === meant[seq].seat ? spaces : []));
    const questions = meant.slice(seq, until).map(({ seat, said }) => `${seat}: ${said}`);
    return pressed && own.length && !own.includes(pressed)
      ? [`answer ${seq}: ${pressed} was pressed, and what was answered is ${questions.join(', ')}`]
      : [];
  });
}
const ON_THE_WAY: readonly string[] = ['boostManeuver', 'walkOrPlace', 'attackWith', 'target'] satisfies QuestionKind[];
/** Who gave each answer, and the spaces that it is about: named, or under those who are. */
function spacesMeant(
  setup: Setup,
  seed: Seed,
  answers: readonly Choice[],
): { seat: number; kind: string; spaces: string[]; said: string }[] {
  const game = newGame(setup, seed);
  const { board, fighters } = matchOf(game);
  return answers.map((choice) => {
    const said = describe(game, choice);
    const { seat, kind, space, fighter, target } = said;
    const under = [fighter, target].map((name) => board.names[game.space[fighters.findIndex((each) => each.name === name)]]);
    answer(game, choice);
    return { seat, kind, spaces: [space, ...under].filter((each) => each !== undefined), said: JSON.stringify(said) };
  });
}
