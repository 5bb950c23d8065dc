import {
  type Filter, ability, add, adjacentTo, afterCombat, all, anySpace, atLeast, boostOfThatCard, boostOfTheirCard, card, damage,
  discardAnyNumber, discardRandom, draw, duringCombat, each, empty, fighters, gainAction, hero, immediately, inZoneOf, it, may, move,
  named, one, opponent, opposingFighter, opposingFighters, perFighter, place, recover, replaceTheirCard, returnDefeated, scheme, sidekick,
  space, thatMany, upTo, when, youWon,
} from '@peerless/engine';
import { dash, exploit, feint } from '../shared/cards.ts';

const Dracula = named('dracula');
const Sisters = (...where: Filter[]) => all('sister', ...where);

export const dracula = hero('dracula', {
  health: 13,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('sister', { count: 3, health: 1, reach: 'melee' })],
  abilities: [ability('turnStart', may(damage(one(fighters(adjacentTo(Dracula))), 1), when(atLeast(1, thatMany), draw(1))))],
  deck: [
    card('ambush', { type: 'attack', value: 2, boost: 3, copies: 2, by: 'any' },
      duringCombat(opponent(discardRandom(1)), add(boostOfThatCard))),

    card('feeding-frenzy', { type: 'attack', value: 2, boost: 3, copies: 2, by: 'dracula' },
      duringCombat(add(perFighter(Sisters(inZoneOf(opposingFighter)))))),

    card('beastform', { type: 'attack', value: 6, boost: 4, copies: 2, by: 'dracula' },
      duringCombat(discardAnyNumber(), add(thatMany))),

    card('thirst-for-sustenance', { type: 'attack', value: 3, boost: 3, copies: 3, by: 'sister' },
      afterCombat(when(youWon, place(Dracula, space(adjacentTo(opposingFighter)))))),

    dash({ boost: 1, copies: 3 }),
    exploit({ boost: 1, copies: 2 }),
    feint({ boost: 2, copies: 3 }),

    card('do-my-bidding', { type: 'defense', value: 3, boost: 3, copies: 2, by: 'dracula' },
      immediately(replaceTheirCard)),

    card('look-into-my-eyes', { type: 'defense', value: 1, boost: 2, copies: 2, by: 'dracula' },
      duringCombat(add(boostOfTheirCard))),

    card('mistform', { type: 'scheme', boost: 2, copies: 2, by: 'dracula' },
      scheme(place(Dracula, anySpace), gainAction)),

    card('prey-upon', { type: 'scheme', boost: 4, copies: 2, by: 'dracula' },
      scheme(damage(each(opposingFighters(adjacentTo(Dracula))), 1), recover(Dracula, thatMany))),

    card('baptism-of-blood', { type: 'scheme', boost: 2, copies: 2, by: 'dracula' },
      scheme(recover(Dracula, 2), returnDefeated('sister', space(empty, inZoneOf(Dracula))))),

    card('ravening-seduction', { type: 'scheme', boost: 2, copies: 3, by: 'sister' },
      scheme(move(one(fighters()), upTo(2)), damage(it, perFighter(Sisters(adjacentTo(it)))))),
  ],
});
