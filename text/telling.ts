/** What a language says of whole cards, heroes and tables. */
import type { CardDefinition, HeroDefinition, Match } from '@peerless/engine';
import type { Language, Table } from './language.ts';

export type { Table } from './language.ts';

/** A line for each standing text, then for each printed effect, then BOOST bonus and bonus attack. */
export function cardLines(language: Language, hero: HeroDefinition, card: CardDefinition): string[] {
  const context = { hero, card, ...(card.value === undefined ? {} : { value: card.value }) };
  return [
    ...(card.standing ?? []).map((rule) => language.cardRule(rule, context)),
    ...card.effects.map((effect) => language.cardEffect(effect, context)),
    ...(card.boostBonus ? [language.boostBonus(card.boostBonus, { hero })] : []),
    ...(card.bonusAttack ? language.bonusAttack(card.bonusAttack, context) : []),
  ];
}

/** A line for each effect of the bonus attack on a card. */
export const bonusLines = (language: Language, hero: HeroDefinition, card: CardDefinition): string[] =>
  (card.bonusAttack?.effects ?? []).map((effect) =>
    language.cardEffect(effect, { hero, card, value: card.bonusAttack!.value, isBonusAttack: true }),
  );

/** What the character card says. */
export const abilityLines = (language: Language, hero: HeroDefinition): string[] => [
  ...language.equipment(hero),
  ...(hero.abilities ?? []).map((ability) => language.ability(ability, { hero })),
  ...(hero.rules ?? []).map((rule) => language.heroRule(rule, { hero })),
];

/** The table of a match, with the players' names in seat order where they have any. */
export const tableOf = (match: Match, names: readonly (string | undefined)[] = []): Table => ({
  seats: match.heroes.map((definition, seat) => ({
    hero: definition.id,
    definition,
    ...(names[seat] === undefined ? {} : { name: names[seat] }),
  })),
  owners: Object.fromEntries(match.fighters.map(({ name: fighter, seat }) => [fighter, seat])),
});
