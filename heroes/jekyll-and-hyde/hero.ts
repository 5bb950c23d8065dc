import {
  ability, add, adjacentTo, afterCombat, allOf, attacking, becomeForm, boostOfThatCard, card, combatDamageTaken, damage, defending,
  discardAnyNumber, draw, duringCombat, each, fighters, hero, inForm, inZoneOf, move, named, one, own, pickForm, place, recover, scheme,
  space, thatMany, times, turnTopOfDeck, upTo, valueBecomes, when, youWon,
} from '@peerless/engine';
import { research } from './research/word.ts';
import { feint, skirmish } from '../shared/cards.ts';

const JekyllAndHyde = named('jekyll-and-hyde');
const transformInto = becomeForm;
const anySpaceOfHisZone = space(inZoneOf(JekyllAndHyde));

export const jekyllAndHyde = hero('jekyll-and-hyde', {
  health: 16,
  move: 2,
  reach: 'melee',
  sidekicks: [],
  forms: ['dr-jekyll', 'mr-hyde'],
  abilities: [
    ability('turnStart', pickForm),
    ability('maneuverEnd', when(inForm('mr-hyde'), damage(JekyllAndHyde, 1))),
  ],
  words: { research },
  deck: [
    card('recoiling-blow', { type: 'attack', value: 5, boost: 2, copies: 2, by: 'mr-hyde' },
      afterCombat(place(JekyllAndHyde, anySpaceOfHisZone), transformInto('dr-jekyll'))),

    card('forever-hyde', { type: 'attack', value: 5, boost: 2, copies: 2, by: 'mr-hyde' },
      duringCombat(discardAnyNumber({ by: 'dr-jekyll' }), add(times(2, thatMany)))),

    card('madness-relents', { type: 'versatile', value: 4, boost: 2, copies: 2, by: 'mr-hyde' },
      afterCombat(transformInto('dr-jekyll'))),

    card('succumb-to-compulsion', { type: 'versatile', value: 2, boost: 2, copies: 3, by: 'dr-jekyll' },
      afterCombat(move(JekyllAndHyde, upTo(2)), transformInto('mr-hyde'))),

    card('distracted-triage', { type: 'versatile', value: 3, boost: 3, copies: 2, by: 'dr-jekyll' },
      afterCombat(when(youWon, recover(JekyllAndHyde, 2)))),

    card('duality-of-man', { type: 'versatile', value: 3, boost: 1, copies: 2, by: 'any' },
      duringCombat(
        when(allOf(defending, inForm('dr-jekyll')), valueBecomes(6)),
        when(allOf(attacking, inForm('mr-hyde')), valueBecomes(6)),
      )),

    skirmish({ boost: 1, copies: 3 }),
    feint({ boost: 2, copies: 3 }),

    card('with-haste', { type: 'defense', value: 4, boost: 3, copies: 2, by: 'dr-jekyll' },
      afterCombat(move(JekyllAndHyde, upTo(4)))),

    card('scientific-method', { type: 'defense', value: 2, boost: 2, copies: 2, by: 'dr-jekyll' },
      afterCombat(draw(combatDamageTaken))),

    card('calming-research', { type: 'scheme', boost: 3, copies: 2, by: 'dr-jekyll' },
      scheme(recover(JekyllAndHyde, 2), own('research', { most: 3, keep: 1 }))),

    card('pure-evil', { type: 'scheme', boost: 3, copies: 3, by: 'mr-hyde' },
      scheme(place(JekyllAndHyde, anySpaceOfHisZone), damage(each(fighters(adjacentTo(JekyllAndHyde))), 2))),

    card('strange-case', { type: 'scheme', boost: 2, copies: 2, by: 'mr-hyde' },
      scheme(turnTopOfDeck, damage(one(fighters(adjacentTo(JekyllAndHyde))), boostOfThatCard))),
  ],
});
