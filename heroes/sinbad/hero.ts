import {
  add, afterCombat, card, type CardDefinition, combatants, damage, discardRandom, draw, duringCombat, type Effect, hero, lookAtTheirHand,
  move, named, one, opponent, opposingFighter, perCardInDiscard, recover, scheme, sidekick, takeAllFromDiscard, upTo, when, youWon,
} from '@peerless/engine';
import { exploit, feint, momentousShift, regroup } from '../shared/cards.ts';

const Sinbad = named('sinbad');
const VOYAGE = { tag: 'voyage' };
const noBoost = undefined;

/** Worth 1 more for each VOYAGE behind him; only the way home has a BOOST value. */
const voyage = (id: string, boost: number | undefined, ...after: Effect[]): CardDefinition =>
  card(id, { type: 'attack', value: 2, boost, copies: 1, by: 'sinbad', tags: ['voyage'] },
    duringCombat(add(perCardInDiscard(VOYAGE))),
    afterCombat(...after));

export const sinbad = hero('sinbad', {
  health: 15,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('porter', { health: 6, reach: 'melee' })],
  rules: [{ rule: 'furtherInManeuver', amount: perCardInDiscard(VOYAGE) }],
  deck: [
    voyage('voyage-home', 1, takeAllFromDiscard(VOYAGE)),
    voyage('voyage-to-the-island-that-was-a-whale', noBoost, recover(Sinbad, 2)),
    voyage('voyage-to-the-valley-of-the-giant-snakes', noBoost, lookAtTheirHand),
    voyage('voyage-to-the-creature-with-eyes-like-coals-of-fire', noBoost, opponent(discardRandom(1))),
    voyage('voyage-to-the-cannibals-with-the-root-of-madness', noBoost, move(Sinbad, upTo(2))),
    voyage('voyage-to-the-city-of-the-man-eating-apes', noBoost, damage(opposingFighter, 2)),
    voyage('voyage-to-the-city-of-the-king-of-serendib', noBoost, draw(1)),

    card('by-fortune-and-fate', { type: 'attack', value: 3, boost: 1, copies: 3, by: 'porter' },
      afterCombat(draw(2))),

    card('commanding-impact', { type: 'attack', value: 5, boost: 2, copies: 1, by: 'any' },
      afterCombat(draw(1))),

    exploit({ boost: 1, copies: 2 }),

    card('toil-and-danger', { type: 'versatile', value: 3, boost: 1, copies: 4, by: 'sinbad' },
      afterCombat(move(Sinbad, upTo(3)))),

    card('leap-away', { type: 'versatile', value: 4, boost: 1, copies: 2, by: 'any' },
      afterCombat(when(youWon, move(one(combatants()), upTo(4))))),

    momentousShift({ boost: 1, copies: 3 }),
    feint({ boost: 1, copies: 3 }),
    regroup({ boost: 1, copies: 3 }),

    card('riches-beyond-compare', { type: 'scheme', boost: 1, copies: 2, by: 'sinbad' },
      scheme(draw(3))),
  ],
});
