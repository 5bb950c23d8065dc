/** What a card does, as far as a picture can show it. */
import { type CardDefinition, type HeroDefinition, type Motif, type Verb, wordNamed } from '@peerless/engine';

export interface Deed {
  motif: Motif;
  /** The first number that is said with it, or 1. */
  amount: number;
}
type Said = Readonly<Record<string, unknown>>;
const isSaid = (part: unknown): part is Said => typeof part === 'object' && part !== null;

/** Every deed once, in the order in which the card says them: what it does in play, then what its standing text, BOOST or bonus attack bring. */
export function deedsOf(hero: HeroDefinition, card: CardDefinition, isBonus = false): Deed[] {
  const found = new Map<Motif, Deed>();
  const add = (motif: Motif, said: Said): void => {
    if (!found.has(motif)) found.set(motif, { motif, amount: (Object.values(said).find(Number.isInteger) as number) ?? 1 });
  };
  const read = (part: unknown): void => {
    if (!isSaid(part)) return;
    const word = typeof part.do === 'string' ? wordSaid(hero, part) : undefined;
    if (word?.motif) add(word.motif, part);
    for (const inside of Object.values(part)) read(inside);
  };
  for (const part of isBonus ? [card.bonusAttack?.effects] : [card.effects, card.standing, card.boostBonus, card.bonusAttack?.effects])
    read(part);
  return [...found.values()];
}
/** A word of the language, or of the hero's own. */
const wordSaid = (hero: HeroDefinition, { do: name, word }: Said): Verb | undefined =>
  name === 'own' ? (hero.words?.[String(word)] as Verb | undefined) : wordNamed('verb', String(name));
