import type { CardDefinition, CardEffect, CardType, Effect, HeroDefinition, Timing } from '@peerless/engine';
import type { Context } from '../language.ts';
import { capital } from '../sentence.ts';
import { phrases } from './effects.ts';
import { closed, quoted, sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

export const TIMING: Record<Timing, string> = {
  immediately: 'Okamžitě',
  duringCombat: 'Během boje',
  afterCombat: 'Po boji',
  scheme: '',
};
export const TYPE: Record<CardType, string> = {
  attack: TERMS.attack.toLowerCase(),
  defense: TERMS.defense.toLowerCase(),
  versatile: TERMS.versatile.toLowerCase(),
  scheme: TERMS.scheme.toLowerCase(),
};

export function cardEffect(effect: CardEffect, context: Context): string {
  const here = { ...context, at: effect.at };
  const item = effect.item === undefined ? '' : `pokud máte v košíku ${itemNoun(effect.item, context.hero?.id).acc}`;
  const when = capital(closed([TIMING[effect.at], item].filter(Boolean).join(', ')));
  return `${when}${when && ': '}${sentences(phrases(effect.does, here))}`;
}
export const boostBonus = (does: readonly Effect[], context: Context): string => `Bonus POSÍLENÍ: ${sentences(phrases(does, context))}`;
export const bonusAttack = (bonus: NonNullable<CardDefinition['bonusAttack']>, context: Context): string[] => [
  `Bonusový útok ${quoted(cardTitle(bonus.id, context.hero?.id))}: hodnota ${bonus.value}.`,
  ...bonus.effects.map(
    (effect) =>
      `${quoted(cardTitle(bonus.id, context.hero?.id))}, ${cardEffect(effect, { ...context, value: bonus.value, isBonusAttack: true }).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`,
  ),
];
export function cardLine(card: CardDefinition, hero: HeroDefinition): string {
  const by = card.by === 'any' ? TERMS.anyFighter.toLowerCase() : name('fighter', card.by, hero.id);
  const value = card.value === undefined ? '' : ` ${card.value}`;
  const item = card.item === undefined ? '' : ` · ${itemNoun(card.item, hero.id).nom}`;
  return `${cardTitle(card.id, hero.id)} · ${TYPE[card.type]}${value} · ${card.boost === undefined ? 'bez posílení' : `posílení ${card.boost}`} · ×${card.copies} · ${by}${item}`;
}
