import {
  ability, adjacentTo, afterCombat, boostOfTheirCard, card, cardsFromHand, chooseOne, combatDamageTaken, damage, discard, draw,
  duringCombat, each, eachOpponent, empty, fighters, gainAction, hero, immediately, lookAtTheirHand, may, mayPay, named, one, opponent,
  opposingFighters, pickFromTheirHand, place, recover, scheme, space, theirValueBecomes, theyDiscardThatCard, when, youLost,
  yourValuesAreFixedThisTurnAt, youWon,
} from '@peerless/engine';
import { feint } from '../shared/cards.ts';

const Genie = named('genie');

export const genie = hero('genie', {
  health: 16,
  move: 3,
  reach: 'ranged',
  sidekicks: [],
  abilities: [ability('turnStart', mayPay(cardsFromHand(1), gainAction))],
  deck: [
    card('your-wish-is-my-command', { type: 'attack', value: 3, boost: 1, copies: 2, by: 'genie' },
      afterCombat(when(youWon, mayPay(cardsFromHand(2), gainAction)))),

    card('imprisoned-wrath', { type: 'attack', value: 3, boost: 1, copies: 2, by: 'genie' },
      afterCombat(mayPay(cardsFromHand(2), damage(one(opposingFighters(adjacentTo(Genie))), 2)))),

    card('i-am-freed', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'genie' },
      afterCombat(place(Genie, space(empty)), damage(each(fighters(adjacentTo(Genie))), 1))),

    card('careful-what-you-wish-for', { type: 'attack', value: 4, boost: 2, copies: 3, by: 'genie' },
      afterCombat(when(youLost, damage(one(opposingFighters(adjacentTo(Genie))), 1)))),

    card('wishing-for-more-wishes', { type: 'versatile', value: 3, boost: 2, copies: 3, by: 'genie' },
      afterCombat(opponent(draw(1)), draw(3))),

    card('this-is-no-parlor-trick', { type: 'versatile', value: 1, boost: 2, copies: 2, by: 'genie' },
      duringCombat(theirValueBecomes(boostOfTheirCard))),

    card('ive-made-sultans-out-of-less', { type: 'versatile', value: 2, boost: 1, copies: 2, by: 'genie' },
      afterCombat(lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard)),

    card('i-grant-you-death', { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'genie' },
      afterCombat(may(damage(one(fighters(adjacentTo(Genie))), 1)))),

    feint({ boost: 1, copies: 3, by: 'genie' }),

    card('prisoners-torment', { type: 'defense', value: 1, boost: 2, copies: 2, by: 'genie' },
      afterCombat(draw(combatDamageTaken))),

    card('back-in-the-lamp', { type: 'defense', value: 0, boost: 1, copies: 3, by: 'genie' },
      immediately(recover(Genie, 4))),

    card('three-wishes', { type: 'scheme', boost: 3, copies: 3, by: 'genie' },
      scheme(gainAction, chooseOne([draw(5)], [yourValuesAreFixedThisTurnAt(4)], [eachOpponent(discard(2))]))),
  ],
});
