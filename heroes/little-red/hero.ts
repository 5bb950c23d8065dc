import {
  type CardDefinition, type CardEffect, add, afterCombat, anySpace, areAdjacent, boostOfThatCard, cancelTheirEffects, card, damage,
  discardRandom, draw, duringCombat, each, gainAction, hero, ignoreTheirValue, immediately, inZoneOf, may, move, named, opponent,
  opposingFighter, opposingFighters, place, printedValueOfTheirCard, recover, scheme, sidekick, takeBackThisCard, takeTopOfDiscard,
  thisCardIsInPlay, upTo, valueBecomes, when, withItem,
} from '@peerless/engine';

const LittleRed = named('little-red');
const Huntsman = named('huntsman');
/** The symbols before an effect. */
const knife = (effect: CardEffect) => withItem('dagger', effect);
const wolfPelt = (effect: CardEffect) => withItem('wolf-skin', effect);
const wolfsbane = (effect: CardEffect) => withItem('wolfsbane', effect);

const intoTheWoods = (item: string): CardDefinition =>
  card(`into-the-woods-${item}`, { type: 'scheme', boost: 2, copies: 1, by: 'little-red', item },
    scheme(move(LittleRed, upTo(3)), gainAction));

export const littleRed = hero('little-red', {
  health: 14,
  move: 2,
  reach: 'melee',
  sidekicks: [sidekick('huntsman', { health: 9, reach: 'ranged' })],
  items: ['dagger', 'wolf-skin', 'wolfsbane'],
  deck: [
    card('what-large-hands-you-have', { type: 'attack', value: 2, boost: 3, copies: 2, by: 'little-red', item: 'wolf-skin' },
      afterCombat(may(takeBackThisCard)),
      wolfsbane(afterCombat(when(thisCardIsInPlay, may(takeTopOfDiscard))))),

    card('what-big-ears-you-have', {
      type: 'attack', value: 4, boost: 2, copies: 2, by: 'little-red', item: 'wolf-skin',
      standing: [{ rule: 'mayDefendWith', item: 'dagger' }],
    }),

    card('long-have-i-sought-you', { type: 'attack', value: 4, boost: 2, copies: 3, by: 'huntsman', item: 'dagger' },
      duringCombat(when(areAdjacent(Huntsman, opposingFighter), valueBecomes(6)))),

    card('the-wolfs-skin', { type: 'defense', value: 2, boost: 2, copies: 3, by: 'any', item: 'dagger' },
      wolfPelt(afterCombat(draw(2)))),

    card('what-a-terrible-big-mouth-you-have', { type: 'defense', value: 2, boost: 2, copies: 2, by: 'little-red', item: 'dagger' },
      wolfPelt(afterCombat(damage(opposingFighter, printedValueOfTheirCard)))),

    card('what-big-eyes-you-have', { type: 'versatile', value: 3, boost: 2, copies: 2, by: 'little-red', item: 'wolf-skin' },
      immediately(cancelTheirEffects),
      wolfsbane(immediately(ignoreTheirValue))),

    card('whats-that-in-my-basket', { type: 'versatile', value: 4, boost: 3, copies: 4, by: 'little-red', item: 'wild' }),

    card('stones-in-the-belly', { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'any', item: 'wolfsbane' },
      knife(duringCombat(opponent(discardRandom(1)), add(boostOfThatCard)))),

    card('once-upon-a-time', { type: 'versatile', value: 2, boost: 1, copies: 2, by: 'any', item: 'wolfsbane' },
      knife(afterCombat(damage(opposingFighter, 3)))),

    card('never-leave-the-path', { type: 'scheme', boost: 1, copies: 2, by: 'little-red', item: 'wolf-skin' },
      wolfPelt(scheme(place(LittleRed, anySpace), gainAction)),
      knife(scheme(damage(each(opposingFighters(inZoneOf(LittleRed))), 2))),
      wolfsbane(scheme(draw(3)))),

    intoTheWoods('wolf-skin'),
    intoTheWoods('dagger'),
    intoTheWoods('wolfsbane'),

    card('a-grimm-tale', { type: 'scheme', boost: 3, copies: 2, by: 'huntsman', item: 'wolfsbane' },
      scheme(recover(LittleRed, 2)),
      wolfPelt(scheme(recover(LittleRed, 2)))),
  ],
});
