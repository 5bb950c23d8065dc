/** What the cards of a match are worth, worked out once from what is printed on them. */
import type { CardDefinition, Match } from '@peerless/engine';
import { once } from './once.ts';

export interface Worth {
  /** In an attack, in a defense, as a boost, and for keeping, of each kind. */
  attack: Float64Array;
  defense: Float64Array;
  boost: Float64Array;
  keep: Float64Array;
}

export const worthOf = once(appraise);

/** A printed effect counts as about one point of value. */
const EFFECT = 1;
function appraise(match: Match): Worth {
  const of = (price: (card: CardDefinition) => number): Float64Array => Float64Array.from(match.kinds, ({ card }) => price(card));
  const text = ({ effects, bonusAttack }: CardDefinition): number => EFFECT * effects.length + (bonusAttack?.value ?? 0);
  const canAttack = ({ type }: CardDefinition): boolean => type === 'attack' || type === 'versatile';
  const canDefend = ({ type }: CardDefinition): boolean => type === 'defense' || type === 'versatile';
  const attack = of((card) => (canAttack(card) ? (card.value ?? 0) + text(card) : 0));
  const defense = of((card) => (canDefend(card) ? (card.value ?? 0) + text(card) : 0));
  const boost = of((card) => card.boost ?? 0);
  const scheme = of((card) => (card.type === 'scheme' ? 2 + text(card) : 0));
  const keep = Float64Array.from(
    match.kinds,
    (_, k) => Math.max(attack[k], defense[k], scheme[k]) + 0.3 * Math.min(attack[k], defense[k]) + 0.2 * boost[k],
  );
  return { attack, defense, boost, keep };
}
