/** Fits a net to positions: what of two seats tells who wins. */
import { FEATURES, type Leaning, type Net, type Random, STATES } from '@peerless/ai';
import { HEROES } from '@peerless/heroes';
import { DECK, HAND, HERO, KINDS, NAMES, type Samples, SEAT } from './samples.ts';

/** How large a net is, and what it looks at. */
export interface Shape {
  features: readonly string[];
  units: number;
  /** Numbers that are learned of each card, for the hand and as many for the deck. */
  cards: number;
  /** Does it look at the opponent too, and at states of heroes? */
  opponents: boolean;
  states: boolean;
}
/** How it is learned. */
export interface Pace {
  epochs: number;
  /** How fast at the beginning; it slows down to nothing. */
  rate: number;
  /** How much a position is to tell the end of its game, and not what the net itself says of the next one. */
  far: number;
  /** How much of that is what the players hoped for. */
  hope: number;
}

const BATCH = 64;
const DECAY = 1e-5;
/** The search never hopes for quite as much as there is: an estimate counts less than a win, and what is far away less than what is near. */
const BOLDER = 1.1;

/** A net while it is learned. */
export class Learner {
  readonly values: Float64Array;
  readonly #shape: Shape;
  readonly #places: readonly number[];
  readonly #about: number;
  readonly #inputs: number;
  readonly #states: number;
  readonly #at: Record<'hidden' | 'bias' | 'own' | 'against' | 'output' | 'direct' | 'hand' | 'deck', number>;
  readonly #winner: Look;
  readonly #loser: Look;
  readonly #pull: Float64Array;

