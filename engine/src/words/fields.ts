/** What a word can hold: fighters, spaces, cards, amounts, conditions, prices and further words. */
import { type Compiler, checksOf, compileFields, type Field, field, fieldsMention, plain } from '../data/fields.ts';
import type { Frame } from '../data/frame.ts';
import type { Game } from '../data/game.ts';
import {
  byField,
  checkFields,
  checkNeeds,
  checkSetting,
  type Data,
  inside,
  isData,
  type Kind,
  list,
  MOST_WORDS,
  markSaid,
  optional as maybe,
  name,
  nested,
  oneOf,
  numberOr as orWord,
  record,
  type Setting,
  say,
  strange,
  wholeFrom,
  within,
  wordIn,
  yes,
  yourName,
} from '../data/kinds.ts';
import { matchOf } from '../data/match.ts';
import { shown } from '../data/problems.ts';
import { type Word, type WordKind, wordNamed, wordsOf } from '../data/vocabulary.ts';
import {
  type Amount,
  type CardRule,
  type Cards,
  type Condition,
  type Effect,
  type Fighter,
  type Filter,
  type Group,
  type HeroRule,
  type KINDS,
  type Price,
  type ROLES,
  type SpaceFilter,
  type Spaces,
  WHOSE,
  type Who,
} from '../data/words.ts';
import { theirSide, yourSide } from '../machine/query.ts';
import { areAllies, isOnBoard } from '../machine/seats.ts';

const MOST_IN_A_SENTENCE = 16;
export const MOST_OPTIONS = 8;
const MOST_FILTERS = 6;
export const HIGHEST = 20;
export const MOST_HEALTH = 99;

export const flag: Field<true, true> = plain(yes);
export const whole = (least: number, most: number): Field<number, number> => plain(wholeFrom(least, most));
export const upToHighest = whole(1, HIGHEST);
export const healthField = whole(1, MOST_HEALTH);
export const whose = plain(oneOf('card', WHOSE));
/** A number, or one word in its place. */
export const numberOr = <W extends string>(other: W, { check }: Field<number, number>): Field<number | W, number | W> =>
  plain(orWord(other, check));

/** What the words of a kind must look like: each says so itself. */
function wordOf<D>(tag: string, what: string, kind: Exclude<WordKind, 'moment'>): Kind<D> {
  return nested((value, at) => {
    if (!isData(value)) return say(at, `must be an object with "${tag}", not ${shown(value)}`);
    const said = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const word: Word | undefined = typeof said === 'string' ? wordNamed(kind, said) : undefined;
    if (!word) return say(inside(at, tag), strange(what, said, namesOf(kind, tag), kind === 'verb' ? synonyms() : {}));
    if (at.said.push(word.word) > MOST_WORDS) return;
    checkSetting(word.word, word.said, inside(at, tag));
    if (word.needs) checkNeeds(word.word, word.needs, word.isYours, inside(at, tag));
    checkFields(value, checksOf(word.fields), at, tag);
  });
}
const namesOf = (kind: WordKind, tag: string): string[] =>
  wordsOf(kind)
    .filter((each) => !('tag' in each) || each.tag === tag)
    .map(({ word }) => word);
/** What people say for our words. */
const synonyms = (): Record<string, string> =>
  Object.fromEntries(wordsOf('verb').flatMap(({ word, also }) => also.split(' ').map((each) => [each, word])));

/** A plain word, or a record in its place. */
const orRecord =
  <W, R>(plainWord: Kind<W>, kind: Kind<R>): Kind<W | R> =>
  (value, at) =>
    (isData(value) ? kind : plainWord)(value, at);

