/** What each word of a sentence must look like, and where it can be said. */
import {
  afterCombat,
  anywhere,
  byField,
  checkSetting,
  type Data,
  inCombat,
  inPlay,
  inside,
  isData,
  type Kind,
  list,
  name,
  needing,
  needingYour,
  nested,
  oneOf,
  onTurn,
  optional,
  type Place,
  record,
  type Setting,
  say,
  type Words,
  wholeFrom,
  within,
  word,
  wordIn,
  yes,
  yourName,
} from './check-kinds.ts';
import type { Amount, Cards, Condition, Effect, Fighter, Filter, Group, KINDS, Price, ROLES, SpaceFilter, Spaces, Who } from './words.ts';
import { WHOSE } from './words.ts';

const MOST_IN_A_SENTENCE = 16;
const MOST_OPTIONS = 8;
const MOST_FILTERS = 6;
export const HIGHEST = 20;
export const MOST_HEALTH = 99;

const upToHighest = wholeFrom(1, HIGHEST);
const flag = optional(yes);

const ROLE: Record<(typeof ROLES)[number], Setting> = {
  yourHero: 'setup',
  yourFighter: 'turn',
  opposingFighter: 'combat',
  theirHero: 'setup',
  it: 'setup',
};
const GROUP: Record<(typeof KINDS)[number], Setting> = {
  fighters: 'setup',
  yourFighters: 'setup',
  friendlyFighters: 'setup',
  opposingFighters: 'setup',
  combatants: 'combat',
};

/** A plain word, or a record in its place. */
const orRecord =
  <W, R>(plain: Kind<W>, kind: Kind<R>): Kind<W | R> =>
  (value, at) =>
    (isData(value) ? kind : plain)(value, at);
const named = record<{ named: string }>({ named: yourName('fighter') });
const role = wordIn('fighter', ROLE);
const fighter: Kind<Fighter> = orRecord(role, named);

const filter = word<Filter, 'is'>('is', 'filter', {
  adjacentTo: anywhere({ who: fighter }),
  inZoneOf: anywhere({ who: fighter }),
  otherThan: anywhere({ who: fighter }),
  onToken: needingYour('token', {}),
  inPickedSpaces: anywhere({}),
  movedThrough: anywhere({}),
});
const group = record<Group>({
  of: orRecord(wordIn('group', GROUP), named),
  where: optional(list(filter, { most: MOST_FILTERS })),
});
const who: Kind<Who> = orRecord(role, byField<Who>({ named, one: record({ one: group }), each: record({ each: group }) }));

const spaceFilter = word<SpaceFilter, 'is'>('is', 'filter', {
  empty: anywhere({}),
  inZoneOf: anywhere({ who: fighter }),
  adjacentTo: anywhere({ who: fighter }),
  adjacentToPicked: anywhere({}),
  withToken: needingYour('token', {}),
  withoutToken: needingYour('token', {}),
  picked: anywhere({}),
});
const where: Kind<Spaces> = list(spaceFilter, { most: MOST_FILTERS });

const cards = record<Cards>({ tag: optional(yourName('tag')), name: optional(yourName('card')), by: optional(yourName('banner')) });

const per = word<Extract<Amount, { per: string }>, 'per'>('per', 'amount', {
  cardInDiscard: anywhere({ cards }),
  fighter: anywhere({ group }),
  counter: needingYour('counter', {}),
  zoneOf: anywhere({ who: fighter }),
  done: anywhere({}),
  combatDamage: afterCombat({}),
});
const the = word<Extract<Amount, { the: string }>, 'the'>('the', 'amount', {
  boost: anywhere({ of: wordIn('card', { card: 'setup', theirCard: 'combat' }) }),
  printedValue: anywhere({ of: wordIn('card', { theirCard: 'combat', mainDefense: 'combat' }) }),
});
const amountFrom = (least: number, leastTimes: number): Kind<Amount> => {
  const amount: Kind<Amount> = (value, at) => (isData(value) ? counted : wholeFrom(least, HIGHEST))(value, at);
  const counted = byField<Amount>({ per, the, times: nested(record({ times: wholeFrom(leastTimes, HIGHEST), of: amount })) });
  return amount;
};
export const amount = amountFrom(0, 1);
/** What is added to a value may be less than nothing. */
export const signedAmount = amountFrom(-HIGHEST, -HIGHEST);

