/** What sentences mean before any language says them. */
import {
  type Amount,
  type Condition,
  type Effect,
  type Fighter,
  type Filter,
  type Group,
  type Telling,
  type Who,
  wordNamed,
} from '@peerless/engine';
import type { Cast, Context, Described, Question, Speaker } from './language.ts';

/** Does "you" own the card? */
export const isOwner = (context: Context): boolean => speaker(context) === 'you' && context.owner !== 'opponent';
export const speaker = (context: Context): Speaker => context.speaker ?? 'you';
/** The roles are turned, so nobody is named yet. */
export function fromTheOtherSide(context: Context, other: Exclude<Speaker, 'you'>): Context {
  const { about: _about, named: _named, theirCardNamed: _card, isBack: _back, ...rest } = context;
  return speaker(context) === 'you' ? { ...rest, speaker: other } : { ...rest, speaker: 'you', isBack: true };
}

/** An amount taken apart: so many, so many for each thing, or a multiple of a number known elsewhere. */
export type Measure =
  | { is: 'number'; n: number }
  | { is: 'each'; n: number; thing: Extract<Amount, { per: string }> }
  | { is: 'thatMany'; n: number }
  | { is: 'equal'; n: number; to: Extract<Amount, { the: string }> };

export function measure(amount: Amount, context: Context): Measure {
  if (typeof amount === 'number') return { is: 'number', n: amount };
  if ('times' in amount) {
    const inner = measure(amount.of, context);
    return { ...inner, n: inner.n * amount.times };
  }
  if ('the' in amount) return { is: 'equal', n: 1, to: amount };
  const isUntold = wordNamed('amount', amount.per)?.isThatMany && !context.counted;
  return isUntold ? { is: 'thatMany', n: 1 } : { is: 'each', n: 1, thing: amount };
}

const tells = (effect: Effect | undefined): Telling => (effect && wordNamed('verb', effect.do)?.tells) ?? {};

/** Does any word in it say what becomes of “that card”? */
export const isOfThatCard = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  (('do' in said && tells(said as Effect).isOfThatCard === true) || Object.values(said).some(isOfThatCard));

/** A look at a hand, the pick that follows and what becomes of the card read better as one. */
export interface Picking {
  look: Effect;
  pick: Effect;
  fate: Effect | undefined;
}
export function fuse(effects: readonly Effect[]): (Effect | Picking)[] {
  const [look, pick, fate, ...rest] = effects;
  if (!look) return [];
  if (!pick || !wordNamed('verb', look.do)?.looks || tells(pick).names !== 'thatCard') return [look, ...fuse(effects.slice(1))];
  if (!fate || tells(fate).isOfThatCard) return [{ look, pick, fate }, ...fuse(rest)];
  return [{ look, pick, fate: undefined }, ...fuse([fate, ...rest])];
}

/** Does the effect say what others do, so that it cannot follow "you may"? */
export function isStatement(effect: Effect | Picking | undefined): boolean {
  const { isOfOthers = false } = effect && 'do' in effect ? tells(effect) : {};
  return typeof isOfOthers === 'function' ? isOfOthers(effect as never) : isOfOthers;
}

/** The context of an amount that may speak of the fighter it is for. */
export const towards = (who: Who, context: Context): Context =>
  typeof who === 'object' && ('one' in who || 'each' in who) ? context : { ...context, about: who };

/** Is "that card" the speaker's own? It was picked by the owner of the sentence, unless said otherwise. */
export const holdsPicked = (context: Context): boolean =>
  context.picker === undefined ? !isOwner(context) : context.picker !== speaker(context);

/** The form that the card asks for: the hero goes by its name there. */
export const formOfCard = ({ hero, card }: Context): string | undefined => (card && hero?.forms?.includes(card.by) ? card.by : undefined);

/** Is the group all but the fighter of whom the sentence speaks anyway? */
export const isTheOthers = (by: Filter): boolean =>
  wordNamed('filter', by.is)?.isOthers === true && 'who' in by && (by.who === 'yourFighter' || by.who === 'it');
/** What narrows a group down, besides leaving out that fighter. */
export const narrowing = ({ where = [] }: Group): readonly Filter[] => where.filter((by) => !isTheOthers(by));

/** Is it plain which fighter is meant? */
export const isOneFighter = (who: Who): who is Fighter => typeof who !== 'object' || 'named' in who;
export const isEach = (who: Who): boolean => typeof who === 'object' && 'each' in who;
/** May it be a fighter of either side? */
export const isOfEitherSide = (who: Who): boolean =>
  typeof who === 'object' && 'one' in who && (who.one.of === 'combatants' || who.one.of === 'fighters');

/** Are there several fighters of that name? */
export const isMany = (name: string, { hero }: Context): boolean =>
  hero?.sidekicks.some(({ id, count }) => id === name && count > 1) ?? false;

/** With the item the card says once more what it says anyway. */
export function isFurther(effect: Effect, { card }: Context): boolean {
  const [word, all] = [JSON.stringify(effect), card?.effects ?? []];
  return (
    all.some(({ item, does }) => item !== undefined && does.includes(effect)) &&
    all.some(({ item, does }) => item === undefined && does.some((other) => JSON.stringify(other) === word))
  );
}

/** Do the titles of the cards with a tag tell that they have it? */
export function isInTitles(tag: string, { hero }: Context, named: { card(id: string): string; tag(id: string): string }): boolean {
  const cards = hero?.deck.filter(({ tags }) => tags?.includes(tag)) ?? [];
  return cards.length > 0 && cards.every(({ id }) => named.card(id).includes(named.tag(tag)));
}

