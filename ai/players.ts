/** Computer players. Each sees what its seat may know and chooses; the same seed and the same games give the same choices. */
import { asked, type Choice, choices, imagineFrom, type Masked } from '@peerless/engine';
import { chance } from './chance.ts';
import { byHand } from './evaluate.ts';
import { greedily } from './greedy.ts';
import { LEVELS } from './level-names.ts';
import { type Budget, SEARCHERS } from './levels.ts';
import { type Search, type Standing, type Style, search } from './search.ts';

export const PLAYERS = ['random', 'greedy', 'plain', ...LEVELS] as const;
export type PlayerName = (typeof PLAYERS)[number];

/** How far a decision has come. */
export interface Thought {
  /** The best so far. */
  choice: Choice;
  /** The seat's chance to win with it, as far as is known. */
  chance: number;
  iterations: number;
  /** When it will be done. */
  of: number;
}
export interface Player {
  /** Thinks bit by bit; whoever stops it takes the best so far. `now` in milliseconds makes the cap in time count. */
  think(seen: Masked, budget?: Partial<Budget>, now?: () => number): Iterator<Thought, Choice>;
}
/** Thinks to the end. */
export function decide(player: Player, seen: Masked, budget?: Partial<Budget>, now?: () => number): Choice {
  const thinking = player.think(seen, budget, now);
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}

export function player(name: PlayerName, seed: number): Player {
  if (name === 'random') return quick(seed, (seen, seat, random) => anyOf(seen, seat, random));
  if (name === 'greedy') return quick(seed, (seen, seat, random) => greedily(seen, seat, byHand, random));
  return searcher(seed, SEARCHERS[name], SEARCHERS[name].style);
}

function quick(seed: number, choose: (seen: Masked, seat: number, random: () => number) => Choice): Player {
  const random = chance(seed);
  return { think: (seen) => ({ next: () => ({ done: true, value: choose(seen, asked(seen.state), random) }) }) };
}
function anyOf(seen: Masked, seat: number, random: () => number): Choice {
  const legal = choices(imagineFrom(seen, seat, random));
  return legal[Math.floor(random() * legal.length)];
}

/** Iterations between two looks at the clock. */
const STRETCH = 32;

/** A player that searches, with any budget and style. It remembers its last search while it is asked again and again. */
export function searcher(seed: number, budget: Budget, style: Style): Player {
  const random = chance(seed);
  let last: { search: Search; choice: Choice } | undefined;
  return {
    *think(seen, wanted, now) {
      const { iterations, milliseconds, doubt = 1 } = { ...budget, ...wanted };
      const seat = asked(seen.state);
      const started = now?.() ?? 0;
      const isFollowing = last?.search.follow(last.choice, seen) ?? false;
      const looking = isFollowing ? last!.search : search(seen, seat, style);
      last = undefined;
      const { legal } = looking;
      let standings: Standing[] = looking.standings();
      while (legal.length > 1 && looking.iterations < iterations && !isSettled(standings, doubt * (iterations - looking.iterations))) {
        if (now && now() - started >= milliseconds) break;
        looking.run(Math.min(STRETCH, iterations - looking.iterations), random);
        standings = looking.standings();
        const [{ choice, chance: best }] = standings;
        last = { search: looking, choice };
        yield { choice, chance: best, iterations: looking.iterations, of: iterations };
      }
      last = { search: looking, choice: standings[0].choice };
      return standings[0].choice;
    },
  };
}
/** Can nothing overtake the leader any more with so many visits? */
const isSettled = ([first, second]: readonly Standing[], visits: number): boolean => first.visits - second.visits > visits;
