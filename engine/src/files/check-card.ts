/** What a card of a deck must look like. */

import { type CardDefinition, type CardType, TYPES } from '../data/define.ts';
import {
  BY_ID,
  type Data,
  ITSELF,
  id,
  isData,
  type Kind,
  list,
  listed,
  name,
  oneOf,
  optional,
  record,
  wholeFrom,
  within,
} from '../data/kinds.ts';
import { inside, type Place, type Setting, say } from '../data/place.ts';
import { wordsOf } from '../data/vocabulary.ts';
import { type CardEffect, TIMINGS, type Timing } from '../data/words.ts';
import { cardRuleKind, HIGHEST, wholeSentence } from '../words/fields.ts';

const DECK = 30; // R-1.1
const MOST_KINDS = 40;
const MOST_EFFECTS = 8;

const SETTING: Record<Timing, Setting> = { immediately: 'combat', duringCombat: 'combat', afterCombat: 'afterCombat', scheme: 'turn' };
const isType = (type: unknown): type is CardType => TYPES.includes(type as CardType);
const isTiming = (at: unknown): at is Timing => TIMINGS.includes(at as Timing);

const cardEffect = within(
  ({ at }) => ({ setting: isTiming(at) ? SETTING[at] : 'afterCombat' }),
  record<CardEffect>({ at: oneOf('timing', TIMINGS), item: optional(name('item')), does: wholeSentence.check }),
);
const cardEffects = list(cardEffect, { most: MOST_EFFECTS });
const value = wholeFrom(0, HIGHEST);

const bonus: Kind<NonNullable<CardDefinition['bonusAttack']>> = within(
  (_, { names }) => ({ names: { ...names, bonusAttack: [] } }),
  record({ id, value, effects: cardEffects }),
);

const fields = record<CardDefinition>({
  id,
  type: oneOf('type', TYPES),
  value: optional(value),
  boost: optional(wholeFrom(0, HIGHEST)),
  copies: wholeFrom(1, DECK),
  by: name('banner'),
  tags: optional(list(id, { most: 6, apart: ITSELF })),
  item: optional(name('symbol')),
  effects: cardEffects,
  boostBonus: optional(wholeSentence.check),
  bonusAttack: optional(bonus),
  standing: optional(list(cardRuleKind, { most: MOST_EFFECTS })),
});

function checkValue(card: Data, at: Place): void {
  if (card.type === 'scheme' && card.value !== undefined) say(inside(at, 'value'), 'a scheme has no value');
  const isForCombat = isType(card.type) && card.type !== 'scheme';
  if (isForCombat && card.value === undefined) say(inside(at, 'value'), 'is missing; only a scheme has none');
}
function checkTimings(effects: unknown, type: unknown, at: Place): void {
  if (!isType(type)) return;
  listed(effects).forEach((effect, i) => {
    if (!isData(effect) || !isTiming(effect.at) || (effect.at === 'scheme') === (type === 'scheme')) return;
    say(inside(inside(at, i), 'at'), `"${effect.at}" does not fit ${type === 'attack' ? 'an' : 'a'} ${type} card`);
  });
}
/** The words that make a bonus attack happen. */
const bonusWords = (): string[] =>
  wordsOf('verb')
    .filter(({ needs }) => needs === 'bonusAttack')
    .map(({ word }) => word);
function checkBonusAttack(card: Data, isSaid: boolean, at: Place): void {
  if (card.bonusAttack === undefined) return;
  if (card.type === 'defense' || card.type === 'scheme') say(at, 'only an attack or versatile card has a bonus attack');
  if (!isSaid)
    say(
      at,
      `no effect of the card says ${bonusWords()
        .map((word) => `"${word}"`)
        .join(' or ')}`,
    );
  if (isData(card.bonusAttack)) checkTimings(card.bonusAttack.effects, 'attack', inside(at, 'effects'));
}
const card: Kind<CardDefinition> = (value, at) => {
  const before = at.said.length;
  const bonusAttack = isData(value) && value.bonusAttack !== undefined ? ['bonusAttack'] : [];
  fields(value, { ...at, names: { ...at.names, bonusAttack } });
  if (!isData(value)) return;
  checkValue(value, at);
  checkTimings(value.effects, value.type, inside(at, 'effects'));
  const said = at.said.slice(before);
  checkBonusAttack(
    value,
    bonusWords().some((word) => said.includes(word)),
    inside(at, 'bonusAttack'),
  );
};

/** R-1.1 */
function checkCount(deck: unknown, at: Place): void {
  const copies = listed(deck).map((each) => (isData(each) && typeof each.copies === 'number' ? each.copies : Number.NaN));
  const count = copies.reduce((sum, each) => sum + each, 0);
  if (!Number.isNaN(count) && count !== DECK) say(at, `must be ${DECK} cards with all copies, not ${count}`);
}
export const deck: Kind<readonly CardDefinition[]> = (value, at) => {
  list(card, { least: 1, most: MOST_KINDS, apart: BY_ID })(value, at);
  checkCount(value, at);
};
