/** Why one choice is better than another: what each came to in the games that the search looked into. */
import { type Choice, type Game, matchOf } from '@peerless/engine';

/** What is counted: the health of either side's heroes and sidekicks, and the cards in the seat's hand. */
export const MEASURES = ['enemyHeroes', 'ownHeroes', 'enemySidekicks', 'ownSidekicks', 'hand'] as const;
export type Measure = (typeof MEASURES)[number];
export type Outlook = Record<Measure, number>;

export interface Grounds {
  /** How each changes on the mean until the search looks no further, which is the end of the next turn; and the same for the next best choice. */
  outlook: Outlook;
  next: Outlook;
  /** In what they differ most, two at most: what speaks for the choice, and what against it. */
  pros: Measure[];
  cons: Measure[];
}

export interface Tally {
  /** A game that began with this choice and has come this far. */
  count(first: Choice, end: Game): void;
  /** Null if one of them was never tried. */
  grounds(choice: Choice, next: Choice): Grounds | null;
}

/** Smaller differences are not worth a word. */
const WORTH_SAYING = 0.25;
/** Differences of fewer standard errors may be chance. */
const SURE = 2.5;
const MOST = 2;

interface Sums {
  games: number;
  sum: Outlook;
  squares: Outlook;
}
const nothing = (): Outlook => ({ enemyHeroes: 0, ownHeroes: 0, enemySidekicks: 0, ownSidekicks: 0, hand: 0 });

export function tally(now: Game, seat: number): Tally {
  const { fighters, allies } = matchOf(now);
  const measures = fighters.map(({ seat: owner, isHero }): Measure => {
    if (allies[seat] & (1 << owner)) return isHero ? 'ownHeroes' : 'ownSidekicks';
    return isHero ? 'enemyHeroes' : 'enemySidekicks';
  });
  const changed = (end: Game): Outlook => {
    const change = nothing();
    for (let fighter = 0; fighter < measures.length; fighter++) change[measures[fighter]] += end.health[fighter] - now.health[fighter];
    change.hand = end.seats[seat].hand.length - now.seats[seat].hand.length;
    return change;
  };
  const counted = new Map<Choice, Sums>();
  return {
    count(first, end) {
      const sums = counted.get(first) ?? { games: 0, sum: nothing(), squares: nothing() };
      const change = changed(end);
      sums.games++;
      for (const measure of MEASURES) {
        sums.sum[measure] += change[measure];
        sums.squares[measure] += change[measure] ** 2;
      }
      counted.set(first, sums);
    },
    grounds(choice, next) {
      const one = counted.get(choice);
      const other = counted.get(next);
      return one && other ? compared(one, other) : null;
    },
  };
}

function compared(one: Sums, other: Sums): Grounds {
  const outlook = means(one);
  const next = means(other);
  const gain = (measure: Measure): number => (outlook[measure] - next[measure]) * (measure.startsWith('enemy') ? -1 : 1);
  const doubt = (measure: Measure): number => Math.sqrt(variance(one, measure) / one.games + variance(other, measure) / other.games);
  const matters = MEASURES.filter((measure) => Math.abs(gain(measure)) >= Math.max(WORTH_SAYING, SURE * doubt(measure)))
    .sort((a, b) => Math.abs(gain(b)) - Math.abs(gain(a)))
    .slice(0, MOST);
  return { outlook, next, pros: matters.filter((each) => gain(each) > 0), cons: matters.filter((each) => gain(each) < 0) };
}
function means({ games, sum }: Sums): Outlook {
  const mean = nothing();
  for (const measure of MEASURES) mean[measure] = sum[measure] / games;
  return mean;
}
const variance = ({ games, sum, squares }: Sums, measure: Measure): number =>
  Math.max(0, squares[measure] / games - (sum[measure] / games) ** 2);
