/** What holds in every game, whoever plays whatever: each property takes one setup and throws if it does not hold there. */
import assert from 'node:assert/strict';
import { BOARDS } from '@peerless/boards';
import {
  answer,
  asked,
  CHOICES,
  type Choice,
  choice,
  choices,
  clone,
  concession,
  digest,
  explain,
  type Game,
  IllegalChoice,
  imagine,
  newGame,
  type Options,
  record,
  replay,
  type Setup,
  seatsOn,
  view,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { checkLeft, checkPosition, dice, inSomeOrder, numberOf, pickOf, type Random } from './playing.ts';

export type Property = (setup: Setup, seed: number) => void;

const names = HEROES.map((hero) => hero.id);

/** Every ordered pair and every mirror match on every board; on those for four, each hero in games of three, of four and in teams. */
export const everySetup = (): Setup[] =>
  BOARDS.flatMap((board) => [
    ...names.flatMap((a) => names.filter((b) => b !== a).map((b) => duel(board.id, a, b))),
    ...names.map((hero) => duel(board.id, hero, hero, { mirrorMatch: true, handicap: [3, 0] })),
    ...(seatsOn(board) < 4 ? [] : mixed(board.id)),
  ]);
/** The seed of a setup is its own: it stays what it is when there are more heroes. */
export const seedOf = (setup: Setup): number => numberOf(JSON.stringify(setup));
/** About one setup in so many, by its seed. */
export const someSetups = (oneIn: number): Setup[] => everySetup().filter((setup) => seedOf(setup) % oneIn === 0);
const duel = (board: string, a: string, b: string, options?: Partial<Options>): Setup => ({
  board,
  heroes: [a, b],
  mode: 'duel',
  ...(options ? { options } : {}),
});
/** Every hero in every seat, among others that chance picks. */
function* mixed(board: string): Generator<Setup> {
  for (const hero of names) {
    const n = numberOf(`${board} ${hero}`);
    const others = inSomeOrder(
      HEROES.filter(({ id }) => id !== hero),
      dice(n),
    );
    const seated = (seats: number): string[] => others.slice(0, seats - 1).toSpliced(n % seats, 0, hero);
    yield { board, heroes: seated(3), mode: 'freeForAll' };
    yield { board, heroes: seated(4), mode: 'freeForAll', options: { gameEnd: n % 2 ? 'endOfAction' : 'immediate' } };
    yield { board, heroes: seated(4), mode: 'teams', options: { mulligan: n % 2 === 0 } };
  }
}

/** Plays a random game, calling back before each answer. */
function playOut(setup: Setup, seed: number, random: Random, before: (game: Game, n: number) => void): { game: Game; answers: Choice[] } {
  const game = newGame(setup, seed);
  const answers: Choice[] = [];
  while (!game.over) {
    before(game, answers.length);
    const legal = choices(game);
    assert.ok(legal.length > 0, `stuck at ${JSON.stringify(explain(game))}`);
    const picked = pickOf(legal, random);
    answers.push(picked);
    answer(game, picked);
    assert.ok(answers.length < 5000, 'the game does not end');
  }
  return { game, answers };
}

/** What a game told and offered, answer by answer. */
interface Moment {
  picked: Choice;
  told: unknown[];
  offered: Choice[];
}
function playedAlone(setup: Setup, seed: number): Moment[] {
  const random = dice(seed);
  const moments: Moment[] = [];
  const game = newGame(setup, seed);
  while (!game.over) {
    const seat = Math.floor(random() * game.seats.length);
    const picked = random() < 0.01 && !game.seats[seat].out ? concession(seat) : pickOf(choices(game), random);
    const told: unknown[] = [];
    answer(game, picked, (...heard) => told.push(heard));
    moments.push({ picked, told, offered: choices(game) });
  }
  return moments;
}
/** What may happen in a game, or to a copy of it, while another is played; some of it goes wrong. */
const MEDDLING: readonly ((game: Game, random: Random) => void)[] = [
  (game) => choices(game),
  (game) => view(game, 'all'),
  (game) => newGame(game.setup, game.seq),
  (game) => {
    const left = clone(game);
    for (let seat = 0; !left.over; seat++) if (!left.seats[seat].out) answer(left, concession(seat));
  },
  (game) => {
    const broken = clone(game);
    broken.todo[broken.todo.length - 1].block = -1;
    assert.throws(() => choices(broken));
  },
  (game) => assert.throws(() => answer(clone(game), -1 as Choice), IllegalChoice),
  (game, random) => answer(clone(game), pickOf(choices(game), random), () => choices(game)),
  (game, random) => {
    const deaf = clone(game);
    const refuse = (): never => {
      throw new Error('I do not listen');
    };
    try {
      answer(deaf, pickOf(choices(deaf), random), refuse);
    } catch {}
    assert.deepEqual(offersOf(deaf), offersOf(JSON.parse(JSON.stringify(deaf))));
  },
];
/** A game that was broken off may have none. */
function offersOf(game: Game): Choice[] | string {
  try {
    return choices(game);
  } catch (problem) {
    return `${problem}`;
  }
}

export const PROPERTIES = {
  'never gets stuck, always ends, keeps its cards, and one fighter a space': (setup, seed) => {
    const { game } = playOut(setup, seed, dice(seed), (each, n) => {
      if (n % 7 === 0) checkPosition(each);
    });
    assert.equal(game.over, 1);
  },

  'survives JSON, copying and replaying at every pause': (setup, seed) => {
    const random = dice(seed);
    const digests: string[] = [];
    const { answers } = playOut(setup, seed, random, (game) => {
      digests.push(digest(game));
      const before = JSON.stringify(game);
      const saved = JSON.parse(before) as Game;
      const copy = clone(game);
      assert.deepEqual(choices(saved), choices(game));
      const picked = pickOf(choices(game), random);
      answer(copy, picked);
      answer(saved, picked);
      assert.equal(JSON.stringify(copy), JSON.stringify(saved));
      assert.equal(JSON.stringify(game), before);
    });
    const kept = JSON.parse(JSON.stringify(record(setup, seed, answers)));
    const again = newGame(setup, seed);
    answers.forEach((picked, n) => {
      assert.equal(digest(again), digests[n]);
      answer(again, picked);
    });
    assert.equal(digest(replay(kept)), digest(again));
  },

  'accepts every listed choice and refuses any other without a trace': (setup, seed) => {
    const random = dice(seed);
    playOut(setup, seed, random, (game, n) => {
      if (n % 5) return;
      const legal = choices(game);
      for (const picked of legal) answer(clone(game), picked);
      const before = JSON.stringify(game);
      for (let k = 0; k < 40; k++) {
        const other = choice(pickOf(CHOICES.slice(0, -1), random), Math.floor(random() * 256));
        if (!legal.includes(other)) assert.throws(() => answer(game, other), IllegalChoice);
      }
      assert.throws(() => answer(game, -1 as Choice), IllegalChoice);
      assert.equal(JSON.stringify(game), before);
    });
  },

  'R-15.17 tells a seat nothing that it may not know: views, choices and questions stay the same when only hidden things differ': (
    setup,
    seed,
  ) => {
    const random = dice(seed);
    playOut(setup, seed, random, (game, n) => {
      if (n % 4) return;
      for (let seat = -1; seat < game.seats.length; seat++) {
        const eyes = seat < 0 ? 'spectator' : seat;
        const other = imagine(game, seat, random);
        checkPosition(other);
        assert.deepEqual(view(other, eyes), view(game, eyes));
        if (asked(game) === seat) assert.deepEqual(choices(other), choices(game));
      }
    });
  },

  'R-10.15 goes on soundly whoever leaves it, at whatever question': (setup, seed) => {
    const random = dice(seed);
    playOut(setup, seed, random, (game, n) => {
      for (const [seat, { out }] of game.seats.entries()) {
        if (out) continue;
        const left = clone(game);
        answer(left, concession(seat));
        checkLeft(left);
        // Somewhat further each time, and once in a while to the end, others leaving on the way.
        const until = (n + seat) % 97 === 0 ? Number.POSITIVE_INFINITY : left.seq + ((n + seat) % 5);
        while (!left.over && left.seq < until) {
          const next = left.seq % 40 === 39 ? concession(asked(left)) : pickOf(choices(left), random);
          answer(left, next);
          checkLeft(left);
        }
      }
    });
  },

  'goes its way whatever is asked, answered, given up or broken in other games meanwhile': (setup, seed) => {
    const random = dice(seed);
    const alone = [0, 1, 2].map((n) => playedAlone(setup, seed + n));
    const games = alone.map((_, n) => newGame(setup, seed + n));
    for (;;) {
      const open = games.filter((game) => !game.over);
      if (!open.length) return;
      const game = pickOf(open, random);
      const meddle = (among: readonly Game[]): void => {
        if (among.length) pickOf(MEDDLING, random)(pickOf(among, random), random);
      };
      const moments = alone[games.indexOf(game)];
      const { picked, told, offered } = moments[game.seq];
      const heard: unknown[] = [];
      meddle(open);
      answer(game, picked, (...event) => {
        heard.push(event);
        if (random() < 0.2) meddle(open.filter((other) => other !== game));
      });
      assert.deepEqual(heard, told);
      meddle(games.filter((other) => !other.over));
      assert.deepEqual(choices(game), offered);
    }
  },
} satisfies Record<string, Property>;
