/** Random moments of random games, and what a picture of each should tell. */
import { explain, knownBoards, knownHeroes, matchOf, replay } from '@peerless/engine';
import type { Kept } from '../src/host/host.ts';
import { TABLE_NAMES, TABLES } from './combinations.ts';
import { dice } from './dice.ts';
import { MOMENTS, momentIn } from './moments.ts';

/** What somebody should read off the picture. */
export interface Told {
  /** Heroes, by who plays together. */
  sides: string[][];
  turn: string;
  /** Whose eyes it is seen with. */
  you: string;
  asked: unknown;
  because: unknown;
  attack: string | null;
}
type Roll = (below: number) => number;

/** Every second one is the next best moment of a game; of the others each asks something else. */
export function anyMoments(count: number, seed: number): { game: Kept; told: Told }[] {
  const roll = dice(seed);
  const kinds = [...MOMENTS];
  return Array.from({ length: count }, (_, n) => {
    const game = anyMoment(roll, n % 2 ? kinds : null);
    return { game, told: toldOf(game) };
  });
}
function anyMoment(roll: Roll, kinds: (typeof MOMENTS)[number][] | null): Kept {
  const at = kinds?.splice(roll(kinds.length), 1)[0];
  for (;;) {
    const table = TABLES[TABLE_NAMES[roll(TABLE_NAMES.length)]];
    const left = knownHeroes().map(({ id }) => id);
    const heroes = Array.from({ length: 4 }, () => left.splice(roll(left.length), 1)[0]);
    const boards = knownBoards().filter(({ spaces }) => spaces.filter(({ start }) => start !== undefined).length >= 4);
    const wait = roll(8);
    let passed = 0;
    const wanted = { ...table, at, heroes, board: boards[roll(boards.length)].id, people: [roll(2)], turn: 2 + roll(10) };
    const found = momentIn({ ...wanted, holds: () => passed++ >= wait }, 1 + roll(1_000_000));
    if (found) return found;
  }
}

function toldOf({ record, seats }: Kept): Told {
  const game = replay(record);
  const { fighters, allies } = matchOf(game);
  const heroOf = (seat: number): string => game.setup.heroes[seat];
  const { kind, source, about } = explain(game)!;
  const combat = game.combats.at(-1);
  return {
    sides: [...new Set(allies)].map((side) => allies.flatMap((each, seat) => (each === side ? [heroOf(seat)] : []))),
    turn: heroOf(game.active),
    you: heroOf(seats.findIndex((each) => each.kind === 'person')),
    asked: { kind, ...about },
    because: source,
    attack: combat ? `${fighters[combat.attack.fighter].name} > ${fighters[combat.defense.fighter].name}` : null,
  };
}
