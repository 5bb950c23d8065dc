/** Fighters of a game as its events and choices name them. */
import type { HeroDefinition } from '@peerless/engine';
import type { Cast } from './language.ts';

/** `harpy-2@2`: the second Harpy, of the hero who has Harpies too. */
export interface Called {
  /** Its id in the definition of the hero. */
  kind: string;
  number: string;
  mirror: string;
  hero: string | undefined;
}
export function called(fighter: string, cast: Cast): Called {
  const [, whole = fighter, mirror = ''] = /^(.+?)(?:@(\d+))?$/.exec(fighter) ?? [];
  const [, kind = whole, number = ''] = /^(.+?)-(\d+)$/.exec(whole) ?? [];
  const owner = cast.owners?.[fighter];
  const hero = owner === undefined ? (heroWith(whole, cast) ?? heroWith(kind, cast)) : cast.seats[owner]?.hero;
  const isOne = cast.seats.some(({ definition }) => definition?.id === hero && definition !== undefined && has(definition, whole));
  return isOne ? { kind: whole, number: '', mirror, hero } : { kind, number, mirror, hero };
}

/** The first hero at the table who has such a fighter or form. */
export const heroWith = (id: string, { seats }: Cast): string | undefined =>
  seats.find(({ definition }) => definition && has(definition, id))?.hero;
const has = ({ id: hero, sidekicks, forms = [] }: HeroDefinition, id: string): boolean =>
  id === hero || forms.includes(id) || sidekicks.some((sidekick) => sidekick.id === id);
