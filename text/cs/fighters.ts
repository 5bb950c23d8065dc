/** A hero and its sidekicks, a line each. */
import type { HeroDefinition, Reach } from '@peerless/engine';
import { adjective, count as counted } from './declension.ts';
import { fighterNoun, name } from './names.ts';

const REACH: Record<Reach, string> = { melee: 'útok na blízko', ranged: 'útok na dálku' };

export const fighterLines = (hero: HeroDefinition): string[] => [
  `${name('fighter', hero.id, hero.id)} · zdraví ${hero.health} · pohyb ${hero.move} · ${REACH[hero.reach]}`,
  ...hero.sidekicks.map(({ id, count, health, reach }) => {
    if (count === 1) return `${name('fighter', id, hero.id)} · zdraví ${health} · ${REACH[reach]}`;
    const noun = fighterNoun(id, hero.id);
    return `${counted(count, noun, 'nom')} · ${adjective('každý', noun.gender, 'nom')} zdraví ${health} · ${REACH[reach]}`;
  }),
];
