/** What holds for values and played cards in games played at random. */
import {
  answer,
  type Choice,
  choices,
  clone,
  digest,
  type Event,
  explain,
  type Game,
  describe as inWords,
  kindOf,
  matchOf,
  newGame,
  type Setup,
  view,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { row } from '../made-up.ts';
import '../table.ts';
import { jumble } from './jumble.ts';

type Told = Extract<Event, { kind: 'values' }>;

const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 4294967296;
};
const heroes = ['jumble-a', 'jumble-b', 'jumble-c', 'jumble-d'].map(jumble);
const setups: Setup[] = [
  { board: row('jumble-row', 8), heroes: heroes.slice(0, 2), mode: 'duel' },
  { board: 'hanging-gardens', heroes: heroes.slice(0, 2), mode: 'duel' },
  { board: 'hanging-gardens', heroes: ['alice', 'king-arthur'], mode: 'duel' },
  { board: 'hanging-gardens', heroes: ['sinbad', 'jumble-b'], mode: 'duel' },
  { board: row('jumble-row-4', 10, 4), heroes: heroes.slice(0, 3), mode: 'freeForAll' },
  { board: row('jumble-row-4', 10, 4), heroes, mode: 'teams' },
];

/** Plays games at random, attacking where possible, and looks at each pause; with it goes what each combat's damage step has told. */
function playAll(games: number, at: (game: Game, told: Told[]) => void): void {
  const random = dice(8);
  for (let n = 0; n < games; n++) {
    const game = newGame({ ...setups[n % setups.length], options: { turnLimit: 60 } }, n);
    const told: Told[] = [];
    while (!game.over) {
      at(game, told);
      const legal = choices(game);
      const strike = explain(game)?.kind === 'action' ? legal.find((each) => inWords(game, each).action === 'attack') : undefined;
      const picked: Choice = strike && random() < 0.8 ? strike : legal[Math.floor(random() * legal.length)];
      answer(game, picked, (event) => {
        if (event.kind === 'values') told[game.combats.length - 1] = event;
      });
    }
  }
}

describe('in every game', () => {
  it('R-8.8 Every account adds up to what its card counts, and that is what the damage step says', () => {
    let looked = 0;
    const ways = new Set<string>();
    playAll(60, (game, told) => {
      if (!game.combats.length) return;
      const { combats } = view(game, 'all');
      for (const [depth, combat] of combats.entries()) {
        for (const name of ['attack', 'defense'] as const) {
          const side = combat[name];
          if (side.value === null && !side.account.length) continue;
          for (const { how } of side.account) ways.add(how);
          const total = side.account.reduce((sum, { amount }) => sum + amount, 0);
          const isSound = total >= 0 && side.account.every(({ amount }) => Number.isInteger(amount) && !Object.is(amount, -0));
          const isTold = combat.winner === null || side.value === told[depth][name];
          if (total !== side.value || !isSound || !isTold) expect(side, JSON.stringify(told)).toBe('an account that adds up');
          looked++;
        }
      }
    });
    expect(looked).toBeGreaterThan(1000);
    expect([...ways].toSorted().join(' ')).toBe(
      'add bonus boost highGround ignored laidBoost locked notBelowZero printed printedChanged set',
    );
  });

  it('R-7.16, R-7.32, R-7.44 Every card is in exactly one place, whatever is replaced, taken back or attacked with twice', () => {
    playAll(36, (game) => {
      if (!game.combats.length) return;
      const match = matchOf(game);
      const played = game.combats.flatMap(({ attack, defense }) => [attack.bonus ? -1 : attack.card, attack.boost, defense.card]);
      const all = [...game.seats.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]), ...game.limbo, ...played];
      const found = all.filter((card) => card >= 0).map(kindOf);
      expect(found.toSorted((a, b) => a - b)).toEqual(match.decks.flat().toSorted((a, b) => a - b));
    });
  });

  it('R-7.41 A combat resumes from JSON at every pause', () => {
    let pauses = 0;
    playAll(18, (game) => {
      if (!game.combats.length || pauses++ % 3) return;
      const stored = JSON.stringify(game);
      for (const picked of choices(game)) {
        const [live, resumed] = [clone(game), JSON.parse(stored) as Game];
        answer(live, picked);
        answer(resumed, picked);
        expect(digest(resumed)).toBe(digest(live));
      }
      expect(JSON.stringify(game)).toBe(stored);
    });
    expect(pauses).toBeGreaterThan(300);
  });
});
