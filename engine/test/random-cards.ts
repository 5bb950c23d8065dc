/** Cards that say anything the words can say, for games in which nobody knows what will happen. Every word there is takes part by existing. */
import {
  type Ability,
  type CardDefinition,
  type CardEffect,
  type CardRule,
  card,
  type Effect,
  type HeroDefinition,
  type HeroRule,
  hero,
  KINDS,
  learnHeroes,
  problemsOfHero,
  ROLES,
  type Setup,
  sidekick,
  type WordKind,
  wordNamed,
  wordsOf,
} from '@peerless/engine';
import type { Fields } from '../src/data/fields.ts';
import type { Kind } from '../src/data/kinds.ts';
import { type Noun, SETTINGS, type Setting } from '../src/data/place.ts';
import type { Word } from '../src/data/vocabulary.ts';
import { namesOf } from '../src/files/check-hero.ts';
import * as fields from '../src/words/fields.ts';
import * as fighters from '../src/words/fighters.ts';
import { CARES } from './cares.ts';
import { dice, inSomeOrder, numberOf, pickOf, type Random } from './playing.ts';

type Saying = Exclude<WordKind, 'moment' | 'step'>;
/** How a word of a kind is called in data; amounts say it themselves. */
const TAG: Readonly<Record<Saying, string>> = {
  verb: 'do',
  amount: 'per',
  condition: 'if',
  filter: 'is',
  place: 'is',
  price: 'pay',
  heroRule: 'rule',
  cardRule: 'rule',
};
/** “verb draw”: words of different kinds may have one name. */
export const calling = (kind: WordKind, word: string): string => `${kind} ${word}`;
/** Every word of every kind, so called. */
export const everyWord = (): string[] =>
  ([...Object.keys(TAG), 'moment'] as Exclude<WordKind, 'step'>[]).flatMap((kind) => wordsOf(kind).map(({ word }) => calling(kind, word)));

const below = (random: Random, n: number): number => Math.floor(random() * n);

/** Where something is said. */
interface Place {
  random: Random;
  /** Words that are to be said rather than others. */
  wanted: ReadonlySet<string>;
  hero: string;
  setting: Setting;
  /** From the opponent's side, where the hero's own names mean nothing. */
  isTurned: boolean;
  hasBonus: boolean;
  /** Words inside words so far. */
  depth: number;
}
const DEEPEST = 2;
const inside = (at: Place): Place => ({ ...at, depth: at.depth + 1 });
const fits = (at: Place, needed: Setting): boolean => SETTINGS.indexOf(needed) <= SETTINGS.indexOf(at.setting);

type Field = Exclude<Fields[string], { optional: unknown }>;
const ownField = (each: Fields[string]): Field => ('optional' in each ? each.optional : each);
const fieldsIn = (of: Fields): Field[] => Object.values(of).map(ownField);

/** Words in an order by chance, in which one more changes nothing among the others. */
const inOrder = <W extends { word: string }>(words: readonly W[], random: Random): W[] => {
  const order = inSomeOrder(
    words.map(({ word }) => ({ id: word })),
    random,
  );
  return order.map((id) => words.find(({ word }) => word === id)!);
};
/** One of these by chance, and a chance of its own for what it says: whatever it is, the words after it are the same. */
function oneAlone<W extends { word: string }>(kind: WordKind, words: readonly W[], random: Random): [W, Random] {
  const salt = random();
  const [word] = inOrder(words, () => salt);
  return [word, dice(numberOf(`${salt} ${calling(kind, word.word)}`))];
}
/** A word of a kind that can be said here, with its fields made up. */
function wordOf(kind: Saying, outer: Place, isAmong: (word: Word) => boolean = () => true): Record<string, unknown> {
  const open = (wordsOf(kind) as readonly Word[]).filter((word) => isAmong(word) && canBeSaid(word, outer));
  const wanted = open.filter(({ word }) => outer.wanted.has(calling(kind, word)));
  const [word, random] = oneAlone(kind, wanted.length && below(outer.random, 2) ? wanted : open, outer.random);
  const at = { ...outer, random };
  const tag = kind === 'amount' ? wordNamed('amount', word.word)!.tag : TAG[kind];
  const said: Record<string, unknown> = { [tag]: word.word };
  for (const [name, each] of Object.entries(word.fields)) {
    const field = ownField(each);
    if ('optional' in each && (below(at.random, 2) || !canBeFilled(field, at))) continue;
    said[name] = valueFor(field, at, `"${name}" of the ${kind} "${word.word}"`);
  }
  return said;
}
const canBeSaid = ({ said, needs, isYours, fields: of }: Word, at: Place): boolean =>
  fits(at, said) &&
  !(isYours && at.isTurned) &&
  (needs !== 'bonusAttack' || at.hasBonus) &&
  Object.values(of).every((each) => 'optional' in each || canBeFilled(each, at));
