/** What a hero must look like. */

import { type Ability, type HeroDefinition, MOST_HEALTH, type Reach, type Sidekick } from '../data/define.ts';
import {
  also,
  BY_ID,
  type Data,
  ITSELF,
  id,
  idsOf,
  isData,
  type Kind,
  list,
  listed,
  MOST_WORDS,
  name,
  oneOf,
  optional,
  record,
  strange,
  texts,
  wholeFrom,
  within,
  yes,
} from '../data/kinds.ts';
import { inside, type Place, say } from '../data/place.ts';
import { type MomentWord, wordNamed, wordsOf } from '../data/vocabulary.ts';
import type { Moment } from '../data/words.ts';
import { heroRuleKind, wholeSentence } from '../words/fields.ts';
import { deck } from './check-card.ts';

/** Fighters of four seats are the bits of one number. */
const MOST_FIGHTERS = 8;
const MOST_ABILITIES = 8;
const MOST_TOKENS = 8;

const reach: Kind<Reach> = oneOf('reach', ['melee', 'ranged']);
const health = wholeFrom(1, MOST_HEALTH);
const sidekick = record<Sidekick>({
  id,
  count: wholeFrom(1, MOST_FIGHTERS - 1),
  health,
  reach,
  offBoard: optional(yes),
});

const momentOf = (at: unknown): MomentWord | undefined => (typeof at === 'string' ? wordNamed('moment', at) : undefined);
const moment: Kind<Moment> = (value, at) => {
  if (!momentOf(value))
    say(
      at,
      strange(
        'moment',
        value,
        wordsOf('moment').map(({ word }) => word),
      ),
    );
};
const ability: Kind<Ability> = also(
  within(
    ({ at }) => ({ setting: momentOf(at)?.setting ?? 'afterCombat' }),
    record<Ability>({ at: moment, of: optional(name('fighter')), does: wholeSentence.check }),
  ),
  (data, at) => {
    const known = momentOf(data.at);
    if (known?.isOfOne && data.of === undefined) say(inside(at, 'of'), `is missing: whose? "${data.at}" is the moment of one fighter`);
    if (known && !known.isOfOne && data.of !== undefined) say(inside(at, 'of'), `"${data.at}" is not the moment of one fighter`);
  },
);

/** Only code brings these: no data can. */
const words: Kind<NonNullable<HeroDefinition['words']>> = (value, at) => {
  if (!isData(value)) return say(at, 'must be an object of verbs');
  for (const [own, verb] of Object.entries(value)) {
    if (!isData(verb) || typeof verb.perform !== 'function') say(inside(at, own), 'must be a verb, which is code; data cannot bring one');
  }
};
const NAMES = { least: 1, most: 8, apart: ITSELF };

const fields = record<HeroDefinition>({
  id,
  health,
  move: wholeFrom(1, 9),
  reach,
  sidekicks: list(sidekick, { most: MOST_FIGHTERS - 1, apart: BY_ID }),
  forms: optional(list(id, { ...NAMES, least: 2 })),
  counter: optional(
    also(record<NonNullable<HeroDefinition['counter']>>({ id, start: wholeFrom(0, 20), max: wholeFrom(1, 20) }), ({ start, max }, at) => {
      if (typeof start === 'number' && typeof max === 'number' && start > max)
        say(inside(at, 'start'), `${start} is more than max, ${max}`);
    }),
  ),
  tokens: optional(record<NonNullable<HeroDefinition['tokens']>>({ id, count: wholeFrom(1, MOST_TOKENS) })),
  items: optional(list(id, NAMES)),
  abilities: optional(list(ability, { most: MOST_ABILITIES })),
  rules: optional(list(heroRuleKind, { most: MOST_ABILITIES })),
  words: optional(words),
  deck,
});

/** Everything the hero's sentences can name, as far as it can be read. */
export function namesOf(hero: unknown): Place['names'] {
  if (!isData(hero)) return {};
  const sidekicks = idsOf(hero.sidekicks);
  const fighters = [...texts([hero.id]), ...sidekicks];
  const forms = texts(hero.forms);
  const items = texts(hero.items);
  return {
    fighter: fighters,
    sidekick: sidekicks,
    banner: ['any', ...fighters, ...forms],
    form: forms,
    counter: idsOf([hero.counter]),
    token: idsOf([hero.tokens]),
    item: items,
    symbol: items.length ? [...items, 'wild'] : [],
    card: idsOf(hero.deck),
    tag: texts(listed(hero.deck).flatMap((card) => (isData(card) ? listed(card.tags) : []))),
    word: isData(hero.words) ? Object.keys(hero.words) : [],
  };
}

/** Fighters as they are called in a game: several of one name are numbered. */
function callings(hero: Data): string[] {
  const called = texts([hero.id]);
  for (const each of listed(hero.sidekicks).slice(0, MOST_FIGHTERS)) {
    if (!isData(each) || typeof each.id !== 'string' || typeof each.count !== 'number') continue;
    if (each.count === 1) called.push(each.id);
    for (let n = 1; n <= Math.min(each.count, MOST_FIGHTERS) && each.count > 1; n++) called.push(`${each.id}-${n}`);
  }
  return called;
}
function checkNames(hero: Data, at: Place): void {
  const called = callings(hero);
  const { fighter = [], sidekick: sidekicks = [] } = at.names;
  if (called.length > MOST_FIGHTERS) say(inside(at, 'sidekicks'), `a hero and its sidekicks are at most ${MOST_FIGHTERS} fighters`);
  const twice = called.find((each, i) => called.indexOf(each) !== i);
  if (twice !== undefined) say(inside(at, 'sidekicks'), `two fighters would be called "${twice}"`);
  else if (sidekicks.includes(hero.id as string)) say(inside(at, 'sidekicks'), `"${hero.id}" is the hero`);
  if (fighter.includes('any')) say(at, 'no fighter can be called "any"');
  listed(hero.forms).forEach((form, i) => {
    if (form === 'any' || fighter.includes(form as string)) say(inside(inside(at, 'forms'), i), `"${form}" has another meaning on a card`);
  });
  listed(hero.items).forEach((item, i) => {
    if (item === 'wild') say(inside(inside(at, 'items'), i), '"wild" stands for any item');
  });
}
export const hero: Kind<HeroDefinition> = also(fields, (data, at) => {
  checkNames(data, at);
  if (at.said.length > MOST_WORDS) say(at, `must have at most ${MOST_WORDS} words in all`);
});
