/** A hero and its sidekicks, a line each. */
import type { HeroDefinition, Reach } from '@peerless/engine';
import { capital } from '../sentence.ts';
import { fighterNoun, manyOf, name } from './names.ts';
import { TERMS } from './terms.ts';

const REACH: Record<Reach, string> = { melee: TERMS.melee.toLowerCase(), ranged: TERMS.ranged.toLowerCase() };

export const fighterLines = (hero: HeroDefinition): string[] => [
  `${name('fighter', hero.id, hero.id)} · health ${hero.health} · move ${hero.move} · ${REACH[hero.reach]}`,
  ...hero.sidekicks.map(({ id, count, health, reach }) => {
    const who = count > 1 ? `${count} ${capital(manyOf(fighterNoun(id, hero.id)))}` : name('fighter', id, hero.id);
    return `${who} · health ${health}${count > 1 ? ' each' : ''} · ${REACH[reach]}`;
  }),
];
