/**
 * Another world for a table: the same game up to a moment, and from there on with other cards where somebody cannot see. The server
 * replays a game from its seed whenever it likes, so the engine it uses is told which seeds mean another world.
 */
import type { Game } from '@peerless/engine';
import { forgetOffers } from '../../engine/src/data/offers.ts';

type Engine = typeof import('@peerless/engine');
interface World {
  /** Of the real game. */
  seed: string;
  /** Where it has come to just this, it becomes another one. */
  before: Game;
  state: Game;
  /** How often that was so. */
  times: number;
}

const worlds = new Map<string, World>();
/** Copies of a game share its key, so it tells which world a game belongs to. */
const byKey = new WeakMap<readonly number[], World>();

export function beginWorld(seed: string, world: Omit<World, 'times'>): World {
  const begun = { ...world, times: 0 };
  worlds.set(seed, begun);
  return begun;
}
export const endWorld = (seed: string): void => void worlds.delete(seed);

/** The engine, with other worlds. */
export function withWorlds(engine: Engine): Engine {
  const turn = (game: Game): void => {
    const world = game.key && byKey.get(game.key);
    if (!world || world.before.seq !== game.seq || JSON.stringify(world.before) !== JSON.stringify(game)) return;
    world.times++;
    Object.assign(game, engine.clone(world.state), { setup: game.setup, key: game.key });
    forgetOffers();
  };
  return {
    ...engine,
    newGameFrom(origin, sink) {
      const world = worlds.get(`${origin.seed}`);
      const game = engine.newGameFrom({ ...origin, seed: world?.seed ?? origin.seed }, sink);
      if (!world) return game;
      game.key = [...game.key!];
      byKey.set(game.key, world);
      turn(game);
      return game;
    },
    answer(game, picked, sink) {
      engine.answer(game, picked, sink);
      turn(game);
    },
  };
}
