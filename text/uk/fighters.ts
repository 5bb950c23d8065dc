/** A hero and its sidekicks, a line each. */
import type { HeroDefinition, Reach } from '@peerless/engine';
import { adjective, count as counted } from './declension.ts';
import { fighterNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

const REACH: Record<Reach, string> = { melee: TERMS.melee.toLowerCase(), ranged: TERMS.ranged.toLowerCase() };

export const fighterLines = (hero: HeroDefinition): string[] => [
  `${name('fighter', hero.id, hero.id)} · здоров’я ${hero.health} · переміщення ${hero.move} · ${REACH[hero.reach]}`,
  ...hero.sidekicks.map(({ id, count, health, reach }) => {
    if (count === 1) return `${name('fighter', id, hero.id)} · здоров’я ${health} · ${REACH[reach]}`;
    const noun = fighterNoun(id, hero.id);
    return `${counted(count, noun, 'nom')} · здоров’я ${health} у ${adjective('кожен', noun.gender, 'gen')} · ${REACH[reach]}`;
  }),
];
