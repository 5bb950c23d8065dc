/** A position as numbers: what each seat has, so that an evaluation can weigh it. */
import { type Game, type Match, matchOf } from '@peerless/engine';
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
  'striking',
  'heroStriking',
  'near',
  'counter',
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
  cards(game, match, number, into);
  reach(game, match, number, into);
  into[AT.counter] = seat.counter / 5;
  if (game.active === number) {
    into[AT.actions] = game.actions / 2;
    into[AT.toMove] = 1;
  }
}

function cards(game: Game, match: Match, number: number, into: Float64Array): void {
  const { hand, deck } = game.seats[number];
  const { attack, defense, keep } = worthOf(match);
  let worth = 0;
  let best = 0;
  let guard = 0;
  const alive = standing(game, match, number);
  for (const kind of hand) {
    if (!(match.kinds[kind].users & alive)) continue;
    worth += keep[kind];
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
}

/** Fighters of a seat that are not defeated, as bits. */
export function standing(game: Game, match: Match, number: number): number {
  let bits = 0;
  for (const fighter of match.fightersOf[number]) if (game.health[fighter] > 0) bits |= 1 << fighter;
  return bits;
}

/** Who of this seat could attack an opposing hero at once, or soon. */
function reach(game: Game, match: Match, number: number, into: Float64Array): void {
  const { count, stepsToSide, stepsToZone } = terrainOf(match);
  let near = 0;
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
      if (steps === 0) into[isHero ? AT.heroStriking : AT.striking] = 1;
      near += 1 / (1 + steps);
    }
  }
  into[AT.near] = near / 3;
}
