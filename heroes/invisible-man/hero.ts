import {
  actionNumber, adjacentTo, afterCombat, cancelTheirEffects, card, chooseOne, damage, discard, draw, duringCombat, each, empty, endTurn,
  fighters, gainAction, hero, immediately, isOnToken, leaveBoard, move, moveAnotherToken, moveToken, named, one, onToken, opponent,
  opponentMay, opposingFighters, place, putBack, recover, relocateTokens, relocateTokenUnder, scheme, space, startedOnToken, thatSpace,
  theirValueIsFixedAt, upTo, valueBecomes, when, whenElse, withoutToken, withToken,
} from '@peerless/engine';

const InvisibleMan = named('invisible-man');
const heStandsOnFog = isOnToken(InvisibleMan);
const moveFog = moveToken;
const moveAnotherFog = moveAnotherToken;
const relocateFog = relocateTokens;

export const invisibleMan = hero('invisible-man', {
  health: 15,
  move: 2,
  reach: 'melee',
  sidekicks: [],
  tokens: { id: 'fog', count: 3 },
  rules: [
    { rule: 'bonus', to: 'defense', by: 'invisible-man', amount: 1, if: heStandsOnFog, needsPlace: true },
    { rule: 'stepsBetweenTokens' },
  ],
  deck: [
    card('slip-away', { type: 'attack', value: 3, boost: 2, copies: 3, by: 'invisible-man' },
      afterCombat(relocateFog(1, space(empty)), place(InvisibleMan, space(thatSpace)))),

    card('surprise-attack', { type: 'attack', value: 5, boost: 1, copies: 2, by: 'invisible-man' },
      immediately(cancelTheirEffects),
      afterCombat(relocateTokenUnder(InvisibleMan, space(withoutToken)))),

    card('emerge-from-mist', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'invisible-man' },
      duringCombat(when(startedOnToken(InvisibleMan), valueBecomes(5)))),

    card('covert-preparation', { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'invisible-man' },
      afterCombat(draw(1), moveFog(upTo(2)), opponent(moveAnotherFog(upTo(2))))),

    card('confound', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'invisible-man' },
      afterCombat(opponentMay([discard(1)], [relocateFog('any', space(withoutToken))]))),

    card('dreaming-of-revenge', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'invisible-man' },
      afterCombat(when(heStandsOnFog, damage(each(opposingFighters(onToken)), 1)))),

    card('impossible-to-see', { type: 'versatile', value: 2, boost: 2, copies: 2, by: 'invisible-man' },
      immediately(theirValueIsFixedAt(0))),

    card('coded-notes', { type: 'defense', value: 3, boost: 2, copies: 2, by: 'invisible-man' },
      afterCombat(draw(3), putBack(2, 'top'))),

    card('into-thin-air', { type: 'defense', value: 4, boost: 1, copies: 2, by: 'invisible-man' },
      afterCombat(move(InvisibleMan, upTo(1)), opponent(moveFog(upTo(3))))),

    card('lurking', { type: 'defense', value: 2, boost: 2, copies: 2, by: 'invisible-man' },
      afterCombat(draw(1), chooseOne([place(InvisibleMan, space(withToken))], [moveFog(upTo(3))]))),

    card('reign-of-terror', { type: 'scheme', boost: 1, copies: 2, by: 'invisible-man' },
      scheme(when(heStandsOnFog, damage(one(opposingFighters()), 2)))),

    card('rolling-fog', { type: 'scheme', boost: 1, copies: 2, by: 'invisible-man' },
      scheme(relocateFog(1, space(withoutToken)), gainAction)),

    card('step-lightly', { type: 'scheme', boost: 1, copies: 2, by: 'invisible-man' },
      scheme(
        whenElse(heStandsOnFog, [damage(one(fighters(adjacentTo(InvisibleMan))), 3)], [damage(one(fighters(adjacentTo(InvisibleMan))), 1)]),
        opponent(moveFog(upTo(2))),
      )),

    card('vanish', { type: 'scheme', boost: 3, copies: 2, by: 'invisible-man' },
      scheme(recover(InvisibleMan, 1), leaveBoard(InvisibleMan), when(actionNumber(1), endTurn))),
  ],
});
