/** Games that could be the real one, the likelier ones more often. */
import { type Game, HIDDEN, imagineFrom, kindOf, type Masked, matchOf } from '@peerless/engine';
import { type Random, weighted } from './chance.ts';
import { attackWeight } from './policy.ts';
import { worthOf } from './worth.ts';

/** Out of so many deals one is taken. */
const DEALS = 4;
const weights = new Float64Array(DEALS);

/** Where an attack lies face down, one deal of several is taken by how gladly its attack card would be played. */
export function imagineLikely(seen: Masked, seat: number, random: Random): Game {
  const { combats } = seen.state;
  const last = combats.length - 1;
  if (last < 0 || combats[last].attack.card !== HIDDEN) return imagineFrom(seen, seat, random);
  const worth = worthOf(matchOf(seen.state));
  const deals = Array.from({ length: DEALS }, () => imagineFrom(seen, seat, random));
  deals.forEach((game, i) => {
    weights[i] = attackWeight(worth, kindOf(game.combats[last].attack.card));
  });
  return deals[weighted(weights, DEALS, random)];
}
