import type { HeroDefinition } from '@peerless/engine';
import { lang, named } from '../texts/texts.ts';

export const nameOfHero = ({ id }: HeroDefinition): string => named('fighter', id, id);
export const heroesByName = (heroes: readonly HeroDefinition[]): HeroDefinition[] =>
  heroes.toSorted((a, b) => nameOfHero(a).localeCompare(nameOfHero(b), lang()));
