/** What a hero's character card and cards say, as a test pins it. */
import '@peerless/heroes/en';
import type { HeroDefinition } from '@peerless/engine';
import { abilityText, cardText } from '@peerless/text';

/** The English text of a card, a line for each effect. */
export function says(hero: HeroDefinition, id: string): string[] {
  const card = hero.deck.find((each) => each.id === id);
  if (!card) throw new Error(`${hero.id} has no card "${id}"`);
  return cardText(hero, card, 'en');
}
/** The English text of the ability. */
export const abilitySays = (hero: HeroDefinition): string[] => abilityText(hero, 'en');

/** Each fighter in a line: name, how many, health, reach. */
export const fighters = ({ id, health, reach, sidekicks }: HeroDefinition): string[] => [
  `${id} 1 ${health} ${reach}`,
  ...sidekicks.map((sidekick) => `${sidekick.id} ${sidekick.count} ${sidekick.health} ${sidekick.reach}`),
];

/** Each card in a line; `-` is what is not printed. */
export const deck = (hero: HeroDefinition): string[] =>
  hero.deck.map(({ id, type, value, boost, copies, by }) => `${id} ${type} ${value ?? '-'} ${boost ?? '-'} ${copies} ${by}`);
export const cards = (hero: HeroDefinition): number => hero.deck.reduce((sum, { copies }) => sum + copies, 0);

/** The lines of a table, without the spaces that align it. */
export const rows = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
