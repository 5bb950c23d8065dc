/** Cards that several decks hold, with the deck's own BOOST value and number of copies. */
import {
  adjacentTo, afterCombat, cancelTheirEffects, card, type CardDefinition, combatants, damage, draw, duringCombat, each, immediately, move,
  one, opposingFighters, startedElsewhere, upTo, valueBecomes, when, whenElse, yourFighter, youWon,
} from '@peerless/engine';

interface InThisDeck {
  boost: number;
  copies: number;
  by?: string;
}
type Shared = (here: InThisDeck) => CardDefinition;

export const dash: Shared = (here) => card('dash', { type: 'versatile', value: 3, by: 'any', ...here }, afterCombat(move(yourFighter, upTo(3))));

export const exploit: Shared = (here) => card('exploit', { type: 'versatile', value: 4, by: 'any', ...here }, afterCombat(draw(1)));

export const feint: Shared = (here) => card('feint', { type: 'versatile', value: 2, by: 'any', ...here }, immediately(cancelTheirEffects));

export const momentousShift: Shared = (here) =>
  card('momentous-shift', { type: 'versatile', value: 3, by: 'any', ...here }, duringCombat(when(startedElsewhere(yourFighter), valueBecomes(5))));

export const regroup: Shared = (here) =>
  card('regroup', { type: 'versatile', value: 1, by: 'any', ...here }, afterCombat(whenElse(youWon, [draw(2)], [draw(1)])));

export const skirmish: Shared = (here) =>
  card('skirmish', { type: 'versatile', value: 4, by: 'any', ...here }, afterCombat(when(youWon, move(one(combatants()), upTo(2)))));

export const wilyFighting: Shared = (here) =>
  card('wily-fighting', { type: 'versatile', value: 3, by: 'any', ...here }, afterCombat(damage(each(opposingFighters(adjacentTo(yourFighter))), 1)));