  constructor(shape: Shape, random: Random) {
    this.#shape = shape;
    this.#places = shape.features.map((name) => (FEATURES as readonly string[]).indexOf(name));
    this.#about = this.#places.length + 2 * shape.cards;
    this.#inputs = this.#about * (shape.opponents ? 2 : 1);
    this.#states = shape.states ? STATES : 1;
    let length = 0;
    const take = (count: number): number => {
      length += count;
      return length - count;
    };
    const leanings = NAMES.length * this.#states * shape.units;
    const cards = NAMES.length * KINDS * shape.cards;
    this.#at = {
      hidden: take(shape.units * this.#inputs),
      bias: take(shape.units),
      own: take(leanings),
      against: take(shape.opponents ? leanings : 0),
      output: take(shape.units),
      direct: take(this.#inputs),
      hand: take(cards),
      deck: take(cards),
    };
    this.values = new Float64Array(length);
    const spread = (from: number, to: number, width: number): void => {
      for (let i = from; i < to; i++) this.values[i] = (random() - 0.5) * width;
    };
    spread(this.#at.hidden, this.#at.bias, 0.6);
    spread(this.#at.output, this.#at.direct, 0.6);
    spread(this.#at.hand, this.#at.deck, 0.2);
    spread(this.#at.deck, length, 0.1);
    this.#winner = newLook(this.#inputs, shape.units);
    this.#loser = newLook(this.#inputs, shape.units);
    this.#pull = new Float64Array(this.#inputs);
  }

  /** By how much the winner's score is ahead in a position. */
  lead(samples: Samples, position: number): number {
    const [winner, loser] = [this.#winner, this.#loser];
    winner.own = loser.other = 2 * position * SEAT;
    winner.other = loser.own = winner.own + SEAT;
    return this.#score(samples.numbers, winner) - this.#score(samples.numbers, loser);
  }

  /** Gradient descent with a pace for each number (Adam); the same samples and chance give the same net. */
  fit(samples: Samples, { epochs, rate, far, hope }: Pace, random: Random, step: (share: number) => void): void {
    const { values } = this;
    const [gradient, mean, square] = [0, 1, 2].map(() => new Float64Array(values.length));
    const order = Uint32Array.from({ length: samples.count }, (_, i) => i);
    const rounds = Math.ceil(order.length / BATCH) * epochs;
    let round = 0;
    for (let epoch = 0; epoch < epochs; epoch++) {
      const goals = this.#goalsOf(samples, far, hope);
      for (let i = order.length - 1; i > 0; i--) {
        const j = Math.floor(random() * (i + 1));
        [order[i], order[j]] = [order[j], order[i]];
      }
      for (let first = 0; first < order.length; first += BATCH) {
        gradient.fill(0);
        const last = Math.min(order.length, first + BATCH);
        for (let i = first; i < last; i++) {
          const miss = (1 / (1 + Math.exp(this.lead(samples, order[i]))) - (1 - goals[order[i]])) / (last - first);
          this.#learn(samples.numbers, this.#winner, miss, gradient);
          this.#learn(samples.numbers, this.#loser, -miss, gradient);
        }
        round++;
        const pace = rate * (1 - round / (rounds + 1));
        const [sureMean, sureSquare] = [1 - 0.9 ** round, 1 - 0.999 ** round];
        for (let i = 0; i < values.length; i++) {
          mean[i] = 0.9 * mean[i] + 0.1 * gradient[i];
          square[i] = 0.999 * square[i] + 0.001 * gradient[i] ** 2;
          values[i] += (pace * (mean[i] / sureMean)) / (Math.sqrt(square[i] / sureSquare) + 1e-8) - DECAY * values[i];
        }
        if (round % 100 === 0) step(round / rounds);
      }
    }
  }
  /** What the winner's chance is to be in each position. */
  #goalsOf(samples: Samples, far: number, hope: number): Float64Array {
    const goals = new Float64Array(samples.count).fill(1);
    let next = 1;
    for (let i = samples.count - 1; i >= 0; i--) {
      const end = samples.isLast[i] ? 1 : next;
      goals[i] = (1 - hope) * end + hope * Math.min(1, Math.max(0, 0.5 + BOLDER * (samples.hopes[i] - 0.5)));
      next = far === 1 ? 1 : far * end + (1 - far) / (1 + Math.exp(-this.lead(samples, i)));
    }
    return goals;
  }

  /** Calls back for every card of a seat that is learned: where its numbers stand, which input they add to, and how many there are. */
  #eachCard(numbers: Float32Array, seat: number, input: number, take: (at: number, input: number, count: number) => void): void {
    const { cards } = this.#shape;
    if (cards === 0) return;
    const hero = Math.floor(numbers[seat + HERO] / STATES);
    for (let kind = 0; kind < KINDS; kind++) {
      const at = (hero * KINDS + kind) * cards;
      if (numbers[seat + HAND + kind]) take(this.#at.hand + at, input, numbers[seat + HAND + kind]);
      if (numbers[seat + DECK + kind]) take(this.#at.deck + at, input + cards, numbers[seat + DECK + kind]);
    }
  }
  /** Where the leaning of a seat's hero stands, after the first of them. */
  #leaning(numbers: Float32Array, seat: number): number {
    const hero = numbers[seat + HERO];
    return (this.#states === 1 ? Math.floor(hero / STATES) : hero) * this.#shape.units;
  }
  /** What the net sees of one seat, from that input on. */
  #see(numbers: Float32Array, seat: number, from: number, inputs: Float64Array): void {
    const places = this.#places;
    for (let i = 0; i < places.length; i++) inputs[from + i] = numbers[seat + places[i]];
    this.#eachCard(numbers, seat, from + places.length, (at, input, count) => {
      for (let d = 0; d < this.#shape.cards; d++) inputs[input + d] += count * this.values[at + d];
    });
  }
  /** The score of one seat. */
  #score(numbers: Float32Array, { own, other, inputs, active }: Look): number {
    const { values } = this;
    const { units, opponents } = this.#shape;
    inputs.fill(0);
    this.#see(numbers, own, 0, inputs);
    if (opponents) this.#see(numbers, other, this.#about, inputs);
    const mine = this.#at.own + this.#leaning(numbers, own);
    const theirs = this.#at.against + this.#leaning(numbers, other);
    let sum = 0;
    for (let i = 0; i < inputs.length; i++) sum += values[this.#at.direct + i] * inputs[i];
    for (let unit = 0; unit < units; unit++) {
      let inner = values[this.#at.bias + unit] + values[mine + unit];
      if (opponents) inner += values[theirs + unit];
      const row = this.#at.hidden + unit * inputs.length;
      for (let i = 0; i < inputs.length; i++) inner += values[row + i] * inputs[i];
      active[unit] = inner > 0 ? inner : 0;
      if (inner > 0) sum += values[this.#at.output + unit] * inner;
    }
    return sum;
  }
  /** Adds to the gradient what raises the seat's score, so much. */
  #learn(numbers: Float32Array, { own, other, inputs, active }: Look, much: number, gradient: Float64Array): void {
    const { values } = this;
    const { cards, units, opponents } = this.#shape;
    const pull = this.#pull;
    const mine = this.#at.own + this.#leaning(numbers, own);
    const theirs = this.#at.against + this.#leaning(numbers, other);
    for (let i = 0; i < inputs.length; i++) {
      gradient[this.#at.direct + i] += much * inputs[i];
      pull[i] = much * values[this.#at.direct + i];
    }
    for (let unit = 0; unit < units; unit++) {
      if (active[unit] === 0) continue;
      gradient[this.#at.output + unit] += much * active[unit];
      const inner = much * values[this.#at.output + unit];
      gradient[this.#at.bias + unit] += inner;
      gradient[mine + unit] += inner;
      if (opponents) gradient[theirs + unit] += inner;
      const row = this.#at.hidden + unit * inputs.length;
      for (let i = 0; i < inputs.length; i++) {
        gradient[row + i] += inner * inputs[i];
        pull[i] += inner * values[row + i];
      }
    }
    const add = (at: number, input: number, count: number): void => {
      for (let d = 0; d < cards; d++) gradient[at + d] += count * pull[input + d];
    };
    const size = this.#places.length;
    this.#eachCard(numbers, own, size, add);
    if (opponents) this.#eachCard(numbers, other, this.#about + size, add);
  }

  /** Goes on from a net that was written. */
  take({ features, cards: known, hidden, bias, output, direct, heroes }: Net): void {
    const { values } = this;
    const { units, cards } = this.#shape;
    const isAlike = features.join() === this.#shape.features.join() && known === cards && bias.length === units;
    if (!isAlike || direct.length !== this.#inputs)
      throw new Error(
        'the net has another shape than the plan of its level: go on from one of the same level, or learn it from the first step',
      );
    for (const { id, deck } of HEROES)
      if (!heroes[id] || (cards && deck.some((card) => !heroes[id].hand?.[card.id])))
        throw new Error(`the net knows no ${id}, or not all of its cards: learn it from the first step`);
    values.fill(0);
    values.set(hidden.flat(), this.#at.hidden);
    values.set(bias, this.#at.bias);
    values.set(output, this.#at.output);
    values.set(direct, this.#at.direct);
    NAMES.forEach((id, hero) => {
      const { own, against, hand, deck } = heroes[id];
      const leaning = hero * this.#states * units;
      values.set(own.flat(), this.#at.own + leaning);
      if (against) values.set(against.flat(), this.#at.against + leaning);
      HEROES[hero].deck.forEach((card, kind) => {
        const at = (hero * KINDS + kind) * cards;
        if (hand) values.set(hand[card.id], this.#at.hand + at);
        if (deck) values.set(deck[card.id], this.#at.deck + at);
      });
    });
  }
  net(): Net {
    const { values } = this;
    const { units, cards, opponents, features } = this.#shape;
    const row = (from: number, length: number): number[] => Array.from(values.subarray(from, from + length), rounded);
    const rows = (from: number, count: number, length: number): number[][] =>
      Array.from({ length: count }, (_, n) => row(from + n * length, length));
    const leaning = (hero: number): Leaning => {
      const leanings = (from: number): number[][] => seen(rows(from + hero * this.#states * units, this.#states, units));
      const cardsFrom = (from: number): Record<string, number[]> =>
        Object.fromEntries(HEROES[hero].deck.map(({ id }, kind) => [id, row(from + (hero * KINDS + kind) * cards, cards)]));
      return {
        own: leanings(this.#at.own),
        ...(opponents && { against: leanings(this.#at.against) }),
        ...(cards && { hand: cardsFrom(this.#at.hand), deck: cardsFrom(this.#at.deck) }),
      };
    };
    return {
      features,
      cards,
      hidden: rows(this.#at.hidden, units, this.#inputs),
      bias: row(this.#at.bias, units),
      output: row(this.#at.output, units),
      direct: row(this.#at.direct, this.#inputs),
      heroes: Object.fromEntries(NAMES.map((id, hero) => [id, leaning(hero)])),
    };
  }
}
/** Without the states at the end that no game showed. */
function seen(states: number[][]): number[][] {
  const last = states.findLastIndex((row) => row.some((number) => number !== 0));
  return states.slice(0, Math.max(1, last + 1));
}
const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

/** One seat of a position as the net sees it, with what its units say. */
interface Look {
  own: number;
  other: number;
  inputs: Float64Array;
  active: Float64Array;
}
const newLook = (inputs: number, units: number): Look => ({
  own: 0,
  other: 0,
  inputs: new Float64Array(inputs),
  active: new Float64Array(units),
});