// Fighters
const ROLE: Record<(typeof ROLES)[number], Setting> = {
  yourHero: 'anywhere',
  yourFighter: 'turn',
  opposingFighter: 'combat',
  theirHero: 'anywhere',
  it: 'anywhere',
};
const named = record<{ named: string }>({ named: yourName('fighter') });
const role = wordIn('fighter', ROLE);
/** The fighter that is meant; −1 if there is none. It may be off the board. */
export type FighterOf = (game: Game, frame: Frame) => number;
const ROLE_OF: Record<(typeof ROLES)[number], FighterOf> = {
  it: (_game, frame) => frame.it,
  yourHero: (game, frame) => matchOf(game).heroOf[frame.you],
  theirHero: (game, frame) => (frame.them >= 0 ? matchOf(game).heroOf[frame.them] : -1),
  yourFighter: (game, frame) => yourSide(game, frame)?.fighter ?? frame.me,
  opposingFighter: (game, frame) => theirSide(game, frame)?.fighter ?? -1,
};
export function fighterOf(who: Fighter): FighterOf {
  if (typeof who === 'string') return ROLE_OF[who];
  return (game, frame) => {
    const { fighters, fightersOf } = matchOf(game);
    for (const each of fightersOf[frame.you]) if (fighters[each].id === who.named) return each;
    return -1;
  };
}
export const spaceOf = (who: FighterOf, game: Game, frame: Frame): number => {
  const fighter = who(game, frame);
  return fighter < 0 ? -1 : game.space[fighter];
};
const isTheirHero = (who: unknown): boolean => who === 'theirHero';
export const fighter: Field<Fighter, FighterOf> = field(orRecord(role, named), fighterOf, isTheirHero);

// Groups
const GROUP: Record<(typeof KINDS)[number], Setting> = {
  fighters: 'anywhere',
  yourFighters: 'anywhere',
  friendlyFighters: 'anywhere',
  opposingFighters: 'anywhere',
  combatants: 'combat',
};
const group: Kind<Group> = record<Group>({
  of: orRecord(wordIn('group', GROUP), named),
  where: maybe(list<Filter>(wordOf('is', 'filter', 'filter'), { most: MOST_FILTERS })),
});
/** The fighters of a group that are on the board. */
export type MembersOf = (game: Game, frame: Frame) => number[];
type Belongs = (game: Game, frame: Frame, fighter: number, seat: number) => boolean;
const KIND_OF: Record<(typeof KINDS)[number], Belongs> = {
  fighters: () => true,
  yourFighters: (_game, frame, _fighter, seat) => seat === frame.you,
  friendlyFighters: (game, frame, _fighter, seat) => areAllies(game, seat, frame.you),
  opposingFighters: (game, frame, _fighter, seat) => !areAllies(game, seat, frame.you),
  combatants: (game, frame, each) => each === yourSide(game, frame)?.fighter || each === theirSide(game, frame)?.fighter,
};
export function membersOf({ of, where = [] }: Group, into: Compiler): MembersOf {
  const belongs: Belongs =
    typeof of === 'string' ? KIND_OF[of] : (game, frame, each, seat) => seat === frame.you && matchOf(game).fighters[each].id === of.named;
  const filters = where.map((each) => filterOf(each, into));
  return (game, frame) => {
    const { fighters } = matchOf(game);
    const found: number[] = [];
    for (let each = 0; each < game.space.length; each++)
      if (game.space[each] >= 0 && belongs(game, frame, each, fighters[each].seat) && filters.every((fits) => fits(game, frame, each)))
        found.push(each);
    return found;
  };
}
function filterOf(filter: Filter, into: Compiler): (game: Game, frame: Frame, fighter: number) => boolean {
  const { is } = filter as { is: string };
  const word = wordNamed('filter', is)!;
  const args = compileFields(word.fields, filter as Data, into) as never;
  return (game, frame, each) => word.fits(game, frame, args, each);
}
const groupMentions = ({ where = [] }: Group): boolean =>
  where.some((each) => fieldsMention(wordNamed('filter', (each as { is: string }).is)!.fields, each as Data));
export const fightersOf: Field<Group, MembersOf> = field(group, membersOf, groupMentions);

