/** Fighters, groups and spaces. */
import type { Condition, Fighter, Group, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { formOfCard, isAbout, isNamed, isTheOthers, narrowing } from '../sentence.ts';
import type { PlaceText } from '../words.ts';
import { a, isYou, my, possessive, theirs } from './grammar.ts';
import { fighterNoun, formOf, heroNoun, manyOf, type Noun, spoken, tokenNoun } from './names.ts';
import { words } from './vocabulary.ts';

/** The hero whose card it is. */
export const hero = (context: Context): string => (context.hero ? spoken(heroNoun(context.hero.id, formOfCard(context))) : 'your hero');

/** `brief` leaves out "in the combat" where no other fighter can be meant. */
export function fighter(who: Fighter, context: Context, brief = isNamed(who, context)): string {
  if (typeof who === 'object') return who.named === context.hero?.id ? hero(context) : spoken(fighterNoun(who.named, context.hero?.id));
  const yourHero = context.owner === 'opponent' ? 'your hero' : hero(context);
  const yourFighter = context.at === 'scheme' ? 'the fighter who played this card' : brief ? 'your fighter' : 'your fighter in the combat';
  switch (who) {
    case 'yourHero':
      return isYou(context) ? yourHero : 'their hero';
    case 'theirHero':
      return isYou(context) ? "your opponent's hero" : yourHero;
    case 'yourFighter':
      return isYou(context) ? yourFighter : 'their fighter';
    case 'opposingFighter':
      return isYou(context) ? 'the opposing fighter' : yourFighter;
    case 'it':
      return 'that fighter';
  }
}
/** The same where no other fighter can be meant. */
export const said = (who: Fighter, context: Context): string => fighter(who, context, true);
/** Those who attack or defend: "Alice", "your fighters". */
export const byWhom = (id: string, context: Context): string => (id === 'any' ? 'your fighters' : fighter({ named: id }, context));
export const aSidekick = (id: string, context: Context): string => a(fighterNoun(id, context.hero?.id).name);
/** "you are attacking as Mr. Hyde", where the next claim is about such a form. */
export function asForm(claim: string, next: Condition, context: Context): string | undefined {
  const form = 'form' in next ? formOf(next.form, context.hero?.id) : undefined;
  return form?.person ? `${claim} as ${form.name}` : undefined;
}
export const zoneOf = (who: Fighter, context: Context): string =>
  `${isAbout(who, context) ? pronouns(who, context).their : possessive(fighter(who, context, true))} zone`;
/** "him", where it is clear who that is. */
export const them = (who: Fighter, context: Context): string =>
  isAbout(who, context) ? pronouns(who, context).them : fighter(who, context);

const PRONOUNS = {
  he: { them: 'him', their: 'his' },
  she: { them: 'her', their: 'her' },
  it: { them: 'it', their: 'its' },
  they: { them: 'them', their: 'their' },
};
/** The pronouns for a fighter just named. */
export const pronouns = (who: Fighter, context: Context): { they: string; them: string; their: string } => {
  const noun: Noun | undefined =
    typeof who === 'object'
      ? fighterNoun(who.named, context.hero?.id)
      : who === 'yourHero' && isYou(context) && context.hero
        ? fighterNoun(context.hero.id)
        : undefined;
  const they = noun?.pronoun ?? 'it';
  return { they, ...PRONOUNS[they] };
};

export const token = (context: Context): Noun =>
  context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id) : { name: 'token' };

/** The head of a group after "one" or "each": "of your fighters", "opposing fighter", "other opposing fighter". */
function members({ of, where }: Group, context: Context): string {
  const isOthers = where?.some(isTheOthers);
  const other = isOthers ? 'other ' : '';
  const fighters = (kind: string) => `${other}${kind}fighter`;
  if (typeof of === 'object') return `of ${my(context)} ${other}${manyOf(fighterNoun(of.named, context.hero?.id))}`;
  switch (of) {
    case 'fighters':
      return fighters('');
    case 'yourFighters':
      return `of ${my(context)} ${other}fighters`;
    case 'friendlyFighters':
      return isYou(context) ? fighters('friendly ') : `of the ${other}fighters friendly to them`;
    case 'opposingFighters':
      return isYou(context) ? fighters('opposing ') : `of your ${other}fighters`;
    case 'combatants':
      return `of the ${other}fighters in the combat`;
  }
}
const filters = (group: Group, context: Context): string =>
  narrowing(group)
    .map((by) => ` ${words.filters[by.is](by as never, context)}`)
    .join('');
function group(quantity: 'one' | 'each', group: Group, context: Context): string {
  const narrowed = filters(group, context);
  const everywhere = group.of === 'fighters' && !narrowed ? ' on the board' : '';
  return `${quantity === 'one' && group.of === 'fighters' ? 'any one' : quantity} ${members(group, context)}${narrowed}${everywhere}`;
}
export const eachOf = (all: Group, context: Context): string => group('each', all, context);

/** Several, after a number: "opposing fighters in Medusa's zone", "of your fighters". */
export function many(all: Group, context: Context): string {
  const plural = members(all, context).replace(/fighter$/, 'fighters');
  return `${plural}${filters(all, context)}`;
}

export function who(who: Who, context: Context): string {
  if (typeof who === 'object' && 'one' in who) return group('one', who.one, context);
  if (typeof who === 'object' && 'each' in who) return group('each', who.each, context);
  return fighter(who, context);
}
/** The same after a verb: "him", where it is clear who that is. */
export const whom = (whom: Who, context: Context): string =>
  typeof whom === 'object' && ('one' in whom || 'each' in whom) ? who(whom, context) : them(whom, context);

export function spaces(where: Spaces, context: Context): string {
  const said = where.map((by) => words.places[by.is] as PlaceText<never, void>);
  const which = said.find((by) => by.which)?.which ?? 'any';
  const after = said.map(({ says }, i) => (says ? ` ${says(where[i] as never, context)}` : ''));
  return `${[which, ...new Set(said.flatMap(({ quality = [] }) => quality)), 'space'].join(' ')}${after.join('')}`;
}
export const theirCard = (context: Context): string => (context.theirCardNamed ? 'it' : `${theirs(context)} card`);
