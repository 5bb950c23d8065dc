/** Heroes that make an even match. */
import type { HeroDefinition } from '@peerless/engine';

/**
 * How strong a hero is, as far as its printed numbers tell: health, and the values of its deck.
 * A guess, until there is a table of how matches end: abilities and the text of cards are not weighed.
 */
export function strength({ health, move, reach, sidekicks, deck }: HeroDefinition): number {
  const cards = deck.reduce((sum, { copies }) => sum + copies, 0);
  const worth = deck.reduce((sum, { copies, value = 2, boost = 0 }) => sum + copies * (value + boost / 2), 0);
  const help = sidekicks.reduce((sum, { count, health: each }) => sum + count * each, 0);
  return health + help / 2 + move + (reach === 'ranged' ? 1 : 0) + (4 * worth) / cards;
}

/** That many opponents for a hero, picked at random among those nearest to it in strength. */
export function opponentsFor(hero: HeroDefinition, all: readonly HeroDefinition[], number: number, random = Math.random): HeroDefinition[] {
  const far = (other: HeroDefinition): number => Math.abs(strength(other) - strength(hero));
  const near = all
    .filter(({ id }) => id !== hero.id)
    .sort((a, b) => far(a) - far(b))
    .slice(0, number + 3);
  return shuffled(near, random).slice(0, number);
}

export function shuffled<Thing>(things: readonly Thing[], random = Math.random): Thing[] {
  const rest = [...things];
  return things.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]);
}
