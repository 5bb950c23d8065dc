/** Abilities, standing rules and fighters, as the character card tells them. */
import type { Ability, CardRule, Effect, Fighter, HeroDefinition, HeroRule, Reach } from '@peerless/engine';
import type { Context } from '../language.ts';
import { filled } from '../template.ts';
import type { Words } from '../words.ts';
import type { NounOf } from './nouns.ts';

export interface Ruling<Last extends string> {
  words: Pick<Words<NounOf<Last>, never, never>, 'moments' | 'heroRules' | 'cardRules'>;
  said(who: Fighter, context: Context): NounOf<Last>;
  clause(effects: readonly Effect[], context: Context): string;
  sentence(text: string): string;
  /** The word that begins a condition, before which a comma stands. */
  if: string;
}
export const ruling = <Last extends string>({ words, said, clause, sentence, if: if_ }: Ruling<Last>) => ({
  ability(ability: Ability, context: Context): string {
    const here = { ...context, at: ability.at };
    const of = said(ability.of === undefined ? 'yourFighter' : { named: ability.of }, here);
    const { says, isClause } = words.moments[ability.at];
    const what = clause(ability.does, here);
    return sentence(`${says(of)}${isClause || what.startsWith(if_) ? ',' : ''} ${what}`);
  },
  heroRule: (rule: HeroRule, context: Context): string => words.heroRules[rule.rule](rule as never, context),
  cardRule: (rule: CardRule, context: Context): string => words.cardRules[rule.rule](rule as never, context),
});

export interface Listing<Last extends string> {
  terms: Readonly<Record<Reach, string>>;
  /** With blanks for the health, the movement, and the health of each of several. */
  hero: string;
  sidekick: string;
  each: string;
  every(noun: NounOf<Last>): string;
  name(kind: 'fighter', id: string, hero: string): string;
  fighterNoun(id: string, hero?: string): NounOf<Last>;
  count(n: number, of: NounOf<Last>, c: 'nom'): string;
}
/** The hero and then each kind of sidekick, a line each. */
export const listing =
  <Last extends string>({ terms, hero: ofHero, sidekick, each, every, name, fighterNoun, count }: Listing<Last>) =>
  ({ id: hero, health, move, reach, sidekicks }: HeroDefinition): string[] => [
    `${name('fighter', hero, hero)} · ${filled(ofHero, { health: `${health}`, move: `${move}` })} · ${terms[reach].toLowerCase()}`,
    ...sidekicks.map(({ id, count: n, health, reach }) => {
      const noun = fighterNoun(id, hero);
      const who = n === 1 ? name('fighter', id, hero) : count(n, noun, 'nom');
      const what = filled(n === 1 ? sidekick : each, { health: `${health}`, every: n === 1 ? '' : every(noun) });
      return `${who} · ${what} · ${terms[reach].toLowerCase()}`;
    }),
  ];
