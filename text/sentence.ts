/** What sentences mean before any language says them. */
import type { Amount, Condition, Effect, Fighter, Filter, Who, Whose } from '@peerless/engine';
import type { Context, Described, Question, Speaker, Table } from './language.ts';

/** Does "you" own the card? */
export const isOwner = (context: Context): boolean => speaker(context) === 'you' && context.owner !== 'opponent';
export const speaker = (context: Context): Speaker => context.speaker ?? 'you';
/** The roles are turned, so nobody is named yet. */
export function fromTheOtherSide(context: Context, other: Exclude<Speaker, 'you'>): Context {
  const { about: _about, named: _named, theirCardNamed: _card, isBack: _back, ...rest } = context;
  return speaker(context) === 'you' ? { ...rest, speaker: other } : { ...rest, speaker: 'you', isBack: true };
}

type Each = Exclude<Extract<Amount, { per: string }>, { per: 'done' }>;
/** An amount taken apart: so many, so many for each thing, or a multiple of a number known elsewhere. */
export type Measure =
  | { is: 'number'; n: number }
  | { is: 'each'; n: number; thing: Each | { per: 'counted' } }
  | { is: 'thatMany'; n: number }
  | { is: 'equal'; n: number; to: Extract<Amount, { the: string }> };

export function measure(amount: Amount, context: Context): Measure {
  if (typeof amount === 'number') return { is: 'number', n: amount };
  if ('times' in amount) {
    const inner = measure(amount.of, context);
    return { ...inner, n: inner.n * amount.times };
  }
  if ('the' in amount) return { is: 'equal', n: 1, to: amount };
  if (amount.per === 'done') return context.counted ? { is: 'each', n: 1, thing: { per: 'counted' } } : { is: 'thatMany', n: 1 };
  return { is: 'each', n: 1, thing: amount };
}

/** A look, the pick that follows and what becomes of the card read better as one. */
export type Said = Effect | { do: 'lookAndPick'; fate: 'discardPicked' | 'putPickedUnder' | null };

const CARD_VERBS = [
  'draw',
  'bothDraw',
  'discard',
  'discardAnyNumber',
  'discardRandom',
  'discardTop',
  'turnTop',
  'lookAtHand',
  'pickFromHand',
  'lookAndPick',
  'discardPicked',
  'putPickedUnder',
  'putBack',
  'takeFromDiscard',
  'takeFromBoosts',
  'takeTopOfDiscard',
  'takeBack',
  'search',
  'boost',
  'cancel',
  'setValue',
  'addValue',
  'shiftValue',
  'ignoreValue',
  'lockValue',
  'setPrinted',
  'lockYourValues',
  'bonusAttack',
  'replaceYourCard',
  'replaceTheirCard',
] as const;
/** What is done with cards and their values, words about words, and all the rest: fighters, spaces, tokens, turns. */
export type CardVerb = Extract<Said, { do: (typeof CARD_VERBS)[number] }>;
export type Structure = Extract<
  Said,
  { do: 'if' | 'may' | 'pay' | 'payAnyNumber' | 'choose' | 'opponent' | 'opponentMay' | 'eachOpponent' | 'own' }
>;
export type FighterVerb = Exclude<Said, CardVerb | Structure>;
export const isCardVerb = (effect: CardVerb | FighterVerb): effect is CardVerb => (CARD_VERBS as readonly string[]).includes(effect.do);

export function fuse(effects: readonly Effect[]): Said[] {
  const said: Said[] = [];
  for (let i = 0; i < effects.length; i++) {
    const [now, next, after] = effects.slice(i, i + 3) as [Effect, Effect?, Effect?];
    if (now.do !== 'lookAtHand' || next?.do !== 'pickFromHand') {
      said.push(now);
      continue;
    }
    const fate = after?.do === 'discardPicked' || after?.do === 'putPickedUnder' ? after.do : null;
    said.push({ do: 'lookAndPick', fate });
    i += fate ? 2 : 1;
  }
  return said;
}

const STATEMENTS: readonly Said['do'][] = [
  'bothDraw',
  'discardPicked',
  'putPickedUnder',
  'lockYourValues',
  'if',
  'opponent',
  'opponentMay',
  'eachOpponent',
];
/** Does the effect say what others do, so that it cannot follow "you may"? */
export const isStatement = (effect: Said | undefined): boolean =>
  effect !== undefined && (STATEMENTS.includes(effect.do) || (effect.do === 'boost' && effect.card === 'theirs'));

/** The context of an amount that may speak of the fighter it is for. */
export const towards = (who: Who, context: Context): Context =>
  typeof who === 'object' && ('one' in who || 'each' in who) ? context : { ...context, about: who };

