/** What else a word can hold: spaces, cards, amounts, conditions, prices and further words. */
import { MOST_HEALTH } from '../data/define.ts';
import { type Compiler, compileFields, type Field, field, plain } from '../data/fields.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import {
  byField,
  type Data,
  isData,
  type Kind,
  list,
  markSaid,
  optional as maybe,
  name,
  nested,
  oneOf,
  numberOr as orWord,
  record,
  wholeFrom,
  within,
  yes,
  yourName,
} from '../data/kinds.ts';
import { matchOf } from '../data/match.ts';
import { inside, say } from '../data/place.ts';
import { wordNamed } from '../data/vocabulary.ts';
import {
  type Amount,
  type CardRule,
  type Cards,
  type Condition,
  type Effect,
  type HeroRule,
  type Price,
  type SpaceFilter,
  type Spaces,
  WHOSE,
} from '../data/words.ts';
import { MOST_FILTERS, wordMentions, wordOf } from './word-of.ts';

const MOST_IN_A_SENTENCE = 16;
export const MOST_OPTIONS = 8;
export const HIGHEST = 20;

export const flag: Field<true, true> = plain(yes);
export const whole = (least: number, most: number): Field<number, number> => plain(wholeFrom(least, most));
export const upToHighest = whole(1, HIGHEST);
export const healthField = whole(1, MOST_HEALTH);
export const whose = plain(oneOf('card', WHOSE));
/** A number, or one word in its place. */
export const numberOr = <W extends string>(other: W, { check }: Field<number, number>): Field<number | W, number | W> =>
  plain(orWord(other, check));

// Spaces
export type IsSpace = (game: Game, frame: Frame, space: number) => boolean;
export interface SpacesOf {
  /** Each of these must hold. */
  readonly meets: readonly IsSpace[];
  /** The same, leaving out that it must be empty. */
  readonly describes: readonly IsSpace[];
}
function spacesOf(where: Spaces, into: Compiler): SpacesOf {
  const words = where.map((each) => {
    const { fields, meets, isElsewhere } = wordNamed('place', (each as { is: string }).is)!;
    const args = compileFields(fields, each as Data, into) as never;
    return { isElsewhere, meets: (game: Game, frame: Frame, space: number) => meets(game, frame, args, space) };
  });
  return {
    meets: words.map(({ meets }) => meets),
    describes: words.filter(({ isElsewhere }) => !isElsewhere).map(({ meets }) => meets),
  };
}
export const spaces: Field<Spaces, SpacesOf> = field(
  list<SpaceFilter>(wordOf('is', 'filter', 'place'), { most: MOST_FILTERS }),
  spacesOf,
  (where) => where.some((each) => wordMentions(wordNamed('place', (each as { is: string }).is)!, each as Data)),
);
/** Spaces that meet a description, occupied or not. */
export const spacesThat = (game: Game, frame: Frame, { meets }: SpacesOf): number[] => spacesWhere(game, frame, meets);
export function spacesWhere(game: Game, frame: Frame, claims: readonly IsSpace[]): number[] {
  const { count } = matchOf(game).board;
  const found: number[] = [];
  for (let space = 0; space < count; space++) if (holdAll(game, frame, claims, space)) found.push(space);
  return found;
}
function holdAll(game: Game, frame: Frame, claims: readonly IsSpace[], space: number): boolean {
  for (let i = 0; i < claims.length; i++) if (!claims[i](game, frame, space)) return false;
  return true;
}

// Cards
/** Does a kind of card answer to the description? */
export type CardsOf = (game: Game, kind: number) => boolean;
const cardsOf =
  ({ tag, name: called, by }: Cards): CardsOf =>
  (game, kind) => {
    const { card } = matchOf(game).kinds[kind];
    return (
      (tag === undefined || (card.tags?.includes(tag) ?? false)) &&
      (called === undefined || card.id === called) &&
      (by === undefined || card.by === by)
    );
  };
export const cards: Field<Cards, CardsOf> = field(
  record<Cards>({ tag: maybe(yourName('tag')), name: maybe(yourName('card')), by: maybe(yourName('banner')) }),
  cardsOf,
);

// Amounts
export type AmountOf = (game: Game, frame: Frame) => number;
export function amountOf(amount: Amount, into: Compiler): AmountOf {
  if (typeof amount === 'number') return () => amount;
  if ('times' in amount) {
    const { times, of } = amount as { times: number; of: Amount };
    const one = amountOf(of, into);
    return (game, frame) => times * one(game, frame);
  }
  const { fields, count } = amountNamed(amount as Data);
  const args = compileFields(fields, amount as Data, into) as never;
  return (game, frame) => count(game, frame, args);
}
const amountNamed = (amount: Data) => wordNamed('amount', (amount.per ?? amount.the) as string)!;
const amountMentions = (amount: Amount): boolean => {
  if (typeof amount === 'number') return false;
  if ('times' in amount) return amountMentions((amount as { of: Amount }).of);
  return wordMentions(amountNamed(amount as Data), amount as Data);
};
const amountFrom = (least: number, leastTimes: number): Field<Amount, AmountOf> => {
  const check: Kind<Amount> = (value, at) => (isData(value) ? counted : wholeFrom(least, HIGHEST))(value, at);
  const counted = byField<Amount>({
    per: wordOf('per', 'amount', 'amount'),
    the: wordOf('the', 'amount', 'amount'),
    times: nested(record<{ times: number; of: Amount }>({ times: wholeFrom(leastTimes, HIGHEST), of: check })) as Kind<Amount>,
  });
  return field(check, amountOf, amountMentions);
};
export const amount = amountFrom(0, 1);
/** What is added to a value may be less than nothing. */
export const signedAmount = amountFrom(-HIGHEST, -HIGHEST);