const conditions: Words<Condition, 'if'> = {
  won: afterCombat({}),
  lost: afterCombat({}),
  isHero: anywhere({ who: fighter }),
  isThe: anywhere({ who: fighter, named: name('fighter') }),
  startedElsewhere: anywhere({ who: fighter }),
  startedInAnotherZone: anywhere({ who: fighter }),
  adjacent: anywhere({ who: fighter, to: fighter }),
  inZoneOf: anywhere({ who: fighter, of: fighter }),
  onBoard: anywhere({ who: fighter }),
  isDefeated: anywhere({ who: fighter }),
  healthAtMost: anywhere({ who: fighter, health: wholeFrom(0, MOST_HEALTH) }),
  onToken: needingYour('token', { who: fighter }),
  startedOnToken: needingYour('token', { who: fighter }),
  inForm: anywhere({ form: yourName('form') }),
  handIs: anywhere({ cards: wholeFrom(0, HIGHEST) }),
  attacking: inCombat({}),
  defending: inCombat({}),
  theyPlayedACard: inCombat({}),
  thisCardIsInPlay: inCombat({}),
  valuesAreEqual: afterCombat({}),
  namedTheirPrintedValue: inCombat({}),
  actionNumber: anywhere({ is: upToHighest }),
  yourTurn: anywhere({}),
  atLeast: anywhere({ amount, than: upToHighest }),
  anyDefeated: anywhere({}),
  wasDamaged: anywhere({ who: fighter }),
  cardPicked: anywhere({}),
  not: anywhere({ that: (value, at) => condition(value, at) }),
  all: anywhere({ of: list((value, at) => condition(value, at), { least: 1, most: MOST_OPTIONS }) }),
};
export const condition: Kind<Condition> = word<Condition, 'if'>('if', 'condition', conditions);

const price = word<Price, 'pay'>('pay', 'price', {
  cards: anywhere({ cards: upToHighest }),
  counter: needingYour('counter', { count: upToHighest }),
  damage: inPlay({ who: fighter, amount: upToHighest }),
});

const sentences = (least: number): Kind<readonly Effect[]> => list((value, at) => effect(value, at), { least, most: MOST_IN_A_SENTENCE });
/** One after another; a part of a sentence may be empty, a whole one not. */
const then = sentences(0);
export const sentence = sentences(1);
const turned = within((_, { isTurned }) => ({ isTurned: !isTurned }), then);
/** In a game of more than two, an opponent's opponents are not only you. */
const turnedToAll: Kind<readonly Effect[]> = (value, at) => {
  if (at.isTurned) say(at, 'inside "opponent" nobody can tell who each opponent is');
  turned(value, at);
};
const option = optional(then);

/** The part of a word that only a combat allows. */
const takesOver = optional<true>((value, at) => {
  yes(value, at);
  checkSetting('takesOver', 'combat', at);
});
const numberOr =
  <W extends string>(other: W, kind: Kind<number>): Kind<number | W> =>
  (value, at) => {
    if (value !== other) kind(value, at);
  };
const whose = oneOf('card', WHOSE);
const value = wholeFrom(0, HIGHEST);
const health = wholeFrom(1, MOST_HEALTH);

