/** An evaluation learned from games: a small net over what a seat has, and, where it was trained so, over its cards and what its opponents have. */
import { type Game, kindOf, type Match, matchOf } from '@peerless/engine';
import type { Evaluation } from './evaluate.ts';
import { FEATURES, type Feature, featuresOf, STATES, stateOf } from './features.ts';
import { once } from './once.ts';

/** What is learned of one hero. One that is not named leans as they do on average, and so do its cards. */
export interface Leaning {
  /** For each state of the hero, what it adds to every hidden unit: as one's own, and as an opponent. */
  own: readonly (readonly number[])[];
  against?: readonly (readonly number[])[];
  /** What each card adds to the inputs for cards: in the hand, and in the deck. */
  hand?: Readonly<Record<string, readonly number[]>>;
  deck?: Readonly<Record<string, readonly number[]>>;
}
/** A net as it is stored: rows of numbers. */
export interface Net {
  /** The features it looks at. */
  features: readonly string[];
  /** How many inputs the cards of the hand add to, and as many those of the deck. */
  cards: number;
  /** For each hidden unit, the weight of every input: features, hand and deck of the seat, then the means of those of its opponents if it looks at them. */
  hidden: readonly (readonly number[])[];
  bias: readonly number[];
  output: readonly number[];
  /** Weights of the inputs themselves. */
  direct: readonly number[];
  heroes: Readonly<Record<string, Leaning>>;
}

const MOST_SEATS = 4;

export function fromNet(net: Net): Evaluation {
  const places = net.features.map((name) => FEATURES.indexOf(name as Feature));
  if (places.includes(-1)) throw new Error(`the net was trained on other features (${net.features.join(', ')}): run npm run train`);
  const { cards: dims } = net;
  const units = net.bias.length;
  /** Inputs about one seat. */
  const about = places.length + 2 * dims;
  const looksAtOpponents = net.direct.length > about;
  const inner = Float64Array.from(net.hidden.flat());
  const direct = Float64Array.from(net.direct);
  const output = Float64Array.from(net.output);
  const learnedOf = once((match: Match) => inMatch(net, match));
  const features = new Float64Array(FEATURES.length);
  const seats = Array.from({ length: MOST_SEATS }, () => new Float64Array(about));
  const inputs = new Float64Array(direct.length);
  const sums = new Float64Array(units);

  /** What the net sees of one seat. */
  const look = (game: Game, seat: number, cards: Float64Array): void => {
    const into = seats[seat];
    featuresOf(game, seat, features);
    for (let i = 0; i < places.length; i++) into[i] = features[places[i]];
    if (dims === 0) return;
    into.fill(0, places.length);
    const { hand, deck } = game.seats[seat];
    for (const card of hand) for (let d = 0; d < dims; d++) into[places.length + d] += cards[2 * dims * kindOf(card) + d];
    for (const card of deck) for (let d = dims; d < 2 * dims; d++) into[places.length + d] += cards[2 * dims * kindOf(card) + d];
  };
  const addOpponents = (game: Game, match: Match, seat: number, against: Float64Array[][]): void => {
    inputs.fill(0, about);
    let opponents = 0;
    for (let other = 0; other < match.seats; other++) if (isAgainst(game, match, seat, other)) opponents++;
    for (let other = 0; other < match.seats; other++) {
      if (!isAgainst(game, match, seat, other)) continue;
      for (let i = 0; i < about; i++) inputs[about + i] += seats[other][i] / opponents;
      const leaning = against[other][stateOf(game, match, other)];
      for (let unit = 0; unit < units; unit++) sums[unit] += leaning[unit] / opponents;
    }
  };
  return (game, scores) => {
    const match = matchOf(game);
    const { cards, own, against } = learnedOf(match);
    for (let seat = 0; seat < match.seats; seat++) look(game, seat, cards);
    for (let seat = 0; seat < match.seats; seat++) {
      sums.set(own[seat][stateOf(game, match, seat)]);
      inputs.set(seats[seat]);
      if (looksAtOpponents) addOpponents(game, match, seat, against);
      let score = 0;
      for (let i = 0; i < inputs.length; i++) score += direct[i] * inputs[i];
      for (let unit = 0, at = 0; unit < units; unit++) {
        let sum = sums[unit];
        for (let i = 0; i < inputs.length; i++) sum += inner[at++] * inputs[i];
        if (sum > 0) score += output[unit] * sum;
      }
      scores[seat] = score;
    }
  };
}
const isAgainst = (game: Game, match: Match, seat: number, other: number): boolean =>
  !(match.allies[seat] & (1 << other)) && !game.seats[other].out;

/** What was learned, by the numbers of a match: of its kinds of cards, and of each seat's hero in each state; own leanings with the bias. */
function inMatch(
  { heroes, cards: dims, bias }: Net,
  match: Match,
): { cards: Float64Array; own: Float64Array[][]; against: Float64Array[][] } {
  const all = Object.values(heroes);
  const cards = new Float64Array(match.kinds.length * 2 * dims);
  for (const [pile, place] of [
    ['hand', 0],
    ['deck', dims],
  ] as const) {
    const usual = mean(all.flatMap((hero) => Object.values(hero[pile] ?? {})));
    match.kinds.forEach(({ id, seat }, kind) => {
      cards.set(heroes[match.heroes[seat].id]?.[pile]?.[id] ?? usual, 2 * dims * kind + place);
    });
  }
  const leanings = (side: 'own' | 'against', from: (unit: number) => number): Float64Array[][] => {
    const usual = mean(all.flatMap((hero) => hero[side]?.slice(0, 1) ?? []));
    return match.heroes.map(({ id }) => {
      const states = heroes[id]?.[side] ?? [usual];
      return Array.from({ length: STATES }, (_, state) => {
        const leaning = states[state] ?? states[0]; // a net that does not tell states apart has one row for all
        return Float64Array.from(bias, (_each, unit) => from(unit) + (leaning[unit] ?? 0));
      });
    });
  };
  return { cards, own: leanings('own', (unit) => bias[unit]), against: leanings('against', () => 0) };
}
function mean(rows: readonly (readonly number[])[]): number[] {
  const [first = []] = rows;
  return first.map((_, i) => rows.reduce((sum, row) => sum + row[i], 0) / rows.length);
}
