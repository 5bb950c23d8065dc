import {
  add, adjacentTo, afterCombat, allOf, boost, boostOfThatCard, card, chooseThatMany, damage, defeat, discardRandom, draw, duringCombat,
  each, fighters, fromCounter, gainAction, gainCounter, hero, immediately, isHero, isOnBoard, may, mayPay, move, named, not, opponent,
  opposingFighter, payAnyNumber, perCounter, printedValueOfTheirCard, recover, scheme, sidekick, swap, thatMany, times, upTo,
  valueBecomes, wasDamaged, when, whenElse, whenever, youWon,
} from '@peerless/engine';
import { feint, skirmish } from '../shared/cards.ts';

const Beowulf = named('beowulf');
const Wiglaf = named('wiglaf');
const gainRage = gainCounter;
const rage = fromCounter;

export const beowulf = hero('beowulf', {
  health: 17,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('wiglaf', { health: 9, reach: 'melee' })],
  counter: { id: 'rage', start: 1, max: 3 },
  abilities: [whenever('damaged', 'beowulf', gainRage(1))],
  deck: [
    card('epic-poem', { type: 'attack', value: 2, boost: 2, copies: 2, by: 'beowulf' },
      immediately(gainRage(1)),
      duringCombat(add(perCounter))),

    card('the-ancient-heirloom', { type: 'attack', value: 3, boost: 1, copies: 2, by: 'beowulf', standing: [{ rule: 'cannotBeCanceled' }] },
      duringCombat(mayPay(rage(2), valueBecomes(5)), mayPay(rage(1), boost))),

    card('no-contest-expecteth', { type: 'attack', value: 3, boost: 3, copies: 2, by: 'beowulf' },
      afterCombat(when(allOf(youWon, not(isHero(opposingFighter)), isOnBoard(opposingFighter)), mayPay(rage(3), defeat(opposingFighter))))),

    card('hot-for-the-battle', { type: 'attack', value: 3, boost: 3, copies: 2, by: 'wiglaf' },
      afterCombat(may(swap(Wiglaf, Beowulf)))),

    card('fatal-struggle', { type: 'attack', value: 4, boost: 2, copies: 3, by: 'any' },
      afterCombat(whenElse(youWon, [draw(2)], [opponent(draw(2))]))),

    feint({ boost: 1, copies: 3 }),

    card('the-war-king', { type: 'versatile', value: 1, boost: 3, copies: 3, by: 'beowulf' },
      duringCombat(payAnyNumber(add(times(2, thatMany))))),

    skirmish({ boost: 1, copies: 3 }),

    card('the-equal-of-grendel', { type: 'defense', value: 3, boost: 1, copies: 3, by: 'beowulf' },
      immediately(mayPay(rage(2), damage(opposingFighter, printedValueOfTheirCard)))),

    card('remnant-of-valor', { type: 'scheme', boost: 2, copies: 2, by: 'wiglaf' },
      scheme(damage(each(fighters(adjacentTo(Wiglaf))), 1), when(wasDamaged(Beowulf), gainAction))),

    card('vigor-and-courage', { type: 'scheme', boost: 2, copies: 3, by: 'beowulf' },
      scheme(opponent(discardRandom(1)), gainRage(boostOfThatCard))),

    card('golden-drinking-horn', { type: 'scheme', boost: 3, copies: 2, by: 'beowulf' },
      scheme(payAnyNumber(chooseThatMany([draw(2)], [move(Beowulf, upTo(4))], [recover(Beowulf, 2)])))),
  ],
});
