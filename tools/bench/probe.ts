/** A few figures of the engine, measured again whenever a line comes in: what `npm run versus` compares. It also runs inside earlier versions, so it uses only what they all have. */
import { chance, LEVEL, search } from '@peerless/ai';
import { BOARDS } from '@peerless/boards';
import { answer, asked, type Choice, choices, clone, type Game, mask, matchOf, newGame, type Setup, view } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { probe } from './per-second.ts';
import { type Random, randomFrom } from './random.ts';

/** Versions list them in different orders; what is measured must be the same. */
const inOrder = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id).sort();
const heroes = inOrder(HEROES);
const setups: Setup[] = inOrder(BOARDS).flatMap((board, i) =>
  heroes.map((hero, j): Setup => ({ board, heroes: [hero, heroes[(i + j + 1) % heroes.length]], mode: 'duel' })),
);
for (const setup of setups) matchOf({ setup });

const pick = (game: Game, random: Random): Choice => {
  const offered = choices(game);
  return offered[random(offered.length)];
};
/** Plays at random; the numbers of decisions. */
function playout(setup: Setup, random: Random): number {
  const game = newGame(setup, random(1e9));
  let decisions = 0;
  for (; !game.over; decisions++) answer(game, pick(game, random));
  return decisions;
}
/** After forty answers at random. */
function middleOf(setup: Setup): Game {
  const random = randomFrom(7);
  const game = newGame(setup, 3);
  for (let n = 0; n < 40 && !game.over; n++) answer(game, pick(game, random));
  return game;
}
const middles = setups
  .filter((_, i) => i % 9 === 0)
  .map(middleOf)
  .filter(({ over }) => !over);

const random = randomFrom(1);
let turn = 0;
const next = (): Game => middles[turn++ % middles.length];
const WORK: Record<string, () => number> = {
  'random play, decisions': () => playout(setups[random(setups.length)], random),
  'clone, copies': () => {
    const game = next();
    for (let n = 0; n < 200; n++) clone(game);
    return 200;
  },
  views: () => {
    const game = next();
    for (let n = 0; n < 20; n++) view(game, 0);
    return 20;
  },
  'search two turns ahead, iterations': () => {
    const game = next();
    const looking = search(mask(game, asked(game)), asked(game), LEVEL.hard.style);
    looking.run(100, chance(1));
    return looking.iterations;
  },
};
await probe(WORK);
