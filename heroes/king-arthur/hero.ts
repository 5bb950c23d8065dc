import {
  adjacentToPicked, afterCombat, anyDefeated, boost, card, damage, draw, duringCombat, each, empty, fighters, healthAtMost, hero,
  inPickedSpaces, inZoneOf, may, move, named, opposingFighters, own, pickSpace, place, preventCombatDamage, scheme, search,
  setHealth, sidekick, space, upTo, when, yourFighter, youWon,
} from '@peerless/engine';
import { foresee } from './foresee/word.ts';
import { feint, momentousShift, regroup, skirmish } from '../shared/cards.ts';

const KingArthur = named('king-arthur');
const Merlin = named('merlin');

export const kingArthur = hero('king-arthur', {
  health: 18,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('merlin', { health: 7, reach: 'ranged' })],
  rules: [{ rule: 'laidBoost', by: 'king-arthur' }],
  words: { foresee },
  deck: [
    card('excalibur', { type: 'attack', value: 6, boost: 3, copies: 1, by: 'king-arthur' }),

    card('noble-sacrifice', { type: 'attack', value: 2, boost: 3, copies: 3, by: 'king-arthur' },
      duringCombat(boost)),

    card('the-aid-of-morgana', { type: 'attack', value: 4, boost: 2, copies: 1, by: 'king-arthur' },
      afterCombat(draw(2))),

    card('aid-the-chosen-one', { type: 'attack', value: 4, boost: 2, copies: 1, by: 'merlin' },
      afterCombat(when(youWon, draw(2)))),

    card('swift-strike', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'any' },
      afterCombat(move(yourFighter, upTo(4)))),

    card('divine-intervention', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'king-arthur' },
      afterCombat(move(KingArthur, upTo(5)))),

    skirmish({ boost: 1, copies: 3 }),
    momentousShift({ boost: 1, copies: 3 }),
    feint({ boost: 1, copies: 3 }),
    regroup({ boost: 1, copies: 3 }),

    card('the-holy-grail', { type: 'defense', value: 1, boost: 2, copies: 1, by: 'king-arthur' },
      afterCombat(when(healthAtMost(KingArthur, 4), setHealth(KingArthur, 8)))),

    card('bewilderment', { type: 'defense', value: 0, boost: 2, copies: 2, by: 'merlin' },
      duringCombat(preventCombatDamage),
      afterCombat(may(place(Merlin, space(empty))))),

    card('the-lady-of-the-lake', { type: 'scheme', boost: 2, copies: 1, by: 'king-arthur' },
      scheme(search('excalibur'))),

    card('command-the-storms', { type: 'scheme', boost: 2, copies: 2, by: 'merlin' },
      scheme(move(each(fighters()), upTo(3)))),

    card('prophecy', { type: 'scheme', boost: 2, copies: 1, by: 'merlin' },
      scheme(own('foresee', { cards: 4, take: 2 }))),

    card('restless-spirits', { type: 'scheme', boost: 2, copies: 1, by: 'merlin' },
      scheme(
        pickSpace(space(inZoneOf(Merlin))),
        pickSpace(space(adjacentToPicked)),
        damage(each(opposingFighters(inPickedSpaces)), 2),
        when(anyDefeated, draw(1)),
      )),
  ],
});
