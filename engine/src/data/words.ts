/**
 * The language of cards as data. A sentence is a list of words; each word is an object that names itself and holds further words,
 * so that it can be saved, copied, searched, translated and checked. What a word leaves open is a blank that a player fills.
 * The words themselves lie in words/, one folder each, and add what they look like to the interfaces here.
 */
export const TIMINGS = ['immediately', 'duringCombat', 'afterCombat', 'scheme'] as const;
export type Timing = (typeof TIMINGS)[number];

/** One fighter: a role, or a fighter of yours by its name. */
export const ROLES = ['yourHero', 'yourFighter', 'opposingFighter', 'theirHero', 'it'] as const;
export type Fighter = (typeof ROLES)[number] | { readonly named: string };

export const KINDS = ['fighters', 'yourFighters', 'friendlyFighters', 'opposingFighters', 'combatants'] as const;
/** Several fighters: a kind, or your sidekicks by their name; each filter narrows them. */
export interface Group {
  readonly of: (typeof KINDS)[number] | { readonly named: string };
  readonly where?: readonly Filter[];
}
export type Who = Fighter | { readonly one: Group } | { readonly each: Group };
/** Spaces: all filters hold for the space. */
export type Spaces = readonly SpaceFilter[];

export const WHOSE = ['yours', 'theirs'] as const;
export type Whose = (typeof WHOSE)[number];
/** Which cards: every stated field must fit. */
export interface Cards {
  readonly tag?: string;
  readonly name?: string;
  readonly by?: string;
}

// Each word adds itself to the table of its kind: `declare module '…/data/words.ts' { interface Verbs { draw: { do: 'draw'; cards: Amount } } }`.
// biome-ignore-start lint/suspicious/noEmptyInterface: words fill them
export interface Verbs {}
export interface Filters {}
export interface Places {}
export interface Amounts {}
export interface Conditions {}
export interface Prices {}
export interface HeroRules {}
export interface CardRules {}
export interface Moments {}
/** What the queries of the engine read of rules that stand, by the rule. */
export interface HeroStandings {}
export interface CardStandings {}
// biome-ignore-end lint/suspicious/noEmptyInterface: words fill them
/** A word of the language, or of one hero's own, defined beside its deck. */
export type Effect = Verbs[keyof Verbs] | { readonly do: 'own'; readonly word: string; readonly [detail: string]: unknown };
export type Filter = Filters[keyof Filters];
export type SpaceFilter = Places[keyof Places];
export type Amount = number | Amounts[keyof Amounts] | { readonly times: number; readonly of: Amount };
export type Condition = Conditions[keyof Conditions];
export type Price = Prices[keyof Prices];
/** A rule of the character card that one query of the engine reads. */
export type HeroRule = HeroRules[keyof HeroRules];
/** Text on a card without a timing word. */
export type CardRule = CardRules[keyof CardRules];
/** Moments at which an ability speaks; the order within one moment is the rulebook's. */
export type Moment = keyof Moments;
/** Those of one fighter, which the ability names; the table of moments tells. */
export type MomentOfOne = { [M in Moment]: Moments[M] extends 'ofOne' ? M : never }[Moment];

/** One printed effect: when it happens, what it says, and the item it asks for. */
export interface CardEffect {
  readonly at: Timing;
  readonly item?: string;
  readonly does: readonly Effect[];
}
const at =
  (timing: Timing) =>
  (...does: Effect[]): CardEffect => ({ at: timing, does });
export const immediately = at('immediately');
export const duringCombat = at('duringCombat');
export const afterCombat = at('afterCombat');
export const scheme = at('scheme');
/** The same effect, marked with an item's symbol. */
export const withItem = (item: string, effect: CardEffect): CardEffect => ({ ...effect, item });

// Fighters
export const yourHero: 'yourHero' = 'yourHero';
export const yourFighter: 'yourFighter' = 'yourFighter';
export const opposingFighter: 'opposingFighter' = 'opposingFighter';
export const theirHero: 'theirHero' = 'theirHero';
export const it: 'it' = 'it';
export const named = (name: string): Fighter & { named: string } => ({ named: name });

const group =
  (of: Group['of']) =>
  (...where: Filter[]): Group =>
    where.length ? { of, where } : { of };
export const fighters = group('fighters');
export const yourFighters = group('yourFighters');
export const friendlyFighters = group('friendlyFighters');
export const opposingFighters = group('opposingFighters');
export const combatants = group('combatants');
/** Your sidekicks of that name. */
export const all = (name: string, ...where: Filter[]): Group => group({ named: name })(...where);
export const one = (of: Group): Who => ({ one: of });
export const each = (of: Group): Who => ({ each: of });

export const anySpace: Spaces = [];
export const space = (...filters: SpaceFilter[]): Spaces => filters;
export const times = (n: number, of: Amount): Amount => ({ times: n, of });
export const own = (word: string, details: Record<string, unknown> = {}): Effect => ({ do: 'own', word, ...details });
