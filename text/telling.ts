/** What a language says of whole cards and heroes, and whom it names. */
import type { CardDefinition, HeroDefinition, Match } from '@peerless/engine';
import { type Cast, type Context, type Language, lineText, type PrintedLine } from './language.ts';

export type { Cast, PrintedLine } from './language.ts';

const contextOf = (hero: HeroDefinition, card: CardDefinition): Context => ({
  hero,
  card,
  ...(card.value === undefined ? {} : { value: card.value }),
});

/** A line for each standing text, then for each printed effect, then the BOOST bonus. */
export function printedLines(language: Language, hero: HeroDefinition, card: CardDefinition): PrintedLine[] {
  const context = contextOf(hero, card);
  return [
    ...(card.standing ?? []).map((rule) => ({ when: '', says: language.cardRule(rule, context) })),
    ...card.effects.map((effect) => language.cardEffect(effect, context)),
    ...(card.boostBonus ? [language.boostBonus(card.boostBonus, { hero })] : []),
  ];
}
/** All that a card says, the bonus attack last. */
export const cardLines = (language: Language, hero: HeroDefinition, card: CardDefinition): string[] => [
  ...printedLines(language, hero, card).map(lineText),
  ...(card.bonusAttack ? language.bonusAttack(card.bonusAttack, contextOf(hero, card)) : []),
];

/** A line for each effect of the bonus attack on a card. */
export const bonusLines = (language: Language, hero: HeroDefinition, card: CardDefinition): PrintedLine[] =>
  (card.bonusAttack?.effects ?? []).map((effect) =>
    language.cardEffect(effect, { hero, card, value: card.bonusAttack!.value, isBonusAttack: true }),
  );

/** What the character card says. */
export const abilityLines = (language: Language, hero: HeroDefinition): string[] => [
  ...language.equipment(hero),
  ...(hero.abilities ?? []).map((ability) => language.ability(ability, { hero })),
  ...(hero.rules ?? []).map((rule) => language.heroRule(rule, { hero })),
];

/** The cast of a match, with the players' names in seat order where they have any. */
export const castOf = (match: Match, names: readonly (string | undefined)[] = []): Cast => ({
  seats: match.heroes.map((definition, seat) => ({
    hero: definition.id,
    definition,
    ...(names[seat] === undefined ? {} : { name: names[seat] }),
  })),
  owners: Object.fromEntries(match.fighters.map(({ name: fighter, seat }) => [fighter, seat])),
});
