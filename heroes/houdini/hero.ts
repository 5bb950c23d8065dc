import {
  afterCombat, anySpace, boost, boostTwice, cancelTheirEffects, card, combatants, damage, draw, duringCombat, fighters, gainAction, hero,
  immediately, lookAtTheirHand, may, move, moveThrough, named, one, pickFromTheirHand, place, putBack, recover, replaceYourCard,
  returnFallen, scheme, sidekick, swapRoles, takeOneOfTheBoosts, theyDiscardThatCard, theyMayBoost, upTo, when, yourFighter, yourFighters,
  yourTurn, youWon,
} from '@peerless/engine';

const Houdini = named('houdini');
const Bess = named('bess');

export const houdini = hero('houdini', {
  health: 14,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('bess', { health: 5, reach: 'melee' })],
  rules: [{ rule: 'placedInBoostedManeuver' }],
  deck: [
    card('the-big-reveal', { type: 'attack', value: 2, boost: 3, copies: 2, by: 'houdini' },
      duringCombat(boostTwice),
      afterCombat(takeOneOfTheBoosts)),

    card('sleight-of-hand', { type: 'attack', value: 1, boost: 3, copies: 2, by: 'any', boostBonus: [draw(1)] },
      immediately(replaceYourCard)),

    card('flourish', { type: 'attack', value: 3, boost: 2, copies: 4, by: 'any', boostBonus: [draw(1)] },
      duringCombat(boost)),

    card('an-illusion-of-my-own-design', { type: 'attack', value: 4, boost: 1, copies: 2, by: 'houdini' },
      immediately(theyMayBoost),
      duringCombat(boost)),

    card('for-my-next-trick', { type: 'attack', value: 2, boost: 2, copies: 2, by: 'any' },
      afterCombat(move(one(yourFighters()), upTo(1)), draw(1), gainAction)),

    card('vanishing-act', { type: 'versatile', value: 2, boost: 2, copies: 3, by: 'houdini' },
      afterCombat(moveThrough(one(combatants()), upTo(3)))),

    card('smoke-and-mirrors', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'any' },
      immediately(may(swapRoles(Houdini, Bess)))),

    card('misdirection', { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'any', boostBonus: [damage(one(fighters()), 2)] },
      immediately(cancelTheirEffects)),

    card('and-the-beautiful-bess', {
      type: 'versatile', value: 3, boost: 1, copies: 2, by: 'bess',
      boostBonus: [when(yourTurn, gainAction)],
      standing: [{ rule: 'whenDiscardedByOpponent', does: [draw(1)] }],
    }),

    card('grand-escape', { type: 'defense', value: 2, boost: 3, copies: 3, by: 'houdini' },
      duringCombat(boost),
      afterCombat(when(youWon, place(yourFighter, anySpace)))),

    card('all-part-of-the-show', {
      type: 'defense', value: 2, boost: 2, copies: 2, by: 'any',
      boostBonus: [recover(Houdini, 2)],
      standing: [{ rule: 'cannotBeCanceled' }, { rule: 'holdsBackDefeat' }],
    },
      afterCombat(returnFallen(yourFighter, 4))),

    card('set-the-stage', {
      type: 'scheme', boost: 2, copies: 2, by: 'bess',
      boostBonus: [lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard],
    },
      scheme(draw(3), putBack(1, 'top'))),

    card('a-magician-never-reveals-his-secrets', { type: 'scheme', boost: 4, copies: 1, by: 'houdini', standing: [{ rule: 'cancelsLooks' }] },
      scheme(draw(2), gainAction)),
  ],
});