type Shared = Exclude<Effect, { do: 'own' }>;
const effects: Words<Shared, 'do'> = {
  move: inPlay({ who, upTo: amount, through: flag, tracked: flag }),
  place: inPlay({ who: fighter, where }),
  swap: inPlay({ who: fighter, with: fighter, takesOver }),
  damage: inPlay({ who, amount }),
  recover: anywhere({ who, amount }),
  setHealth: anywhere({ who: fighter, to: health }),
  defeat: inPlay({ who: fighter }),
  draw: anywhere({ cards: amount }),
  bothDraw: inPlay({ cards: amount }),
  discard: anywhere({ cards: amount }),
  discardAnyNumber: anywhere({ cards }),
  discardRandom: anywhere({ cards: upToHighest }),
  discardTop: anywhere({}),
  turnTop: anywhere({}),
  lookAtHand: anywhere({}),
  pickFromHand: anywhere({}),
  discardPicked: inPlay({}),
  putPickedUnder: anywhere({}),
  putBack: anywhere({ cards: upToHighest, where: oneOf('end of the deck', ['top', 'bottom']) }),
  takeFromDiscard: anywhere({ cards, all: flag }),
  takeFromBoosts: inCombat({}),
  takeTopOfDiscard: anywhere({}),
  takeBack: inCombat({}),
  search: anywhere({ name: yourName('card') }),
  boost: inCombat({ card: whose, times: optional(wholeFrom(1, 5)) }),
  cancel: inCombat({}),
  setValue: inCombat({ card: whose, to: amount }),
  addValue: inCombat({ amount: signedAmount }),
  shiftValue: inCombat({}),
  ignoreValue: inCombat({ card: whose }),
  lockValue: inCombat({ card: whose, to: value, against: oneOf('guard', ['cards', 'all']) }),
  setPrinted: inCombat({ card: whose, to: amount }),
  lockYourValues: anywhere({ to: value }),
  preventCombatDamage: inCombat({}),
  sendCombatDamage: inCombat({ to: oneOf('fighter in the combat', ['yourFighter', 'opposingFighter']) }),
  gainActions: anywhere({ actions: wholeFrom(1, 5) }),
  endTurn: onTurn({}),
  changeForm: needingYour('form', { to: optional(name('form')) }),
  pickForm: needingYour('form', {}),
  gainCounter: needingYour('counter', { count: amount }),
  moveToken: needing('token', anywhere({ upTo: upToHighest, another: flag })),
  relocateTokens: needing('token', anywhere({ count: numberOr('any', upToHighest), where, under: optional(fighter) })),
  pickSpace: anywhere({ where }),
  summon: inPlay({ named: yourName('sidekick'), where }),
  summonInPlace: inPlay({ named: yourName('sidekick') }),
  returnDefeated: inPlay({ named: yourName('sidekick'), where, takesOver }),
  returnFallen: inCombat({ who: fighter, health }),
  leaveBoard: inPlay({ who: fighter }),
  bonusAttack: needing('bonusAttack', afterCombat({})),
  replaceYourCard: inCombat({}),
  replaceTheirCard: inCombat({}),
  nameNumber: anywhere({}),
  if: anywhere({ cond: condition, then, else: option }),
  may: anywhere({ then, else: option }),
  pay: anywhere({ price, then }),
  payAnyNumber: needingYour('counter', { then }),
  choose: anywhere({ count: numberOr('done', wholeFrom(1, MOST_OPTIONS)), of: list(then, { least: 2, most: MOST_OPTIONS }) }),
  opponent: inPlay({ does: turned }),
  opponentMay: inPlay({ then: turned, else: then }),
  eachOpponent: inPlay({ does: turnedToAll }),
};

/** What people say for our words. */
const ALSO_CALLED: Readonly<Partial<Record<Effect['do'], string>>> = {
  recover: 'heal restore cure',
  damage: 'hurt harm wound hit deal',
  defeat: 'kill destroy',
  move: 'walk run push charge moveThrough',
  place: 'teleport put',
  swap: 'exchange swapRoles',
  takeFromDiscard: 'take takeAllFromDiscard',
  search: 'find tutor',
  lookAtHand: 'look peek',
  addValue: 'add plus',
  setValue: 'valueBecomes become',
  boost: 'boostTwice',
  cancel: 'negate',
  preventCombatDamage: 'prevent',
  ignoreValue: 'ignore',
  gainActions: 'gainAction act',
  changeForm: 'becomeForm transform',
  summon: 'spawn',
  returnDefeated: 'revive resurrect',
  if: 'when whenElse',
  may: 'optional',
  pay: 'spend mayPay',
  choose: 'chooseOne or',
  opponent: 'enemy foe',
};
const SYNONYMS = Object.fromEntries(Object.entries(ALSO_CALLED).flatMap(([ours, theirs]) => theirs.split(' ').map((each) => [each, ours])));
const shared = word<Shared, 'do'>('do', 'word', effects, SYNONYMS);
/** Its details are the own word's affair. */
const own = (data: Data, at: Place): void => name('word')(data.word, inside(at, 'word'));
const effect: Kind<Effect> = (data, at) => (isData(data) && data.do === 'own' ? own(data, at) : shared(data, at));