/** Some things mean something only in some places, and from one side. */
function canBeFilled(field: Field, at: Place): boolean {
  if (field === fields.turnedToAll) return !at.isTurned; // an opponent's opponents are not only you
  const { holds } = field.check;
  if (!holds) return true;
  if ('oneOf' in holds) return meaningful(holds, at).length > 0;
  return !('isYours' in holds && at.isTurned);
}
const meaningful = (
  { oneOf, said }: { oneOf: readonly unknown[]; said?: Setting | Readonly<Record<string, Setting>> },
  at: Place,
): unknown[] => oneOf.filter((each) => said === undefined || fits(at, typeof said === 'string' ? said : said[each as string]));

const MAKERS = new Map<Field, (at: Place) => unknown>([
  [fighters.fighter, fighter],
  [fighters.who, who],
  [fighters.fightersOf, group],
  [fields.spaces, (at) => upTo(at, 2, () => wordOf('place', at))],
  [fields.cards, (at) => (at.isTurned ? {} : pickOf([{}, { tag: 'odd' }, { name: 'plain' }, { by: 'any' }], at.random))],
  [fields.amount, (at) => (below(at.random, 3) ? below(at.random, 4) : wordOf('amount', at))],
  [fields.signedAmount, (at) => (below(at.random, 3) ? below(at.random, 6) - 2 : wordOf('amount', at))],
  [fields.condition, condition],
  [fields.claim, condition],
  [fields.conditions, (at) => [condition(at), condition(at)]],
  [fields.price, (at) => wordOf('price', at)],
  [fields.sentence, (at) => sentence(inside(at))],
  [fields.wholeSentence, (at) => sentence(inside(at))],
  [fields.sentences, (at) => [sentence(inside(at)), sentence(inside(at))]],
  [fields.turned, (at) => sentence({ ...inside(at), isTurned: !at.isTurned })],
  [fields.turnedToAll, (at) => sentence({ ...inside(at), isTurned: !at.isTurned })],
]);
function valueFor(field: Field, at: Place, what: string): unknown {
  if (field.inCombat) return valueFor(field.inCombat, { ...at, setting: 'combat' }, what);
  return MAKERS.has(field) ? MAKERS.get(field)!(at) : plainValue(field.check, at, what);
}
function plainValue({ holds }: Kind<unknown>, at: Place, what: string): unknown {
  if (!holds)
    throw new Error(`${what}: its kind does not say what its values are taken from (\`holds\`), so no card can be made up with it`);
  if ('some' in holds) return Array.from({ length: Math.max(1, holds.least) }, () => plainValue(holds.some, at, what));
  if ('from' in holds) return holds.from + below(at.random, Math.min(3, holds.to - holds.from + 1));
  if ('oneOf' in holds) return pickOf(meaningful(holds, at), at.random);
  return pickOf(namesIn(at.hero)[holds.noun] ?? [], at.random);
}
const upTo = <T>(at: Place, most: number, make: () => T): T[] => Array.from({ length: below(at.random, most + 1) }, make);

