/** Heroes whose cards change values, cards and fighters in every way there is, for games played at random. */
import {
  ability,
  add,
  addOrSubtractOne,
  afterCombat,
  bonusAttack,
  boost,
  boostOfThatCard,
  boostOfTheirCard,
  boostTwice,
  type CardDefinition,
  type CardEffect,
  cancelTheirEffects,
  card,
  changeForm,
  damage,
  defending,
  discardTopOfDeck,
  draw,
  duringCombat,
  empty,
  ignoreTheirValue,
  immediately,
  inForm,
  may,
  move,
  named,
  namedTheirPrintedValue,
  opposingFighter,
  recover,
  replaceTheirCard,
  replaceYourCard,
  returnAsAttacker,
  scheme,
  sendCombatDamage,
  sidekick,
  space,
  swapRoles,
  takeBackThisCard,
  takeOneOfTheBoosts,
  theirPrintedValueBecomes,
  theirValueBecomes,
  theirValueIsFixedAt,
  theyMayBoost,
  upTo,
  valueBecomes,
  valuesAreEqual,
  when,
  yourFighter,
  yourHero,
  yourValuesAreFixedThisTurnAt,
  youWon,
} from '@peerless/engine';
import { madeUp } from '../made-up.ts';

const of =
  (type: 'attack' | 'defense' | 'versatile') =>
  (id: string, value: number, ...effects: CardEffect[]): CardDefinition =>
    card(id, { type, value, boost: value, copies: 1, by: 'any' }, ...effects);
const [attack, defense, versatile] = (['attack', 'defense', 'versatile'] as const).map(of);

const cards = (friend: string): CardDefinition[] => [
  versatile('set', 3, duringCombat(valueBecomes(5)), afterCombat(when(valuesAreEqual, draw(1)))),
  versatile('shift', 0, duringCombat(addOrSubtractOne), duringCombat(add(-2), when(defending, changeForm))),
  attack('raise', 2, immediately(add(1)), duringCombat(boost)),
  attack('raise-more', 1, duringCombat(boostTwice), afterCombat(takeOneOfTheBoosts)),
  attack('generous', 4, duringCombat(theyMayBoost), afterCombat(when(youWon, draw(1)))),
  versatile('feint', 2, immediately(cancelTheirEffects)),
  defense('ignore', 1, immediately(ignoreTheirValue, cancelTheirEffects)),
  defense('fix', 2, immediately(theirValueIsFixedAt(1)), afterCombat(move(yourFighter, upTo(2)))),
  defense('fix-all', 2, immediately({ do: 'lockValue', card: 'theirs', to: 2, against: 'all' }), duringCombat(boost)),
  defense('reprint', 1, immediately(theirPrintedValueBecomes(boostOfTheirCard)), duringCombat(theirValueBecomes(2))),
  versatile('dig', 2, duringCombat(discardTopOfDeck, add(boostOfThatCard))),
  {
    ...attack('double', 2, afterCombat(bonusAttack), afterCombat(draw(1))),
    bonusAttack: { id: 'second', value: 2, effects: [duringCombat(boost), afterCombat(when(youWon, takeBackThisCard))] },
  },
  { ...attack('twin', 1, afterCombat(bonusAttack)), bonusAttack: { id: 'other', value: 3, effects: [immediately(replaceYourCard)] } },
  defense('bidding', 1, immediately(replaceTheirCard), afterCombat(damage(opposingFighter, 1))),
  versatile('sleight', 1, immediately(replaceYourCard), duringCombat(add(1))),
  versatile('helm', 1, immediately(may(swapRoles(yourHero, named(friend))))),
  attack('volley', 2, immediately(may(returnAsAttacker(friend, space(empty)))), duringCombat(add(1))),
  defense('mail', 2, duringCombat(sendCombatDamage(opposingFighter))),
  { ...defense('guess', 1, duringCombat(when(namedTheirPrintedValue, ignoreTheirValue))), standing: [{ rule: 'playedFaceUp' }] },
  { ...attack('sure', 3, duringCombat(add(1))), standing: [{ rule: 'cannotBeCanceled' }] },
  { ...versatile('trick', 2), boostBonus: [may(recover(yourHero, 1))] },
  card('wish', { type: 'scheme', copies: 1, by: 'any' }, scheme(yourValuesAreFixedThisTurnAt(3))),
  card('shrink', { type: 'scheme', boost: 3, copies: 1, by: 'any' }, scheme(changeForm)),
];

export function jumble(id: string): string {
  const friend = `${id}-friend`;
  madeUp(id, cards(friend), {
    reach: 'ranged',
    sidekicks: [sidekick(friend, { health: 4, reach: 'melee' })],
    forms: ['big', 'small'],
    abilities: [ability('afterCombat', when(youWon, may(draw(1))))],
    rules: [
      { rule: 'laidBoost', by: id },
      { rule: 'assignDamage', to: friend },
      { rule: 'bonus', to: 'attack', by: id, amount: 2, if: inForm('big') },
      { rule: 'bonus', to: 'defense', by: id, amount: 1, if: inForm('small'), needsPlace: true },
      { rule: 'bonus', to: 'attack', by: friend, amount: -1 },
    ],
  });
  return id;
}