// One fighter, one of a group that somebody picks, or each of a group
export interface WhoOf {
  readonly is: 'fighter' | 'one' | 'each';
  readonly fighter: FighterOf;
  readonly members: MembersOf;
}
const NOBODY_OF: FighterOf = () => -1;
const NO_MEMBERS: MembersOf = () => [];
function whoOf(who: Who, into: Compiler): WhoOf {
  if (typeof who === 'string' || 'named' in who) return { is: 'fighter', fighter: fighterOf(who), members: NO_MEMBERS };
  if ('one' in who) return { is: 'one', fighter: NOBODY_OF, members: membersOf(who.one, into) };
  return { is: 'each', fighter: NOBODY_OF, members: membersOf(who.each, into) };
}
const oneOrEach = byField<Exclude<Who, string>>({
  named,
  one: record<{ one: Group }>({ one: group }),
  each: record<{ each: Group }>({ each: group }),
});
export const who: Field<Who, WhoOf> = field(orRecord(role, oneOrEach), whoOf, (meant) =>
  typeof meant === 'string' ? isTheirHero(meant) : 'one' in meant ? groupMentions(meant.one) : 'each' in meant && groupMentions(meant.each),
);
/** The fighters that are meant and on the board; of `one` whoever was picked. */
export function targets(game: Game, frame: Frame, { is, fighter: of, members }: WhoOf): number[] {
  if (is === 'each') return members(game, frame);
  const meant = is === 'one' ? frame.it : of(game, frame);
  return isOnBoard(game, meant) ? [meant] : [];
}

// Spaces
export interface SpacesOf {
  readonly meets: (game: Game, frame: Frame, space: number) => boolean;
  /** The same, leaving out that it must be empty. */
  readonly describes: (game: Game, frame: Frame, space: number) => boolean;
}
function spacesOf(where: Spaces, into: Compiler): SpacesOf {
  const words = where.map((each) => {
    const word = wordNamed('place', (each as { is: string }).is)!;
    return { word, args: compileFields(word.fields, each as Data, into) as never };
  });
  return {
    meets: (game, frame, space) => words.every(({ word, args }) => word.meets(game, frame, args, space)),
    describes: (game, frame, space) => words.every(({ word, args }) => word.isElsewhere || word.meets(game, frame, args, space)),
  };
}
export const spaces: Field<Spaces, SpacesOf> = field(
  list<SpaceFilter>(wordOf('is', 'filter', 'place'), { most: MOST_FILTERS }),
  spacesOf,
  (where) => where.some((each) => fieldsMention(wordNamed('place', (each as { is: string }).is)!.fields, each as Data)),
);
/** Spaces that meet a description, occupied or not. */
export function spacesThat(game: Game, frame: Frame, { meets }: SpacesOf): number[] {
  const found: number[] = [];
  for (let space = 0; space < matchOf(game).board.count; space++) if (meets(game, frame, space)) found.push(space);
  return found;
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
  const word = amountNamed(amount as Data);
  const args = compileFields(word.fields, amount as Data, into) as never;
  return (game, frame) => word.count(game, frame, args);
}
const amountNamed = (amount: Data) => wordNamed('amount', (amount.per ?? amount.the) as string)!;
const amountMentions = (amount: Amount): boolean => {
  if (typeof amount === 'number') return false;
  if ('times' in amount) return amountMentions((amount as { of: Amount }).of);
  return fieldsMention(amountNamed(amount as Data).fields, amount as Data);
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
  const word = wordNamed('condition', (condition as { if: string }).if)!;
  const args = compileFields(word.fields, condition as Data, into) as never;
  return (game, frame) => word.holds(game, frame, args);
}
export const condition: Field<Condition, ConditionOf> = field(wordOf('if', 'condition', 'condition'), conditionOf, (claim) =>
  fieldsMention(wordNamed('condition', (claim as { if: string }).if)!.fields, claim as Data),
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
  (data) => fieldsMention(wordNamed('price', (data as { pay: string }).pay)!.fields, data as Data),
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
    return word !== undefined && (word.opponent || fieldsMention(word.fields, each as Data));
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