const AT_PLACE: Partial<Record<string, Setting>> = { yourFighter: 'turn', opposingFighter: 'combat', combatants: 'combat' };
const inPlace = <T extends string>(at: Place, words: readonly T[]): T[] => words.filter((word) => fits(at, AT_PLACE[word] ?? 'anywhere'));
function fighter(at: Place): unknown {
  return pickOf([...inPlace(at, ROLES), ...(at.isTurned ? [] : [{ named: at.hero }, { named: 'imp' }])], at.random);
}
function group(at: Place): unknown {
  const of = pickOf([...inPlace(at, KINDS), ...(at.isTurned ? [] : [{ named: 'imp' }])], at.random);
  return { of, where: upTo(at, 1, () => wordOf('filter', at)) };
}
function who(at: Place): unknown {
  return pickOf([fighter, (here: Place) => ({ one: group(here) }), (here: Place) => ({ each: group(here) })], at.random)(at);
}
/** Conditions about conditions end somewhere. */
function condition(at: Place): unknown {
  const isNested = ({ fields: of }: Word): boolean => fieldsIn(of).some((each) => each === fields.condition || each === fields.conditions);
  return wordOf('condition', inside(at), (word) => at.depth < DEEPEST || !isNested(word));
}

const SENTENCES: readonly Field[] = [fields.sentence, fields.sentences, fields.turned, fields.turnedToAll];
const holdsSentences = ({ fields: of }: Word): boolean => fieldsIn(of).some((each) => SENTENCES.includes(each));
/** Words that hold words come less often, and end somewhere. */
function verb(at: Place): Effect {
  const isOuter = at.depth < DEEPEST && below(at.random, 4) === 0;
  const said = wordOf('verb', at, (word) => holdsSentences(word) === isOuter);
  return (CARES.get(said.do as string)?.(said, { isTurned: at.isTurned, sidekick: 'imp' }) ?? said) as unknown as Effect;
}
function sentence(at: Place): Effect[] {
  return Array.from({ length: 1 + below(at.random, 3) }, () => verb(at));
}
/** What may set itself off again costs something that runs out. */
const atAPrice = (does: readonly Effect[]): Effect[] => [{ do: 'pay', price: { pay: 'counter', count: 1 }, then: does }];

const SHAPE = {
  sidekicks: [
    sidekick('imp', { count: 2, health: 2, reach: 'melee' as const }),
    sidekick('double', { health: 1, reach: 'melee' as const, offBoard: true }),
  ],
  forms: ['calm', 'wild'],
  counter: { id: 'spark', start: 1, max: 3 },
  tokens: { id: 'mist', count: 2 },
  items: ['rope', 'bell'],
};
/** What the made-up hero has, by name. */
const namesIn = (id: string): Partial<Record<Noun, readonly string[]>> => namesOf({ ...SHAPE, id, deck: [{ id: 'plain', tags: ['odd'] }] });

