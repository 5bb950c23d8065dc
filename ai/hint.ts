/** The best few choices for a seat now, each with its chance to win, and why the first of them is better than the next. */
import { asked, type Masked } from '@peerless/engine';
import { chance } from './chance.ts';
import { type Grounds, tally } from './grounds.ts';
import { LEVEL } from './levels.ts';
import type { Step } from './line.ts';
import { type Standing, search } from './search.ts';

/** A good choice, and what it is meant for: what the seat would do next. */
export interface Hinted extends Standing {
  line: Step[];
}
export interface Hint {
  best: Hinted[];
  /** Known at the end, if there is a choice. */
  grounds: Grounds | null;
}

const STRETCH = 100;
const ITERATIONS = 2_000;
/** Tries that the two compared get at least, as a part of all. */
const FAIR_SHARE = 0.2;

/** Tells what it knows after every so many iterations; the last telling is the hint. */
export function* hint(seen: Masked, iterations = ITERATIONS, most = 3, seed = 1): Generator<Hint, Hint> {
  const seat = asked(seen.state);
  const counted = tally(seen.state, seat);
  const looking = search(seen, seat, LEVEL.master.style, counted.count);
  const random = chance(seed);
  const now = (): Hint => ({
    best: looking
      .standings()
      .slice(0, most)
      .map((each) => ({ ...each, line: looking.line(each.choice) })),
    grounds: null,
  });
  while (looking.legal.length > 1 && looking.iterations < iterations) {
    looking.run(Math.min(STRETCH, iterations - looking.iterations), random);
    yield now();
  }
  const { best } = now();
  const [first, next] = best;
  if (!next) return { best, grounds: null };
  // A choice soon given up was tried too seldom to be compared.
  for (const { choice, visits } of [first, next])
    for (let left = Math.ceil(FAIR_SHARE * iterations) - visits; left > 0; left -= STRETCH) {
      looking.probe(choice, Math.min(STRETCH, left), random);
      yield { best, grounds: null };
    }
  return { best, grounds: counted.grounds(first.choice, next.choice) };
}
