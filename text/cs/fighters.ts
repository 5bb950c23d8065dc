/** A hero and its sidekicks, a line each. */
import type { HeroDefinition, Reach } from '@peerless/engine';
import { adjective, count as counted } from './declension.ts';
import { fighterNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

const REACH: Record<Reach, string> = { melee: TERMS.melee.toLowerCase(), ranged: TERMS.ranged.toLowerCase() };

export const fighterLines = (hero: HeroDefinition): string[] => [
  `${name('fighter', hero.id, hero.id)} · zdraví ${hero.health} · pohyb ${hero.move} · ${REACH[hero.reach]}`,
  ...hero.sidekicks.map(({ id, count, health, reach }) => {
    if (count === 1) return `${name('fighter', id, hero.id)} · zdraví ${health} · ${REACH[reach]}`;
    const noun = fighterNoun(id, hero.id);
    return `${counted(count, noun, 'nom')} · zdraví ${adjective('každý', noun.gender, 'gen')} ${health} · ${REACH[reach]}`;
  }),
];