// Conditions
export type ConditionOf = (game: Game, frame: Frame) => boolean;
export function conditionOf(condition: Condition, into: Compiler): ConditionOf {
  const { fields, holds } = wordNamed('condition', (condition as { if: string }).if)!;
  const args = compileFields(fields, condition as Data, into) as never;
  return (game, frame) => holds(game, frame, args);
}
export const condition: Field<Condition, ConditionOf> = field(wordOf('if', 'condition', 'condition'), conditionOf, (claim) =>
  wordMentions(wordNamed('condition', (claim as { if: string }).if)!, claim as Data),
);
/** With what it says: whoever hears that it does not hold hears what. */
export const claim: Field<Condition, { said: Condition; holds: ConditionOf }> = field(
  condition.check,
  (said, into) => ({ said, holds: conditionOf(said, into) }),
  condition.mentions,
);
export const conditions: Field<readonly Condition[], readonly ConditionOf[]> = field(
  list(condition.check, { least: 1, most: MOST_OPTIONS }),
  (claims, into) => claims.map((each) => conditionOf(each, into)),
  (claims) => claims.some(condition.mentions),
);

// Prices
export interface PriceOf {
  readonly cards: number;
  readonly canPay: (game: Game, frame: Frame) => boolean;
  readonly pay: (game: Game, frame: Frame, kinds: readonly number[]) => void;
}
export const price: Field<Price, PriceOf> = field(
  wordOf('pay', 'price', 'price'),
  (data, into) => {
    const word = wordNamed('price', (data as { pay: string }).pay)!;
    const args = compileFields(word.fields, data as Data, into) as never;
    return {
      cards: word.cards(args),
      canPay: (game, frame) => word.canPay(game, frame, args),
      pay: (game, frame, kinds) => word.pay(game, frame, args, kinds),
    };
  },
  (data) => wordMentions(wordNamed('price', (data as { pay: string }).pay)!, data as Data),
);

// Sentences
const shared: Kind<Effect> = wordOf('do', 'word', 'verb');
/** A word of one hero's own, defined beside its deck; its details are its own affair. */
const said: Kind<Effect> = (data, at) =>
  isData(data) && data.do === 'own' ? name('word')(data.word, inside(at, 'word')) : shared(data, at);
/** Does a sentence need to know which opponent it means, where no combat says so? */
export const mentionsOpponent = (words: readonly Effect[]): boolean =>
  words.some((each) => {
    const word = wordNamed('verb', (each as { do: string }).do);
    return word !== undefined && wordMentions(word, each as Data);
  });
/** Does it name the opponent's hero anywhere? */
const namesTheirHero = (words: readonly Effect[]): boolean => JSON.stringify(words).includes('"theirHero"');
const sentenceFrom = (least: number): Kind<readonly Effect[]> => list(said, { least, most: MOST_IN_A_SENTENCE });
const compileSentence = (words: readonly Effect[], into: Compiler): number => into.sentence(words as readonly Data[]);
/** One word after another, as the number of a block. A part of a sentence may be empty. */
export const sentence: Field<readonly Effect[], number> = field(sentenceFrom(0), compileSentence, mentionsOpponent);
/** A whole sentence says something. */
export const wholeSentence: Field<readonly Effect[], number> = field(sentenceFrom(1), compileSentence, mentionsOpponent);
export const sentences: Field<readonly (readonly Effect[])[], readonly number[]> = field(
  list(sentence.check, { least: 2, most: MOST_OPTIONS }),
  (options, into) => options.map((each) => compileSentence(each, into)),
  (options) => options.some(mentionsOpponent),
);
/** From the other side: “you” is the opponent. */
const turnedCheck = within((_, { isTurned }) => ({ isTurned: !isTurned }), sentence.check);
export const turned: Field<readonly Effect[], number> = field(turnedCheck, compileSentence, mentionsOpponent);
/** In a game of more than two, an opponent's opponents are not only you. */
export const turnedToAll: Field<readonly Effect[], number> = field(
  (value, at) => {
    if (at.isTurned) say(at, 'inside "opponent" nobody can tell who each opponent is');
    turnedCheck(value, at);
  },
  compileSentence,
  namesTheirHero,
);
/** What a rule reads in combat. */
export const spokenInCombat = <D, C>(inCombat: Field<D, C>): Field<D, C> => ({
  ...inCombat,
  check: within(() => ({ setting: 'combat' }), inCombat.check),
  inCombat,
});
/** What only a combat allows. */
export const onlyInCombat = (word: string): Field<true, true> => plain(markSaid(word, 'combat'));

export const heroRuleKind: Kind<HeroRule> = wordOf('rule', 'rule', 'heroRule');
export const cardRuleKind: Kind<CardRule> = wordOf('rule', 'rule', 'cardRule');