/** The context of what follows an effect. */
export function after(effect: Effect, { theirCardNamed: _named, counted: before, ...context }: Context): Context {
  const { counts = before, names } = tells(effect);
  return {
    ...context,
    ...(counts && counts !== 'named' && { counted: counts }),
    ...(names === 'theirCard' && { theirCardNamed: true }),
    ...(names === 'thatCard' && { picker: speaker(context) }),
  };
}

/** The one condition that a condition turns over, or all that it joins. */
const inside = (condition: Condition): Condition | readonly Condition[] | undefined =>
  Object.values(condition).find(
    (part) => typeof part === 'object' && ('if' in part || (Array.isArray(part) && part[0] && 'if' in part[0])),
  );
const isOne = (part: ReturnType<typeof inside>): part is Condition => part !== undefined && 'if' in part;

/** The context of what a condition governs: whom and what it named need not be named again. */
export function about(condition: Condition, context: Context): Context {
  const part = inside(condition);
  if (isOne(part)) return about(part, context);
  const named = fightersIn(condition);
  if (part || named.length > 1) return { ...context, named };
  const names = wordNamed('condition', condition.if)?.names;
  if (names === 'yourHero') return context.hero ? { ...context, about: { named: context.hero.id } } : context;
  if (names === 'theirCard') return { ...context, theirCardNamed: true };
  return 'who' in condition ? { ...context, about: condition.who } : context;
}
/** The fighter a condition is a claim about. */
export function subjectOf(condition: Condition): Fighter | undefined {
  const part = inside(condition);
  return isOne(part) ? subjectOf(part) : 'who' in condition ? condition.who : undefined;
}
/** Is a claim about the same fighter as the one before? */
export function isAboutSame(claim: Condition, before: Condition | undefined): boolean {
  const who = subjectOf(claim);
  return who !== undefined && before !== undefined && JSON.stringify(who) === JSON.stringify(subjectOf(before));
}
/** Claims in groups: each of `goOn` stands with the one before it. */
export function grouped(claims: readonly string[], goOn: (claim: number) => boolean): string[][] {
  const groups: string[][] = [];
  claims.forEach((claim, i) => {
    const last = groups.at(-1);
    if (last && goOn(i)) last.push(claim);
    else groups.push([claim]);
  });
  return groups;
}
function fightersIn(condition: Condition): Fighter[] {
  const part = inside(condition);
  if (part) return isOne(part) ? fightersIn(part) : part.flatMap(fightersIn);
  if (!('who' in condition)) return [];
  return [condition.who, ...('to' in condition ? [condition.to] : []), ...('of' in condition ? [condition.of] : [])];
}
const isSame = (one: Fighter, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);
export const isAbout = (who: Who, { about }: Context): boolean => about !== undefined && isSame(about, who);
export const isNamed = (who: Fighter, { named }: Context): boolean => named?.some((one) => isSame(one, who)) ?? false;

/** The context of a condition on a card, which speaks to whoever plays it. */
export const whereSaid = ({ seat, card, cond }: { seat: number; card: string; cond: Condition }, cast: Cast): Context =>
  contextOf({ source: { card, seat }, seat, word: cond }, cast);
/** The context of a prompt: the card or ability that asks, read by the one who is asked. */
export function contextOf({ source, seat, word }: Pick<Question, 'source' | 'seat'> & { word: unknown }, cast: Cast): Context {
  if (!source || 'rule' in source) return {};
  const hero = cast.seats[source.seat]?.definition;
  const card = hero?.deck.find(({ id }) => 'card' in source && id === source.card);
  const at = card?.effects.find(({ does }) => JSON.stringify(does).includes(JSON.stringify(word)))?.at;
  return {
    ...(hero && { hero }),
    ...(card && { card }),
    ...(card?.value !== undefined && { value: card.value }),
    ...(at && { at }),
    owner: source.seat === seat ? 'you' : 'opponent',
  };
}

/** The tokens that a choice is about; an opponent may move them too. */
export function tokensOf({ seat }: { seat: number }, { seats }: Cast): { id: string; hero: string } | undefined {
  const owner = [seats[seat], ...seats].find((each) => each?.definition?.tokens)?.definition;
  return owner?.tokens && { id: owner.tokens.id, hero: owner.id };
}

/** Whose card is chosen: one's own, except when picked from another hand. */
export const deckOf = ({ kind, seat, card }: Described, cast: Cast): number =>
  kind === 'pickCard'
    ? cast.seats.findIndex(({ definition }, other) => other !== seat && definition?.deck.some(({ id }) => id === card))
    : seat;

/** `say` states or commands; `bare` is the infinitive after "may". */
export type Mood = 'say' | 'bare';
/** A clause; a heavy one holds a condition or a choice of its own and is set off by a semicolon. */
export interface Phrase {
  text: string;
  heavy?: true;
}
export const phrase = (text: string): Phrase[] => [{ text }];
export const heavy = (text: string): Phrase => ({ text, heavy: true });

/** Clauses one after another, with a word between light ones. */
export const joining =
  (then: string) =>
  (phrases: readonly Phrase[]): string =>
    phrases.reduce(
      (said, next, i) => (i === 0 ? next.text : `${said}${next.heavy || phrases[i - 1]?.heavy ? '; ' : then}${next.text}`),
      '',
    );

export const capital = (text: string): string => text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());
