/** Heroes by name; the built-in ones and those that players brought. */
import { type CardDefinition, type HeroDefinition, knownHeroes } from '@peerless/engine';

export const heroNamed = (id: string): HeroDefinition => knownHeroes().find((hero) => hero.id === id)!;
export const cardNamed = (hero: HeroDefinition, id: string): CardDefinition | undefined => hero.deck.find((card) => card.id === id);
