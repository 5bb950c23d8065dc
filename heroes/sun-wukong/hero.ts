import {
  ability, add, adjacentTo, afterCombat, all, anySpace, bonusAttack, bothDraw, card, damageTo, discard, duringCombat, empty,
  friendlyFighters, gainAction, hero, ignoreTheirValue, immediately, isThe, lookAtTheirHand, may, mayPay, named, opponentMay,
  opposingFighter, otherThan, perFighter, pickFromTheirHand, place, preventCombatDamage, putThatCardUnderTheirDeck, recover, scheme,
  sendCombatDamage, sidekick, space, summon, summonInYourPlace, takeFromDiscard, theyMayBoost, theyPlayedACard, when, yourFighter,
} from '@peerless/engine';
import { wilyFighting } from '../shared/cards.ts';

const SunWukong = named('sun-wukong');

export const sunWukong = hero('sun-wukong', {
  health: 17,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('clone', { count: 3, health: 1, reach: 'melee', offBoard: true })],
  abilities: [ability('turnStart', mayPay(damageTo(SunWukong, 1), summon('clone', space(empty, adjacentTo(SunWukong)))))],
  deck: [
    card('infinite-strikes', { type: 'attack', value: 2, boost: 2, copies: 3, by: 'any' },
      duringCombat(add(perFighter(friendlyFighters(adjacentTo(opposingFighter), otherThan(yourFighter))))),
      afterCombat(gainAction)),

    card('ruyi-jingo-bang', { type: 'attack', value: 0, boost: 3, copies: 3, by: 'any', bonusAttack: { id: 'tricked-you', value: 4, effects: [] } },
      afterCombat(when(theyPlayedACard, bonusAttack))),

    card('taunting-laughter', { type: 'attack', value: 3, boost: 2, copies: 3, by: 'any' },
      immediately(opponentMay([discard(1)], [ignoreTheirValue]))),

    card('ox-form', { type: 'attack', value: 7, boost: 2, copies: 2, by: 'any', tags: ['form'], standing: [{ rule: 'cannotBeCanceled' }] },
      duringCombat(theyMayBoost)),

    card('72-transformations', { type: 'versatile', value: 2, boost: 2, copies: 3, by: 'any' },
      afterCombat(takeFromDiscard({ tag: 'form' }))),

    card('sly-monkey', { type: 'versatile', value: 2, boost: 3, copies: 4, by: 'any' },
      afterCombat(when(isThe(yourFighter, 'sun-wukong'), summonInYourPlace('clone')))),

    wilyFighting({ boost: 1, copies: 3 }),

    card('bewilderment', { type: 'defense', value: 0, boost: 2, copies: 2, by: 'any' },
      duringCombat(preventCombatDamage),
      afterCombat(may(place(yourFighter, anySpace)))),

    card('golden-chain-mail', { type: 'defense', value: 4, boost: 2, copies: 2, by: 'any' },
      duringCombat(sendCombatDamage(opposingFighter))),

    card('tortoise-form', { type: 'defense', value: 5, boost: 2, copies: 2, by: 'any', tags: ['form'] },
      duringCombat(theyMayBoost)),

    card('fiery-eyes-that-see', { type: 'scheme', boost: 1, copies: 2, by: 'any' },
      scheme(lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck, bothDraw(1))),

    card('phoenix-form', { type: 'scheme', boost: 1, copies: 1, by: 'any', tags: ['form'] },
      scheme(recover(SunWukong, perFighter(all('clone'))))),
  ],
});
