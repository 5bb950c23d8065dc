import {
  ability, actionNumber, add, addOrSubtractOne, adjacentTo, afterCombat, bonusAttack, boost, boostOfThatCard, card, cardWasPicked,
  chooseOne, combatants, damage, discardRandom, draw, duringCombat, empty, gainAction, handIs, hero, lookAtTheirHand, may, move, named,
  one, opponent, opposingFighter, pickFromTheirHand, place, printedValueOfMainDefense, printedValueOfTheirCard, recover, scheme, space,
  startedInAnotherZone, theyDiscardThatCard, upTo, valueBecomes, valuesAreEqual, when, yourHero,
} from '@peerless/engine';
import { feint } from '../shared/cards.ts';

const BloodyMary = named('bloody-mary');
const itIsYourThirdAction = actionNumber(3);

export const bloodyMary = hero('bloody-mary', {
  health: 16,
  move: 3,
  reach: 'melee',
  sidekicks: [],
  abilities: [ability('turnStart', when(handIs(3), gainAction))],
  deck: [
    card('out-of-the-mirror', { type: 'attack', value: 1, boost: 2, copies: 2, by: 'bloody-mary' },
      duringCombat(opponent(discardRandom(1)), add(boostOfThatCard)),
      afterCombat(when(itIsYourThirdAction, draw(1)))),

    card('ghostly-touch', { type: 'attack', value: 1, boost: 2, copies: 2, by: 'bloody-mary' },
      duringCombat(boost),
      afterCombat(when(itIsYourThirdAction, recover(BloodyMary, 3)))),

    card('speak-three-times', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'bloody-mary' },
      duringCombat(when(itIsYourThirdAction, valueBecomes(7)))),

    card('bloody-requiem', {
      type: 'attack', value: 3, boost: 4, copies: 3, by: 'bloody-mary',
      bonusAttack: { id: 'bloody-reprise', value: 0, effects: [duringCombat(valueBecomes(printedValueOfMainDefense))] },
    },
      afterCombat(bonusAttack)),

    feint({ boost: 2, copies: 2, by: 'bloody-mary' }),

    card('trick-of-the-light', { type: 'versatile', value: 2, boost: 3, copies: 3, by: 'bloody-mary' },
      afterCombat(may(place(BloodyMary, space(empty, adjacentTo(opposingFighter)))))),

    card('broken-glass', { type: 'versatile', value: 3, boost: 2, copies: 3, by: 'bloody-mary' },
      duringCombat(addOrSubtractOne),
      afterCombat(when(valuesAreEqual, draw(1), damage(opposingFighter, 2)))),

    card('jump-scare', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'bloody-mary' },
      duringCombat(when(startedInAnotherZone(BloodyMary), valueBecomes(6)))),

    card('infinity-mirror', { type: 'versatile', value: 4, boost: 2, copies: 2, by: 'bloody-mary' },
      afterCombat(move(one(combatants()), upTo(4)))),

    card('mirror-image', { type: 'defense', value: 0, boost: 2, copies: 2, by: 'bloody-mary' },
      duringCombat(valueBecomes(printedValueOfTheirCard))),

    card('evade', { type: 'defense', value: 3, boost: 1, copies: 3, by: 'bloody-mary' },
      afterCombat(draw(1))),

    card('closer-than-she-appears', { type: 'scheme', boost: 2, copies: 2, by: 'bloody-mary' },
      scheme(move(BloodyMary, upTo(1)), draw(1), gainAction)),

    card('stolen-memories', { type: 'scheme', boost: 3, copies: 2, by: 'bloody-mary' },
      scheme(
        lookAtTheirHand,
        pickFromTheirHand,
        when(cardWasPicked, opponent(chooseOne([theyDiscardThatCard], [damage(yourHero, boostOfThatCard)]))),
      )),
  ],
});
