/** A position as numbers: what each seat has, so that an evaluation can weigh it. */
import { type Game, kindOf, type Match, matchOf } from '@peerless/engine';
import { terrainOf } from './terrain.ts';
import { worthOf } from './worth.ts';

export const FEATURES = [
  'heroHealth',
  'heroWeak',
  'heroDying',
  'heroShare',
  'sidekickHealth',
  'sidekicks',
  'hand',
  'handEmpty',
  'handWorth',
  'bestAttack',
  'bestDefense',
  'deck',
  'exhausted',
  'deckWorth',
  'boosts',
  'schemes',
  'striking',
  'heroStriking',
  'near',
  'gap',
  'reaching',
  'danger',
  'exposed',
  'lethal',
  'counter',
  'onToken',
  'actions',
  'toMove',
] as const;
export type Feature = (typeof FEATURES)[number];

const AT = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<Feature, number>;

/** Fills `into` with the features of one seat; all zero once it is out. */
export function featuresOf(game: Game, number: number, into: Float64Array): void {
  into.fill(0);
  const match = matchOf(game);
  const seat = game.seats[number];
  if (seat.out) return;
  const hero = match.heroOf[number];
  const health = game.health[hero];
  into[AT.heroHealth] = health / 10;
  into[AT.heroWeak] = health < 7 ? (7 - health) / 7 : 0;
  into[AT.heroDying] = health < 3 ? (3 - health) / 3 : 0;
  into[AT.heroShare] = health / match.fighters[hero].health;
  for (const fighter of match.fightersOf[number]) {
    if (fighter === hero || game.health[fighter] <= 0) continue;
    into[AT.sidekickHealth] += game.health[fighter] / 10;
    into[AT.sidekicks] += game.space[fighter] >= 0 ? 0.25 : 0.1;
  }
  const guard = cards(game, match, number, into);
  reach(game, match, number, into);
  threats(game, match, number, guard, into);
  into[AT.counter] = seat.counter / 5;
  if (game.space[hero] >= 0 && seat.tokens.includes(game.space[hero])) into[AT.onToken] = 1;
  if (game.active === number) {
    into[AT.actions] = game.actions / 2;
    into[AT.toMove] = 1;
  }
}

/** The cards of a seat; gives the best defense in its hand. */
function cards(game: Game, match: Match, number: number, into: Float64Array): number {
  const { hand, deck } = game.seats[number];
  const { attack, defense, boost, keep } = worthOf(match);
  let worth = 0;
  let boosts = 0;
  let schemes = 0;
  let best = 0;
  let guard = 0;
  const alive = standing(game, match, number);
  for (const kind of hand) {
    boosts += boost[kind];
    if (!(match.kinds[kind].users & alive)) continue;
    worth += keep[kind];
    if (match.kinds[kind].card.type === 'scheme') schemes++;
    if (attack[kind] > best) best = attack[kind];
    if (defense[kind] > guard) guard = defense[kind];
  }
  into[AT.hand] = hand.length / 5;
  into[AT.handEmpty] = hand.length === 0 ? 1 : 0;
  into[AT.handWorth] = worth / 20;
  into[AT.bestAttack] = best / 6;
  into[AT.bestDefense] = guard / 6;
  into[AT.deck] = deck.length / 15;
  into[AT.exhausted] = deck.length === 0 ? 1 : 0;
  let left = 0;
  for (const card of deck) if (match.kinds[kindOf(card)].users & alive) left += keep[kindOf(card)];
  into[AT.deckWorth] = left / 60;
  into[AT.boosts] = boosts / 10;
  into[AT.schemes] = schemes / 3;
  return guard;
}

/** Fighters of a seat that are not defeated, as bits. */
export function standing(game: Game, match: Match, number: number): number {
  let bits = 0;
  for (const fighter of match.fightersOf[number]) if (game.health[fighter] > 0) bits |= 1 << fighter;
  return bits;
}

/** Heroes farther apart than so many steps count as so far. */
const MOST_STEPS = 10;
/** Who of this seat could attack an opposing hero at once, or soon. */
function reach(game: Game, match: Match, number: number, into: Float64Array): void {
  const { count, steps: between, stepsToSide, stepsToZone } = terrainOf(match);
  let near = 0;
  let gap = MOST_STEPS;
  for (const fighter of match.fightersOf[number]) {
    const from = game.space[fighter];
    if (from < 0) continue;
    const { isRanged, isHero } = match.fighters[fighter];
    const table = isRanged ? stepsToZone : stepsToSide;
    for (let other = 0; other < match.seats; other++) {
      if (match.allies[number] & (1 << other)) continue;
      const target = game.space[match.heroOf[other]];
      if (target < 0) continue;
      const steps = table[from * count + target];
      if (isHero) gap = Math.min(gap, between[from * count + target]);
      if (steps === 0) into[isHero ? AT.heroStriking : AT.striking] = 1;
      near += 1 / (1 + steps);
    }
  }
  into[AT.near] = near / 3;
  into[AT.gap] = gap / MOST_STEPS;
}

/** What opponents could do to this seat's hero on their next turn, and with how many of its fighters it could do so to theirs. */
function threats(game: Game, match: Match, number: number, guard: number, into: Float64Array): void {
  const { attack } = worthOf(match);
  const hero = match.heroOf[number];
  let worst = 0;
  for (let other = 0; other < match.seats; other++) {
    if (match.allies[number] & (1 << other) || game.seats[other].out) continue;
    into[AT.reaching] += comers(game, match, number, match.heroOf[other]) / 3;
    if (comers(game, match, other, hero) === 0) continue;
    const alive = standing(game, match, other);
    for (const kind of game.seats[other].hand) if (match.kinds[kind].users & alive && attack[kind] > worst) worst = attack[kind];
  }
  into[AT.danger] = worst / 6;
  into[AT.exposed] = Math.max(0, worst - guard) / 6;
  into[AT.lethal] = worst > 0 && worst - guard >= game.health[hero] ? 1 : 0;
}
/** How many fighters of a seat can attack the target after one move. */
function comers(game: Game, match: Match, number: number, target: number): number {
  const to = game.space[target];
  if (to < 0) return 0;
  const { count, stepsToSide, stepsToZone } = terrainOf(match);
  let able = 0;
  for (const fighter of match.fightersOf[number]) {
    const from = game.space[fighter];
    if (from >= 0 && (match.fighters[fighter].isRanged ? stepsToZone : stepsToSide)[from * count + to] <= match.heroes[number].move) able++;
  }
  return able;
}

/** A hero has at most so many states that are told apart. */
export const STATES = 4;
/** The form of a hero, or what lies in the basket: what makes of the same hero another one. */
export function stateOf(game: Game, match: Match, number: number): number {
  const { form, discard } = game.seats[number];
  const state = !match.heroes[number].items ? form : discard.length ? match.kinds[kindOf(discard[discard.length - 1])].item : STATES - 1;
  return state >= 0 && state < STATES ? state : STATES - 1;
}
