import type { CardDefinition, CardEffect, CardType, Effect, HeroDefinition, Timing } from '@peerless/engine';
import type { Context } from '../language.ts';
import { phrases } from './effects.ts';
import { sentences } from './grammar.ts';
import { cardTitle, itemNoun, name } from './names.ts';
import { TERMS } from './terms.ts';

export const TIMING: Record<Timing, string> = {
  immediately: 'Immediately',
  duringCombat: 'During combat',
  afterCombat: 'After combat',
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
  const item = effect.item === undefined ? '' : `with the ${itemNoun(effect.item, context.hero?.id).name} in your basket`;
  const when = TIMING[effect.at] && item ? `${TIMING[effect.at]}, ${item}` : TIMING[effect.at] || item.replace('w', 'W');
  return `${when}${when && ': '}${sentences(phrases(effect.does, here))}`;
}
export const boostBonus = (does: readonly Effect[], context: Context): string => `BOOST bonus: ${sentences(phrases(does, context))}`;
export const bonusAttack = (bonus: NonNullable<CardDefinition['bonusAttack']>, context: Context): string[] => [
  `Bonus attack ${cardTitle(bonus.id, context.hero?.id)}: value ${bonus.value}.`,
  ...bonus.effects.map(
    (effect) =>
      `${cardTitle(bonus.id, context.hero?.id)}, ${cardEffect(effect, { ...context, value: bonus.value, isBonusAttack: true }).replace(/^\w/, (letter) => letter.toLowerCase())}`,
  ),
];
export function cardLine(card: CardDefinition, hero: HeroDefinition): string {
  const by = card.by === 'any' ? TERMS.anyFighter.toLowerCase() : name('fighter', card.by, hero.id);
  const value = card.value === undefined ? '' : ` ${card.value}`;
  const item = card.item === undefined ? '' : ` · ${itemNoun(card.item, hero.id).name}`;
  return `${cardTitle(card.id, hero.id)} · ${TYPE[card.type]}${value} · ${card.boost === undefined ? 'no boost' : `boost ${card.boost}`} · ×${card.copies} · ${by}${item}`;
}
