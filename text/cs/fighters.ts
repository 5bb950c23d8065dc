/** A hero and its sidekicks, a line each. */
import type { HeroDefinition, Reach } from '@peerless/engine';
import { count as counted } from './declension.ts';
import { fighterNoun, name } from './names.ts';

const REACH: Record<Reach, string> = { melee: 'útok na blízko', ranged: 'útok na dálku' };

export const fighterLines = (hero: HeroDefinition): string[] => [
  `${name('fighter', hero.id, hero.id)} · zdraví ${hero.health} · pohyb ${hero.move} · ${REACH[hero.reach]}`,
  ...hero.sidekicks.map(({ id, count, health, reach }) => {
    const who = count > 1 ? counted(count, fighterNoun(id, hero.id), 'nom') : name('fighter', id, hero.id);
    return `${who} · zdraví ${health} · ${REACH[reach]}`;
  }),
];
