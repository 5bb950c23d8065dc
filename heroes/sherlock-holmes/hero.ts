import {
  adjacentTo, afterCombat, areAdjacent, boostOfTheirCard, cancelTheirEffects, card, damage, draw, duringCombat, hero, ignoreTheirValue,
  lookAtTheirHand, may, move, named, namedTheirPrintedValue, nameNumber, opponent, opposingFighter, own, pickFromTheirHand, place,
  recover, scheme, sidekick, space, swap, theirHero, theirPrintedValueBecomes, theyDiscardThatCard, upTo, when, whenElse, youWon,
} from '@peerless/engine';
import { confirm } from './confirm/word.ts';
import { feint } from '../shared/cards.ts';

const Holmes = named('sherlock-holmes');
const Watson = named('dr-watson');

export const sherlockHolmes = hero('sherlock-holmes', {
  health: 16,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('dr-watson', { health: 8, reach: 'ranged' })],
  rules: [{ rule: 'cannotBeCanceled', by: ['sherlock-holmes', 'dr-watson'] }],
  words: { confirm },
  deck: [
    card('the-game-is-afoot', { type: 'attack', value: 5, boost: 2, copies: 2, by: 'sherlock-holmes' },
      afterCombat(move(Holmes, upTo(3)))),

    card('service-revolver', { type: 'attack', value: 5, boost: 3, copies: 2, by: 'dr-watson' }),

    card('counterpunch', { type: 'versatile', value: 3, boost: 1, copies: 3, by: 'sherlock-holmes' },
      afterCombat(when(areAdjacent(Holmes, opposingFighter), damage(opposingFighter, 2)))),

    card('deduce-strategy', { type: 'versatile', value: 3, boost: 1, copies: 3, by: 'sherlock-holmes' },
      duringCombat(may(theirPrintedValueBecomes(boostOfTheirCard)))),

    card('fixed-point-in-a-changing-age', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'dr-watson' },
      afterCombat(when(areAdjacent(Holmes, Watson), recover(Holmes, 1), recover(Watson, 1)))),

    card('education-never-ends', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'any' },
      afterCombat(whenElse(youWon, [opponent(draw(1))], [draw(2)]))),

    card('study-methods', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'any' },
      afterCombat(when(youWon, lookAtTheirHand))),

    feint({ boost: 1, copies: 3 }),

    card('elementary', { type: 'defense', value: 3, boost: 3, copies: 2, by: 'sherlock-holmes', standing: [{ rule: 'playedFaceUp' }] },
      duringCombat(when(namedTheirPrintedValue, cancelTheirEffects, ignoreTheirValue))),

    card('confirm-suspicion', { type: 'scheme', boost: 1, copies: 3, by: 'sherlock-holmes' },
      scheme(nameNumber, own('confirm'))),

    card('eliminate-the-impossible', { type: 'scheme', boost: 2, copies: 2, by: 'sherlock-holmes' },
      scheme(lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard)),

    card('master-of-disguise', { type: 'scheme', boost: 2, copies: 2, by: 'sherlock-holmes' },
      scheme(swap(Holmes, theirHero), damage(theirHero, 1))),

    card('administer-aid', { type: 'scheme', boost: 2, copies: 2, by: 'dr-watson' },
      scheme(place(Watson, space(adjacentTo(Holmes))), recover(Holmes, 1), draw(1))),
  ],
});
