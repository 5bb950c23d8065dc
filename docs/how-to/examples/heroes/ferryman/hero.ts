import {
  ability, afterCombat, card, damage, discard, draw, each, empty, hero, inZoneOf, may, move, named, one, opponent, opposingFighter, recover,
  returnDefeated, scheme, sidekick, space, upTo, when, yourFighters, yourHero, youWon,
} from '@peerless/engine';
import { dash, feint, regroup } from '../shared/cards.ts';

const Ferryman = named('ferryman');

export const ferryman = hero('ferryman', {
  health: 15,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('raven', { count: 2, health: 1, reach: 'ranged' })],
  abilities: [ability('turnStart', may(move(one(yourFighters()), upTo(1))))],
  deck: [
    card('ferrymans-pole', { type: 'attack', value: 4, boost: 2, copies: 3, by: 'ferryman' },
      afterCombat(when(youWon, move(opposingFighter, upTo(2))))),

    card('ravens-eye', { type: 'attack', value: 2, boost: 3, copies: 3, by: 'raven' },
      afterCombat(draw(1))),

    card('toll', { type: 'versatile', value: 3, boost: 2, copies: 3, by: 'any' },
      afterCombat(opponent(discard(1)))),

    card('undertow', { type: 'versatile', value: 4, boost: 3, copies: 2, by: 'ferryman' },
      afterCombat(damage(opposingFighter, 1))),

    card('steady-hands', { type: 'defense', value: 4, boost: 2, copies: 3, by: 'any' },
      afterCombat(draw(1))),

    card('mist-on-the-water', { type: 'scheme', boost: 3, copies: 2, by: 'any' },
      scheme(move(each(yourFighters()), upTo(3)))),

    card('the-far-bank', { type: 'scheme', boost: 2, copies: 2, by: 'ferryman' },
      scheme(recover(yourHero, 2), draw(1))),

    card('rising-flock', { type: 'scheme', boost: 1, copies: 3, by: 'ferryman' },
      scheme(returnDefeated('raven', space(empty, inZoneOf(Ferryman))), draw(1))),

    dash({ boost: 1, copies: 3 }),
    feint({ boost: 2, copies: 3 }),
    regroup({ boost: 1, copies: 3 }),
  ],
});