/** Is "that card" the speaker's own? It was picked by the owner of the sentence, unless said otherwise. */
export const holdsPicked = (context: Context): boolean =>
  context.picker === undefined ? !isOwner(context) : context.picker !== speaker(context);

/** The form that the card asks for: the hero goes by its name there. */
export const formOfCard = ({ hero, card }: Context): string | undefined => (card && hero?.forms?.includes(card.by) ? card.by : undefined);

/** Is the group all but the fighter of whom the sentence speaks anyway? */
export const isTheOthers = (by: Filter): boolean => by.is === 'otherThan' && (by.who === 'yourFighter' || by.who === 'it');

/** May it be a fighter of either side? */
export const isOfEitherSide = (who: Who): boolean =>
  typeof who === 'object' && 'one' in who && (who.one.of === 'combatants' || who.one.of === 'fighters');

/** Are there several fighters of that name? */
export const isMany = (name: string, { hero }: Context): boolean =>
  hero?.sidekicks.some(({ id, count }) => id === name && count > 1) ?? false;

/** Does a card take its own BOOST value? */
export const isItsOwnBoost = (card: Whose, to: Amount): boolean =>
  card === 'theirs' && typeof to === 'object' && 'the' in to && to.the === 'boost' && to.of === 'theirCard';

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
export function after(effect: Said, { theirCardNamed: _, ...context }: Context): Context {
  switch (effect.do) {
    case 'discard':
    case 'discardRandom':
    case 'discardAnyNumber':
      return { ...context, counted: 'discarded' };
    case 'payAnyNumber':
      return { ...context, counted: 'spent' };
    case 'damage':
      return { ...context, counted: 'dealt' };
    case 'pickFromHand':
    case 'lookAndPick':
      return { ...context, picker: speaker(context) };
    case 'cancel':
      return { ...context, theirCardNamed: true };
    case 'nameNumber': {
      const { counted: _, ...rest } = context;
      return rest;
    }
    default:
      return context;
  }
}

/** The context of what a condition governs: whom and what it named need not be named again. */
export function about(condition: Condition, context: Context): Context {
  switch (condition.if) {
    case 'not':
      return about(condition.that, context);
    case 'all':
    case 'adjacent':
    case 'inZoneOf':
      return { ...context, named: fightersIn(condition) };
    case 'inForm':
      return context.hero ? { ...context, about: { named: context.hero.id } } : context;
    case 'namedTheirPrintedValue':
      return { ...context, theirCardNamed: true };
    default:
      return 'who' in condition ? { ...context, about: condition.who } : context;
  }
}
/** The fighter a condition is a claim about. */
export const subjectOf = (condition: Condition): Fighter | undefined =>
  condition.if === 'not' ? subjectOf(condition.that) : 'who' in condition ? condition.who : undefined;
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
  if (condition.if === 'not') return fightersIn(condition.that);
  if (condition.if === 'all') return condition.of.flatMap(fightersIn);
  if (!('who' in condition)) return [];
  return [condition.who, ...('to' in condition ? [condition.to] : []), ...('of' in condition ? [condition.of] : [])];
}
const isSame = (one: Fighter, other: Who): boolean => JSON.stringify(one) === JSON.stringify(other);
export const isAbout = (who: Who, { about }: Context): boolean => about !== undefined && isSame(about, who);
export const isNamed = (who: Fighter, { named }: Context): boolean => named?.some((one) => isSame(one, who)) ?? false;

/** The context of a prompt: the card or ability that asks, read by the one who is asked. */
export function contextOf({ source, seat, word }: Question, table: Table): Context {
  if (!source || 'rule' in source) return {};
  const hero = table.seats[source.seat]?.definition;
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
export function tokensOf({ seat }: { seat: number }, { seats }: Table): { id: string; hero: string } | undefined {
  const owner = [seats[seat], ...seats].find((each) => each?.definition?.tokens)?.definition;
  return owner?.tokens && { id: owner.tokens.id, hero: owner.id };
}

/** Whose card is chosen: one's own, except when picked from another hand. */
export const deckOf = ({ kind, seat, card }: Described, table: Table): number =>
  kind === 'pickCard'
    ? table.seats.findIndex(({ definition }, other) => other !== seat && definition?.deck.some(({ id }) => id === card))
    : seat;

/** A clause; a heavy one holds a condition or a choice of its own and is set off by a semicolon. */
export interface Phrase {
  text: string;
  heavy?: true;
}
export const phrase = (text: string): Phrase[] => [{ text }];
export const heavy = (text: string): Phrase => ({ text, heavy: true });

export const capital = (text: string): string => text.replace(/^[^\p{L}\d]*\p{L}/u, (start) => start.toUpperCase());
