/** Players by name, as the arena knows them: `hard`, `medium@400` (iterations), `hard@50ms`. */
import { PLAYERS, type Player, type PlayerName, player, SEARCHERS, type SearcherName, searcher } from '@peerless/ai';
import { nearest } from '@peerless/engine';
import { misuse } from './failure.ts';

export interface Opponent {
  name: PlayerName;
  iterations?: number;
  milliseconds?: number;
}

export function parseOpponent(text: string): Opponent {
  const [, name, amount, unit] = /^([a-z]+)(?:@(\d+)(ms)?)?$/.exec(text) ?? [];
  if (!PLAYERS.includes(name as PlayerName)) {
    const near = nearest(text, PLAYERS);
    throw misuse(`unknown player "${text}"; ${near ? `did you mean "${near}"?` : `known: ${PLAYERS.join(', ')}`}`);
  }
  if (amount === undefined) return { name: name as PlayerName };
  if (!searches(name)) throw misuse(`${name} does not search, so it takes no budget`);
  return { name: name as PlayerName, ...(unit ? { milliseconds: Number(amount) } : { iterations: Number(amount) }) };
}
const searches = (name: string): name is SearcherName => Object.hasOwn(SEARCHERS, name);

/** Without a budget in time a game can be repeated exactly. */
export function opponent({ name, iterations, milliseconds }: Opponent, seed: number): Player {
  if (!searches(name) || (iterations === undefined && milliseconds === undefined)) return player(name, seed);
  const { style } = SEARCHERS[name];
  return searcher(
    seed,
    { iterations: iterations ?? Number.MAX_SAFE_INTEGER, milliseconds: milliseconds ?? Number.MAX_SAFE_INTEGER },
    style,
  );
}
