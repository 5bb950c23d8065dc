import {
  ability, afterCombat, allOf, bonusAttack, card, combatants, damage, damageTo, discardRandom, draw, duringCombat, each, gainAction, hero,
  immediately, inZoneOf, isDefeated, isOnBoard, isThe, may, mayPay, moveThrough, named, one, opponent, opposingFighters, scheme, sidekick,
  swapRoles, takeFromDiscard, upTo, valueBecomes, when, whenever, youLost, yourFighter, yourFighters, youWon,
} from '@peerless/engine';
import { feint, skirmish, wilyFighting } from '../shared/cards.ts';

const Achilles = named('achilles');
const Patroclus = named('patroclus');

export const achilles = hero('achilles', {
  health: 18,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('patroclus', { health: 6, reach: 'melee' })],
  abilities: [
    whenever('defeated', 'patroclus', discardRandom(2)),
    ability('afterCombat', when(allOf(isDefeated(Patroclus), isThe(yourFighter, 'achilles'), youWon), draw(1))),
  ],
  rules: [{ rule: 'bonus', to: 'attack', by: 'achilles', amount: 2, if: isDefeated(Patroclus) }],
  deck: [
    card('battle-frenzy', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'patroclus' },
      afterCombat(damage(each(combatants()), 2))),

    card('test-for-weakness', { type: 'attack', value: 1, boost: 3, copies: 3, by: 'any', bonusAttack: { id: 'relentless-assault', value: 3, effects: [] } },
      afterCombat(bonusAttack)),

    card('the-day-of-your-doom', { type: 'attack', value: 3, boost: 2, copies: 2, by: 'patroclus' },
      duringCombat(mayPay(damageTo(Patroclus, 2), valueBecomes(5)))),

    card('brothers-in-arms', { type: 'attack', value: 4, boost: 2, copies: 3, by: 'any' },
      afterCombat(when(isOnBoard(Patroclus), gainAction))),

    feint({ boost: 1, copies: 3 }),

    card('battle-hardened', { type: 'versatile', value: 2, boost: 2, copies: 2, by: 'any' },
      afterCombat(takeFromDiscard({}))),

    wilyFighting({ boost: 1, copies: 2 }),

    card('blessed-by-hermes', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'any' },
      afterCombat(moveThrough(each(yourFighters()), upTo(3)))),

    skirmish({ boost: 1, copies: 3 }),

    card('under-achilles-helm', { type: 'defense', value: 2, boost: 4, copies: 3, by: 'achilles' },
      immediately(may(swapRoles(Achilles, Patroclus)))),

    card('achilles-heel', { type: 'defense', value: 4, boost: 2, copies: 3, by: 'achilles' },
      afterCombat(when(youLost, opponent(gainAction)))),

    card('spear-throw', { type: 'scheme', boost: 1, copies: 2, by: 'achilles' },
      scheme(damage(one(opposingFighters(inZoneOf(Achilles))), 2))),
  ],
});
