/** What holds in every game, whoever plays whatever. */
import { BOARDS } from '@peerless/boards';
import {
  answer,
  asked,
  CHOICES,
  type Choice,
  choice,
  choices,
  clone,
  digest,
  explain,
  type Game,
  IllegalChoice,
  imagine,
  kindOf,
  matchOf,
  newGame,
  record,
  replay,
  type Setup,
  view,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { expect, it, describe as suite } from 'vitest';

/** A small generator for the tests' own picks. */
const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};
const pickOf = <T>(list: readonly T[], random: () => number): T => list[Math.floor(random() * list.length)];
const names = HEROES.map((hero) => hero.id);

function* setups(random: () => number): Generator<Setup> {
  for (const board of BOARDS) {
    const seats = board.spaces.filter((space) => space.start !== undefined).length;
    for (const a of names) for (const b of names) if (a !== b) yield { board: board.id, heroes: [a, b], mode: 'duel' };
    if (seats < 4) continue;
    for (let i = 0; i < 4; i++) {
      const shuffled = names.slice().sort(() => random() - 0.5);
      yield { board: board.id, heroes: shuffled.slice(0, 3), mode: 'freeForAll' };
      yield {
        board: board.id,
        heroes: shuffled.slice(0, 4),
        mode: 'freeForAll',
        options: { gameEnd: i % 2 ? 'endOfAction' : 'immediate' },
      };
      yield { board: board.id, heroes: shuffled.slice(0, 4), mode: 'teams', options: { mulligan: i % 2 === 0 } };
    }
    yield { board: board.id, heroes: ['alice', 'alice'], mode: 'duel', options: { mirrorMatch: true, handicap: [3, 0] } };
  }
}

/** Plays a random game, calling back before each answer. */
function playOut(setup: Setup, seed: number, random: () => number, at: (game: Game, n: number) => void): { game: Game; answers: Choice[] } {
  const game = newGame(setup, seed);
  const answers: Choice[] = [];
  while (!game.over) {
    at(game, answers.length);
    const legal = choices(game);
    expect(legal.length, `stuck at ${JSON.stringify(explain(game))}`).toBeGreaterThan(0);
    const picked = pickOf(legal, random);
    answers.push(picked);
    answer(game, picked);
    expect(answers.length).toBeLessThan(5000);
  }
  return { game, answers };
}

/** Every card of every seat, wherever it is. */
function census(game: Game): number[][] {
  const match = matchOf(game);
  return match.decks.map((deck, seat) => {
    const mine = (cards: readonly number[]) => cards.filter((card) => card >= 0 && match.kinds[kindOf(card)].seat === seat).map(kindOf);
    const { hand, deck: left, discard } = game.seats[seat];
    const played = game.combats.flatMap(({ attack, defense }) => [attack.bonus ? -1 : attack.card, attack.boost, defense.card]);
    const all = [...mine(hand), ...mine(left), ...mine(discard), ...mine(game.limbo), ...mine(played)].sort((a, b) => a - b);
    expect(all, `cards of seat ${seat}`).toEqual(deck.slice().sort((a, b) => a - b));
    return all;
  });
}

function checkPosition(game: Game): void {
  census(game);
  const taken = game.space.filter((space) => space >= 0);
  expect(new Set(taken).size).toBe(taken.length);
  game.space.forEach((space, f) => {
    if (space >= 0) expect(game.health[f]).toBeGreaterThan(0);
    expect(game.health[f]).toBeLessThanOrEqual(matchOf(game).fighters[f].health);
  });
}

suite('every game', () => {
  const random = dice(20261115);
  const all = [...setups(random)].map((setup, seed) => ({ setup, seed }));
  /** One setup in so many, spread over heroes, boards and modes; with MATRIX=all every one. */
  const sample = (oneIn: number) => all.filter(({ seed }) => process.env.MATRIX === 'all' || seed % oneIn === 0);

  it('never gets stuck, always ends, keeps its cards, and one fighter a space', () => {
    for (const { setup, seed } of sample(17)) {
      const { game } = playOut(setup, seed, random, (each, n) => {
        if (n % 7 === 0) checkPosition(each);
      });
      expect(game.over).toBe(1);
    }
  });

  it('survives JSON, copying and replaying at every pause', () => {
    for (const { setup, seed } of sample(173)) {
      const digests: string[] = [];
      let twin: Game | undefined;
      const { answers } = playOut(setup, seed, random, (game) => {
        digests.push(digest(game));
        const before = JSON.stringify(game);
        const saved = JSON.parse(before) as Game;
        const copy = clone(game);
        expect(choices(saved)).toEqual(choices(game));
        const picked = pickOf(choices(game), random);
        answer(copy, picked);
        answer(saved, picked);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(saved));
        expect(JSON.stringify(game)).toBe(before);
        twin = copy;
      });
      expect(twin).toBeDefined();
      const kept = JSON.parse(JSON.stringify(record(setup, seed, answers)));
      const again = newGame(setup, seed);
      answers.forEach((picked, n) => {
        expect(digest(again)).toBe(digests[n]);
        answer(again, picked);
      });
      expect(digest(replay(kept))).toBe(digest(again));
    }
  });

  it('accepts every listed choice and refuses any other without a trace', () => {
    for (const { setup, seed } of sample(211)) {
      playOut(setup, seed, random, (game, n) => {
        if (n % 5) return;
        const legal = choices(game);
        for (const picked of legal) answer(clone(game), picked);
        const before = JSON.stringify(game);
        for (let k = 0; k < 40; k++) {
          const other = choice(pickOf(CHOICES.slice(0, -1), random), Math.floor(random() * 256));
          if (legal.includes(other)) continue;
          expect(() => answer(game, other)).toThrow(IllegalChoice);
        }
        expect(() => answer(game, -1 as Choice)).toThrow(IllegalChoice);
        expect(JSON.stringify(game)).toBe(before);
      });
    }
  });

  it('R-15.17 tells a seat nothing that it may not know: views, choices and questions stay the same when only hidden things differ', () => {
    let compared = 0;
    for (const { setup, seed } of sample(83)) {
      playOut(setup, seed, random, (game, n) => {
        if (n % 4) return;
        for (let seat = -1; seat < game.seats.length; seat++) {
          const eyes = seat < 0 ? 'spectator' : seat;
          const other = imagine(game, seat, random);
          checkPosition(other);
          expect(view(other, eyes)).toEqual(view(game, eyes));
          if (asked(game) === seat) expect(choices(other)).toEqual(choices(game));
          compared++;
        }
      });
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
