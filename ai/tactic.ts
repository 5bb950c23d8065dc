/** A scene with one clearly right decision, and whether a player finds it. */
import {
  answer,
  asked,
  type Choice,
  choice,
  choices,
  compare,
  type Described,
  describe,
  type Game,
  mask,
  type Position,
  type Setup,
  scene,
} from '@peerless/engine';
import { decide, type Player } from './players.ts';

export interface Tactic {
  title: string;
  /** Why it is right, in a sentence. */
  because: string;
  setup: Setup;
  position: Position;
  /** What is chosen first, by whoever is asked; then the player has to decide. */
  before?: readonly Partial<Described>[];
  /** What must be chosen, in this order, each when its kind of question comes; one of several where there are several. */
  right?: readonly (Partial<Described> | readonly Partial<Described>[])[];
  /** What must not be chosen before the turn ends or all that is right is done. */
  wrong?: readonly Partial<Described>[];
}

const PASS = choice('pass');

/** Does the player choose what is right? The seat asked first is the player's; others decline what they can, else take the first choice. */
export function solves(tactic: Tactic, player: Player): boolean {
  const game = scene(tactic.setup, tactic.position);
  for (const step of tactic.before ?? []) answer(game, theOne(game, step));
  const seat = asked(game);
  const { turn } = game;
  const right = [...(tactic.right ?? [])];
  while (!game.over && game.turn === turn) {
    const legal = choices(game);
    if (asked(game) !== seat) {
      answer(game, legal.includes(PASS) ? PASS : legal[0]);
      continue;
    }
    const picked = legal.length === 1 ? legal[0] : decide(player, mask(game, seat));
    const said = describe(game, picked);
    if (legal.length > 1 && tactic.wrong?.some((pattern) => fits(said, pattern))) return false;
    const wanted = right.length ? [right[0]].flat() : [];
    if (wanted.some(({ kind }) => kind === said.kind)) {
      if (!wanted.some((pattern) => fits(said, pattern))) return false;
      right.shift();
      if (!right.length) return true;
    }
    answer(game, picked);
  }
  return right.length === 0;
}
const fits = (said: Described, pattern: Partial<Described>): boolean => compare(said, pattern, '') === null;
function theOne(game: Game, pattern: Partial<Described>): Choice {
  const found = choices(game).filter((each) => fits(describe(game, each), pattern));
  if (found.length !== 1) throw new Error(`${JSON.stringify(pattern)} means ${found.length} choices`);
  return found[0];
}
