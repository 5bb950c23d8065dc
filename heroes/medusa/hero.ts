import {
  ability, afterCombat, all, boost, card, damage, discard, draw, duringCombat, each, empty, fighters, hero, inZoneOf, may, move,
  moveThrough, named, one, opponent, opposingFighter, opposingFighters, returnDefeated, scheme, sidekick, space, upTo, when, yourFighters,
  youWon,
} from '@peerless/engine';
import { dash, feint, regroup } from '../shared/cards.ts';

const Medusa = named('medusa');
const Harpies = all('harpy');

export const medusa = hero('medusa', {
  health: 16,
  move: 3,
  reach: 'ranged',
  sidekicks: [sidekick('harpy', { count: 3, health: 1, reach: 'melee' })],
  abilities: [ability('turnStart', may(damage(one(opposingFighters(inZoneOf(Medusa))), 1)))],
  deck: [
    card('gaze-of-stone', { type: 'attack', value: 2, boost: 4, copies: 3, by: 'medusa' },
      afterCombat(when(youWon, damage(opposingFighter, 8)))),

    card('second-shot', { type: 'attack', value: 3, boost: 3, copies: 3, by: 'medusa' },
      duringCombat(boost)),

    card('clutching-claws', { type: 'versatile', value: 3, boost: 2, copies: 3, by: 'harpy' },
      afterCombat(opponent(discard(1)))),

    card('the-hounds-of-mighty-zeus', { type: 'versatile', value: 4, boost: 3, copies: 2, by: 'harpy' },
      afterCombat(move(each(Harpies), upTo(3)))),

    dash({ boost: 1, copies: 3 }),

    card('snipe', { type: 'versatile', value: 3, boost: 1, copies: 3, by: 'any' },
      afterCombat(draw(1))),

    feint({ boost: 2, copies: 3 }),
    regroup({ boost: 2, copies: 3 }),

    card('hiss-and-slither', { type: 'defense', value: 4, boost: 3, copies: 3, by: 'medusa' },
      afterCombat(opponent(discard(1)))),

    card('a-momentary-glance', { type: 'scheme', boost: 4, copies: 2, by: 'medusa' },
      scheme(damage(one(fighters(inZoneOf(Medusa))), 2))),

    card('winged-frenzy', { type: 'scheme', boost: 2, copies: 2, by: 'any' },
      scheme(moveThrough(each(yourFighters()), upTo(3)), returnDefeated('harpy', space(empty, inZoneOf(Medusa))))),
  ],
});
