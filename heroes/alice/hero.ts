import {
  ability, add, adjacentTo, afterCombat, boostOfThatCard, card, changeForm, chooseDifferent, damage, discardTopOfDeck, draw, duringCombat,
  each, empty, fighters, hero, inForm, isHero, lookAtTheirHand, move, named, one, opposingFighter, pickForm, pickFromTheirHand, place,
  recover, scheme, sidekick, space, theyDiscardThatCard, upTo, valueBecomes, when, yourFighters, youWon,
} from '@peerless/engine';
import { feint, momentousShift, regroup, skirmish } from '../shared/cards.ts';

const Alice = named('alice');
const Jabberwock = named('jabberwock');
const chooseSize = pickForm;
/** BIG becomes SMALL, SMALL becomes BIG. */
const changeSize = changeForm;

export const alice = hero('alice', {
  health: 13,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('jabberwock', { health: 8, reach: 'melee' })],
  forms: ['big', 'small'],
  abilities: [ability('setup', chooseSize)],
  rules: [
    { rule: 'bonus', to: 'attack', by: 'alice', amount: 2, if: inForm('big') },
    { rule: 'bonus', to: 'defense', by: 'alice', amount: 1, if: inForm('small') },
  ],
  deck: [
    card('claws-that-catch', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'jabberwock' },
      duringCombat(when(isHero(opposingFighter), valueBecomes(5)))),

    card('jaws-that-bite', { type: 'attack', value: 4, boost: 2, copies: 2, by: 'jabberwock' },
      afterCombat(damage(one(fighters(adjacentTo(Jabberwock))), 2))),

    card('o-frabjous-day', { type: 'attack', value: 4, boost: 4, copies: 1, by: 'alice' },
      afterCombat(changeSize)),

    card('snicker-snack', { type: 'attack', value: 3, boost: 4, copies: 1, by: 'alice' },
      afterCombat(when(youWon, lookAtTheirHand, pickFromTheirHand, theyDiscardThatCard))),

    card('the-other-side-of-the-mushroom', { type: 'attack', value: 3, boost: 4, copies: 1, by: 'alice' },
      afterCombat(move(Alice, upTo(3)), changeSize)),

    card('im-late-im-late', { type: 'versatile', value: 2, boost: 3, copies: 3, by: 'alice' },
      afterCombat(move(Alice, upTo(5)), changeSize)),

    card('mad-as-a-hatter', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'alice' },
      afterCombat(move(each(yourFighters()), upTo(2)), changeSize)),

    card('manxome-foe', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'any' },
      duringCombat(discardTopOfDeck, add(boostOfThatCard))),

    momentousShift({ boost: 1, copies: 2 }),
    skirmish({ boost: 1, copies: 2 }),
    feint({ boost: 2, copies: 3 }),
    regroup({ boost: 2, copies: 3 }),

    card('looking-glass', { type: 'defense', value: 2, boost: 4, copies: 2, by: 'alice' },
      afterCombat(chooseDifferent(2, [draw(2)], [recover(Alice, 3)], [place(Alice, space(empty))]))),

    card('drink-me', { type: 'scheme', boost: 2, copies: 2, by: 'alice' },
      scheme(draw(2), changeSize)),

    card('eat-me', { type: 'scheme', boost: 3, copies: 2, by: 'alice' },
      scheme(move(Alice, upTo(3)), changeSize)),
  ],
});