/** Makes up one hero. */
function heroBy(at: Place): HeroDefinition {
  const { random, hero: id } = at;
  const said = (setting: Setting, hasBonus = false): Effect[] => sentence({ ...at, setting, hasBonus });
  const timed = (when: CardEffect['at'], setting: Setting, hasBonus = false): CardEffect => ({
    at: when,
    does: said(setting, hasBonus),
    ...(below(random, 6) ? {} : { item: pickOf(SHAPE.items, random) }),
  });
  const inCombat = (hasBonus: boolean): CardEffect[] =>
    Array.from({ length: 1 + below(random, 2) }, () =>
      pickOf(
        [
          () => timed('immediately', 'combat'),
          () => timed('duringCombat', 'combat'),
          () => timed('afterCombat', 'afterCombat', hasBonus),
          () => timed('afterCombat', 'afterCombat', hasBonus),
        ],
        random,
      )(),
    );
  const ruleOfCard = (): CardRule => {
    const rule = wordOf('cardRule', { ...at, setting: 'play' });
    return ('does' in rule ? { ...rule, does: atAPrice(rule.does as Effect[]) } : rule) as unknown as CardRule;
  };
  const about = () => ({
    copies: 4,
    by: pickOf(['any', 'any', id, 'imp', 'calm'], random),
    tags: pickOf([[], ['odd']], random),
    item: pickOf([...SHAPE.items, 'wild'], random),
    ...(below(random, 4) ? { boost: below(random, 4) } : {}),
    ...(below(random, 2) ? {} : { standing: [ruleOfCard()] }),
    ...(below(random, 6) ? {} : { boostBonus: said('play') }),
  });
  const cardOf = (n: number): CardDefinition => {
    const shape = below(random, 4);
    if (shape === 0) return card(`card-${n}`, { type: 'scheme', ...about() }, timed('scheme', 'turn'));
    const printed = { value: below(random, 4), ...about() };
    if (shape < 3) return card(`card-${n}`, { type: pickOf(['attack', 'defense', 'versatile'], random), ...printed }, ...inCombat(false));
    const bonusAttack = { id: `bonus-${n}`, value: 2, effects: inCombat(false) };
    return card(`card-${n}`, { type: 'attack', ...printed, bonusAttack }, ...inCombat(true), {
      at: 'afterCombat',
      does: [{ do: 'bonusAttack' }],
    });
  };
  const abilityAt = ({ word, setting, isOfOne }: ReturnType<typeof wordsOf<'moment'>>[number]): Ability => ({
    at: word as Ability['at'],
    ...(isOfOne ? { of: pickOf([id, 'imp'], random) } : {}),
    does: atAPrice(said(setting)),
  });
  const rules = Array.from({ length: 4 }, () => wordOf('heroRule', { ...at, setting: 'play' }) as unknown as HeroRule);
  return hero(id, {
    health: 14,
    move: 2,
    reach: 'ranged',
    ...SHAPE,
    abilities: inOrder(wordsOf('moment'), random).slice(0, 4).map(abilityAt),
    rules,
    deck: [
      ...[1, 2, 3, 4, 5, 6].map(cardOf),
      card('plain', { type: 'versatile', value: 3, boost: 1, copies: 6, by: 'any', tags: ['odd'], item: 'wild' }),
    ],
  });
}

let made = 0;
const NONE_WANTED: ReadonlySet<string> = new Set();
/** A hero with everything a hero can have, whose cards and abilities say anything. Each has a name of its own, since heroes are known by name. */
export function randomHero(random: Random, wanted = NONE_WANTED): HeroDefinition {
  const salt = random();
  for (let n = 0; ; n++) {
    const at: Place = {
      random: dice(numberOf(`${salt} ${n}`)),
      wanted,
      hero: `anybody-${++made}`,
      setting: 'play',
      isTurned: false,
      hasBonus: false,
      depth: 0,
    };
    const anybody = heroBy(at);
    if (problemsOfHero(anybody).some(({ path }) => path === '')) continue; // it came to too many words
    learnHeroes([anybody]);
    return anybody;
  }
}

const PLACES: readonly Omit<Setup, 'heroes'>[] = [
  { board: 'marmoreal', mode: 'duel', options: { turnLimit: 40 } },
  {
    board: 'heorot',
    mode: 'duel',
    options: { turnLimit: 40, gameEnd: 'endOfAction', boostOnTextlessAttack: 'kept', bonusAttackOfDefeated: 'lost' },
  },
  { board: 'marmoreal', mode: 'freeForAll', options: { turnLimit: 40 } },
  { board: 'hanging-gardens', mode: 'teams', options: { turnLimit: 40, mulligan: true } },
];
const SEATS = { duel: 2, freeForAll: 3, teams: 4 };
/** The nth of a row of setups with random heroes: duels, a free-for-all and teams in turn. */
export function randomSetup(n: number, random: Random, wanted = NONE_WANTED): Setup {
  const place = PLACES[n % PLACES.length];
  return { ...place, heroes: Array.from({ length: SEATS[place.mode ?? 'duel'] }, () => randomHero(random, wanted).id) };
}
