import {
  add, afterCombat, areAdjacent, bonusAttack, card, charge, damage, discard, draw, duringCombat, each, empty, gainAction, gainActions,
  hero, immediately, inZoneOf, isInZoneOf, mayElse, move, movedThrough, named, not, opponent, opponentMay, opposingFighter,
  opposingFighters, perZoneOf, recover, returnAsAttacker, returnDefeated, scheme, sidekick, space, upTo, valueBecomes, when, yourFighter,
  yourFighters,
} from '@peerless/engine';
import { momentousShift, skirmish } from '../shared/cards.ts';

const Yennenga = named('yennenga');

export const yennenga = hero('yennenga', {
  health: 15,
  move: 2,
  reach: 'ranged',
  sidekicks: [sidekick('archer', { count: 2, health: 2, reach: 'ranged' })],
  rules: [{ rule: 'assignDamage', to: 'archer' }],
  deck: [
    card('surprise-volley', { type: 'attack', value: 3, boost: 3, copies: 3, by: 'any' },
      immediately(mayElse([returnAsAttacker('archer', space(empty, inZoneOf(opposingFighter)))], [gainAction]))),

    card('rain-of-arrows', { type: 'attack', value: 3, boost: 3, copies: 3, by: 'yennenga', bonusAttack: { id: 'volley', value: 3, effects: [] } },
      afterCombat(bonusAttack)),

    card('pin-the-prey', { type: 'versatile', value: 1, boost: 2, copies: 2, by: 'archer' },
      afterCombat(move(opposingFighter, upTo(4)), opponent(discard(1)))),

    card('divide-and-conquer', { type: 'versatile', value: 2, boost: 1, copies: 2, by: 'archer' },
      duringCombat(when(not(isInZoneOf(yourFighter, Yennenga)), valueBecomes(4)))),

    card('point-blank', { type: 'versatile', value: 2, boost: 2, copies: 3, by: 'yennenga' },
      afterCombat(when(areAdjacent(opposingFighter, Yennenga), damage(opposingFighter, 2)))),

    momentousShift({ boost: 2, copies: 3 }),

    card('jaws-of-the-beast', { type: 'versatile', value: 3, boost: 3, copies: 3, by: 'yennenga' },
      duringCombat(add(perZoneOf(opposingFighter)))),

    skirmish({ boost: 2, copies: 2 }),

    card('stallion-charge', { type: 'versatile', value: 3, boost: 3, copies: 3, by: 'yennenga' },
      afterCombat(charge(Yennenga, upTo(5)), damage(each(opposingFighters(movedThrough)), 1))),

    card('shield-formation', { type: 'defense', value: 3, boost: 3, copies: 2, by: 'yennenga' },
      immediately(opponentMay([discard(1)], [returnDefeated('archer', space(empty, inZoneOf(Yennenga)))]))),

    card('one-with-the-land', { type: 'scheme', boost: 2, copies: 2, by: 'yennenga' },
      scheme(move(each(yourFighters()), upTo(2)), recover(each(yourFighters()), 1), draw(1))),

    card('master-of-the-hunt', { type: 'scheme', boost: 3, copies: 2, by: 'yennenga' },
      scheme(gainActions(2))),
  ],
});
