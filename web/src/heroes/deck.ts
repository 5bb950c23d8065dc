/** What a deck holds: counts, means, and the cards that are wanted of it. */
import type { CardDefinition, CardType, HeroDefinition } from '@peerless/engine';
import { folded } from '../texts/folded.ts';

export const SORTS = ['deck', 'value', 'boost', 'name'] as const;
export type Sort = (typeof SORTS)[number];

export const copiesIn = (cards: readonly CardDefinition[]): number => cards.reduce((sum, { copies }) => sum + copies, 0);
export const ofType = (hero: HeroDefinition, type: CardType): CardDefinition[] => hero.deck.filter((card) => card.type === type);
/** Whose cards there are, as printed: fighters, forms, `any`. */
export const usersOf = (hero: HeroDefinition): string[] => [...new Set(hero.deck.map(({ by }) => by))];

/** Over all copies; null where no card has such a number. */
function mean(cards: readonly CardDefinition[], number: 'value' | 'boost'): number | null {
  const having = cards.filter((card) => card[number] !== undefined);
  return having.length ? having.reduce((sum, card) => sum + card[number]! * card.copies, 0) / copiesIn(having) : null;
}

export const MEASURES = [
  'health',
  'move',
  'attack',
  'defense',
  'versatile',
  'scheme',
  'attackValue',
  'defenseValue',
  'boostValue',
] as const;
export type Measure = (typeof MEASURES)[number];
/** A full bar stands for this much. */
export const MOST: Record<Measure, number> = {
  health: 20,
  move: 5,
  attack: 20,
  defense: 20,
  versatile: 20,
  scheme: 20,
  attackValue: 6,
  defenseValue: 6,
  boostValue: 6,
};
export function measured(hero: HeroDefinition, measure: Measure): number | null {
  if (measure === 'health' || measure === 'move') return hero[measure];
  if (measure === 'attackValue') return mean([...ofType(hero, 'attack'), ...ofType(hero, 'versatile')], 'value');
  if (measure === 'defenseValue') return mean([...ofType(hero, 'defense'), ...ofType(hero, 'versatile')], 'value');
  if (measure === 'boostValue') return mean(hero.deck, 'boost');
  return copiesIn(ofType(hero, measure));
}

export interface Wanted {
  /** None means all. */
  types: readonly CardType[];
  /** Null means everybody's. */
  by: string | null;
  text: string;
  sort: Sort;
}
export function wantedCards(
  hero: HeroDefinition,
  { types, by, text, sort }: Wanted,
  titleOf: (card: CardDefinition) => string,
  textOf: (card: CardDefinition) => string[],
): CardDefinition[] {
  const sought = folded(text.trim());
  const found = hero.deck.filter(
    (card) =>
      (types.length === 0 || types.includes(card.type)) &&
      (by === null || card.by === by) &&
      folded([titleOf(card), ...textOf(card)].join(' ')).includes(sought),
  );
  if (sort === 'deck') return found;
  const byTitle = (a: CardDefinition, b: CardDefinition): number => titleOf(a).localeCompare(titleOf(b));
  if (sort === 'name') return found.sort(byTitle);
  return found.sort((a, b) => (b[sort] ?? -1) - (a[sort] ?? -1) || byTitle(a, b));
}
