/** A sentence for every word, so that tests can hear each language say them all. */
import type { Amount, CardRule, Condition, Effect, Filter, HeroRule, Price, SpaceFilter, WordKind } from '@peerless/engine';
import * as w from '@peerless/engine';
import { SAMPLES } from '@peerless/engine/samples';

type Said = Readonly<Record<string, unknown>>;
/** What the folder of each word gives as examples; a word that holds nothing is its own. */
function examples<T>(kind: Exclude<WordKind, 'moment' | 'step'>, tag?: string): readonly T[] {
  const given: readonly Said[] = SAMPLES[kind] as readonly unknown[] as readonly Said[];
  return w.wordsOf(kind).flatMap((each) => {
    const by = tag ?? (each as unknown as { tag: string }).tag;
    const own = given.filter((said) => said[by] === each.word);
    if (!own.length && Object.keys(each.fields).length) throw new Error(`the ${kind} "${each.word}" has no sample.ts in its folder`);
    return own.length ? own : [{ [by]: each.word }];
  }) as readonly T[];
}

const HERO_RULES = examples<HeroRule>('heroRule', 'rule');
const CARD_RULES = examples<CardRule>('cardRule', 'rule');
export const SHARED_EFFECTS = examples<Exclude<Effect, { do: 'own' }>>('verb', 'do');
export const EFFECTS: readonly Effect[] = [
  ...SHARED_EFFECTS,
  w.own('foresee', { cards: 4, take: 2 }),
  w.own('research', { most: 3, keep: 1 }),
  w.own('confirm'),
  w.own('unheard-of'),
];
export const CONDITIONS = examples<Condition>('condition', 'if');
export const AMOUNTS: readonly Amount[] = [2, ...examples<Amount>('amount'), w.times(2, w.perCounter), w.times(3, w.boostOfThatCard)];
export const FILTERS = examples<Filter>('filter', 'is');
export const SPACES = examples<SpaceFilter>('place', 'is');
export const PRICES = examples<Price>('price', 'pay');

/** A hero with everything a hero can have. */
export const LAMPLIGHTER = w.hero('lamplighter', {
  health: 14,
  move: 2,
  reach: 'melee',
  sidekicks: [w.sidekick('moth', { count: 2, health: 1, reach: 'ranged', offBoard: true })],
  forms: ['day', 'night'],
  counter: { id: 'oil', start: 1, max: 3 },
  tokens: { id: 'lamp', count: 3 },
  items: ['key'],
  abilities: w
    .wordsOf('moment')
    .map(({ word: at, isOfOne }) =>
      isOfOne ? w.whenever(at as 'damaged', 'moth', w.draw(1)) : w.ability(at as w.Moment, w.may(w.draw(1))),
    ),
  rules: HERO_RULES,
  deck: [
    w.card(
      'shove',
      {
        type: 'versatile',
        value: 4,
        boost: 2,
        copies: 1,
        by: 'lamplighter',
        boostBonus: [w.draw(1)],
        bonusAttack: { id: 'second-shove', value: 2, effects: [w.duringCombat(w.valueBecomes(w.printedValueOfMainDefense))] },
        standing: CARD_RULES,
      },
      w.withItem('key', w.afterCombat(w.bonusAttack)),
    ),
  ],
});
