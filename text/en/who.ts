/** Fighters, groups and spaces. */
import type { Fighter, Filter, Group, SpaceFilter, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { a, isYou, my, possessive, theirs } from './grammar.ts';
import { fighterNoun, manyOf, type Noun, spoken, tokenNoun } from './names.ts';

/** `brief` leaves out "in the combat" where no other fighter can be meant. */
export function fighter(who: Fighter, context: Context, brief = false): string {
  if (typeof who === 'object') return spoken(fighterNoun(who.named, context.hero?.id));
  const yourHero = context.hero && context.owner !== 'opponent' ? spoken(fighterNoun(context.hero.id)) : 'your hero';
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
export const zoneOf = (who: Fighter, context: Context): string => `${possessive(fighter(who, context, true))} zone`;

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

function filter(by: Filter, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return `adjacent to ${fighter(by.who, context)}`;
    case 'inZoneOf':
      return `in ${zoneOf(by.who, context)}`;
    case 'otherThan':
      return `other than ${fighter(by.who, context)}`;
    case 'onToken':
      return `in a space with ${a(token(context).name)}`;
    case 'inPickedSpaces':
      return 'in the chosen spaces';
    case 'movedThrough':
      return 'that was moved through';
  }
}
/** The head of a group after "one" or "each": "of your fighters", "opposing fighter". */
function members(of: Group['of'], context: Context): string {
  if (typeof of === 'object') return `of ${my(context)} ${manyOf(fighterNoun(of.named, context.hero?.id))}`;
  switch (of) {
    case 'fighters':
      return 'fighter';
    case 'yourFighters':
      return `of ${my(context)} fighters`;
    case 'friendlyFighters':
      return isYou(context) ? 'friendly fighter' : 'of the fighters friendly to them';
    case 'opposingFighters':
      return isYou(context) ? 'opposing fighter' : 'of your fighters';
    case 'combatants':
      return 'of the fighters in the combat';
  }
}
function group(quantity: 'one' | 'each', group: Group, context: Context): string {
  const filters = (group.where ?? []).map((by) => ` ${filter(by, context)}`).join('');
  const everywhere = group.of === 'fighters' && !filters ? ' on the board' : '';
  return `${quantity === 'one' && group.of === 'fighters' ? 'any one' : quantity} ${members(group.of, context)}${filters}${everywhere}`;
}
export const eachOf = (all: Group, context: Context): string => group('each', all, context);

/** Several, after a number: "opposing fighters in Medusa's zone", "of your fighters". */
export function many(all: Group, context: Context): string {
  const filters = (all.where ?? []).map((by) => ` ${filter(by, context)}`).join('');
  const plural = members(all.of, context).replace(/fighter$/, 'fighters');
  return `${plural}${filters}`;
}

export function who(who: Who, context: Context): string {
  if (typeof who === 'object' && 'one' in who) return group('one', who.one, context);
  if (typeof who === 'object' && 'each' in who) return group('each', who.each, context);
  return fighter(who, context);
}

function spaceFilter(by: SpaceFilter, context: Context): string {
  switch (by.is) {
    case 'empty':
    case 'picked':
      return '';
    case 'adjacentTo':
      return ` adjacent to ${fighter(by.who, context)}`;
    case 'inZoneOf':
      return ` in ${zoneOf(by.who, context)}`;
    case 'adjacentToPicked':
      return ' adjacent to the chosen space';
    case 'withToken':
      return ` with ${a(token(context).name)}`;
    case 'withoutToken':
      return ` without ${a(token(context).name)}`;
  }
}
export function spaces(where: Spaces, context: Context): string {
  const is = (word: SpaceFilter['is']) => where.some((by) => by.is === word);
  const filters = where.map((by) => spaceFilter(by, context)).join('');
  return `${is('picked') ? 'that' : 'any'} ${is('empty') ? 'empty ' : ''}space${filters}`;
}
export const theirCard = (context: Context): string => `${theirs(context)} card`;
