/** The best few choices for a seat now, each with its chance to win. */
import { asked, type Masked } from '@peerless/engine';
import { chance } from './chance.ts';
import { LEVEL } from './levels.ts';
import { type Standing, search } from './search.ts';

const STRETCH = 100;
const ITERATIONS = 2_000;

/** Tells what it knows after every so many iterations; the last telling is the hint. */
export function* hint(seen: Masked, iterations = ITERATIONS, most = 3, seed = 1): Generator<Standing[], Standing[]> {
  const looking = search(seen, asked(seen.state), LEVEL.hard.style);
  const random = chance(seed);
  const best = (): Standing[] => looking.standings().slice(0, most);
  while (looking.legal.length > 1 && looking.iterations < iterations) {
    looking.run(Math.min(STRETCH, iterations - looking.iterations), random);
    yield best();
  }
  return best();
}
