/** What a hero brings besides abilities. */
import { type HeroDefinition, type Sidekick, wordNamed } from '@peerless/engine';

export interface Equipping {
  startsAs(form: string, hero: HeroDefinition): string;
  counter(of: NonNullable<HeroDefinition['counter']>, hero: HeroDefinition): string;
  tokens(of: NonNullable<HeroDefinition['tokens']>, hero: HeroDefinition): string;
  basket: string;
  startsOff(sidekick: Sidekick, hero: HeroDefinition): string;
}
/** Does a player pick the form before the game begins? */
const picksForm = ({ abilities = [] }: HeroDefinition): boolean =>
  abilities.some(
    ({ at, does }) => wordNamed('moment', at)!.isBeforePlay && does.some((effect) => wordNamed('verb', effect.do)?.questions.form),
  );

/** A line for each: forms, counters, tokens, items, absent sidekicks. */
export const equipping =
  (says: Equipping) =>
  (hero: HeroDefinition): string[] => [
    ...(hero.forms?.length && !picksForm(hero) ? [says.startsAs(hero.forms[0], hero)] : []),
    ...(hero.counter ? [says.counter(hero.counter, hero)] : []),
    ...(hero.tokens ? [says.tokens(hero.tokens, hero)] : []),
    ...(hero.items ? [says.basket] : []),
    ...hero.sidekicks.filter(({ offBoard }) => offBoard).map((sidekick) => says.startsOff(sidekick, hero)),
  ];
