/** Fighters, groups and spaces. */
import type { Fighter, Filter, Group, SpaceFilter, Spaces, Who } from '@peerless/engine';
import type { Context } from '../language.ts';
import { formOfCard, isAbout, isNamed, isTheOthers } from '../sentence.ts';
import { adjective, CASES, type Case, followed, type Gender, type Noun, someone } from './declension.ts';
import { END, FIGHTER, HERO, isYou, SPACE, TOKEN } from './grammar.ts';
import { fighterNoun, tokenNoun } from './names.ts';

/** A noun with words before it that agree, and words after it that may. */
function agreeing(before: readonly string[], head: Noun, after: (c: Case) => string = () => ''): Noun {
  const say = (c: Case) => [...before.map((word) => adjective(word, head.gender, c, head.animate)), head[c]].join(' ') + after(c);
  return { ...head, ...inEveryCase(say) };
}
const inEveryCase = (say: (c: Case) => string): Record<Case, string> =>
  Object.fromEntries(CASES.map((c) => [c, say(c)])) as Record<Case, string>;
const THEIR_HERO = followed(HERO, ' суперника');
const COMBATANT = followed(
  someone('m', 'учасник|учасника|учасникові|учасника|учасником|учасникові', 'учасники|учасників|учасникам|учасників|учасниками|учасниках'),
  ' бою',
);
/** What belongs to the speaker, said by "свій" except as a subject. */
const own = (head: Noun, context: Context, after = ''): Noun => ({
  ...agreeing(['свій'], head, () => after),
  nom: `${isYou(context) ? `ваш ${head.nom}` : `${head.nom} суперника`}${after}`,
});

/** Which fighter of several is meant: the one in the combat. */
const inCombat = (context: Context): string => `, який ${context.at === 'afterCombat' ? 'брав' : 'бере'} участь у бою${END}`;
function yourFighter(context: Context, after: string, isObject: boolean): Noun {
  if (context.at === 'scheme') return followed(FIGHTER, `, який розіграв цю карту${END}`);
  return isObject ? own(FIGHTER, context, after) : agreeing(['ваш'], FIGHTER, () => after);
}
/** The hero whose card it is, by the name of the form that the card asks for. */
export const hero = (context: Context): Noun =>
  context.hero ? fighterNoun(formOfCard(context) ?? context.hero.id, context.hero.id) : agreeing(['ваш'], HERO);
const yourHero = (context: Context, isObject: boolean): Noun => {
  if (context.owner !== 'opponent') return hero(context);
  return isObject ? own(HERO, context) : agreeing(['ваш'], HERO);
};

/** `brief` leaves out the combat where no other fighter can be meant; `isObject` stands where the speaker is the subject. */
export function fighter(who: Fighter, context: Context, brief = false, isObject = false): Noun {
  if (typeof who === 'object') return who.named === context.hero?.id ? hero(context) : fighterNoun(who.named, context.hero?.id);
  const after = brief || isNamed(who, context) || isAbout(who, context) ? '' : inCombat(context);
  if (isObject && isTheOneNamed(who, context)) return agreeing(['цей'], FIGHTER);
  const theirFighter = agreeing(['ворожий'], COMBATANT);
  switch (who) {
    case 'yourHero':
      return isYou(context) ? yourHero(context, isObject) : isObject ? own(HERO, context) : THEIR_HERO;
    case 'theirHero':
      return isYou(context) ? THEIR_HERO : yourHero(context, false);
    case 'yourFighter':
      if (isYou(context)) return yourFighter(context, after, isObject);
      return isObject ? own(FIGHTER, context, after) : theirFighter;
    case 'opposingFighter':
      return isYou(context) ? theirFighter : yourFighter(context, after, false);
    case 'it':
      return agreeing(['цей'], FIGHTER);
  }
}
/** Was this fighter of the combat just named, and not the other one as well? */
const isTheOneNamed = (who: Fighter, context: Context): boolean =>
  (who === 'opposingFighter' && isNamed(who, context) && !isNamed('yourFighter', context)) ||
  (who === 'yourFighter' && isNamed(who, context) && !isNamed('opposingFighter', context));
/** "в зоні Медузи", "в її зоні" after she has been named. */
export const inZone = (who: Fighter, context: Context): string =>
  isAbout(who, context) ? `в ${pronoun(fighter(who, context)).acc} зоні` : `в зоні ${fighter(who, context).gen}`;

interface Pronoun {
  nom: string;
  /** Also whose. */
  acc: string;
  dat: string;
  /** After a preposition. */
  ins: string;
}
const PRONOUNS: Record<Gender, Pronoun> = {
  m: { nom: 'він', acc: 'його', dat: 'йому', ins: 'ним' },
  f: { nom: 'вона', acc: 'її', dat: 'їй', ins: 'нею' },
  n: { nom: 'воно', acc: 'його', dat: 'йому', ins: 'ним' },
};
export const pronoun = ({ gender }: Noun): Pronoun => PRONOUNS[gender];

export const token = (context: Context): Noun => (context.hero?.tokens ? tokenNoun(context.hero.tokens.id, context.hero.id) : TOKEN);

/** "з Алісою", or "з нею" where it is clear who that is. */
const withWhom = (who: Fighter, context: Context): string => {
  const whom = fighter(who, context);
  return `з ${isAbout(who, context) ? pronoun(whom).ins : whom.ins}`;
};
const passed = (context: Context): string => (isYou(context) ? 'ви пройшли' : 'пройшов суперник');
function filter(by: Filter, head: Noun, c: Case, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return `, ${adjective('суміжний', head.gender, c, head.animate)} ${withWhom(by.who, context)}${END}`;
    case 'inZoneOf':
      return ` ${inZone(by.who, context)}`;
    case 'otherThan':
      return isTheOthers(by) ? '' : `, крім ${fighter(by.who, context).gen}${END}`;
    case 'onToken':
      return ` в комірці з ${token(context).ins}`;
    case 'inPickedSpaces':
      return ' у вибраних комірках';
    case 'movedThrough':
      return `, через ${head.gender === 'f' ? 'яку' : 'якого'} ${passed(context)}${END}`;
  }
}
const filters = (group: Group, head: Noun, context: Context) => (c: Case) =>
  (group.where ?? []).map((by) => filter(by, head, c, context)).join('');

/** One member of a group, without a word of quantity. */
function member(of: Group['of'], context: Context): Noun {
  if (typeof of === 'object') return fighterNoun(of.named, context.hero?.id);
  switch (of) {
    case 'fighters':
      return FIGHTER;
    case 'yourFighters':
      return own(FIGHTER, context);
    case 'friendlyFighters':
      return agreeing(['дружній'], FIGHTER);
    case 'opposingFighters':
      return agreeing([isYou(context) ? 'ворожий' : 'ваш'], FIGHTER);
    case 'combatants':
      return COMBATANT;
  }
}
export function group(quantity: 'один' | 'кожен', all: Group, context: Context): Noun {
  const head = member(all.of, context);
  const tail = filters(all, head, context);
  const isOthers = all.where?.some(isTheOthers);
  const other = isOthers ? ['інший'] : [];
  const others = isOthers ? 'інших ' : '';
  if (quantity === 'кожен') return agreeing(['кожен', ...other], head, all.of === 'fighters' && !all.where ? () => ' на полі бою' : tail);
  if (all.of === 'fighters') return agreeing(['будь-який', ...other], head, tail);
  if (all.of === 'combatants') return oneOf(head, () => `${others}учасників бою`, tail);
  if (all.of === 'yourFighters') return oneOf(head, (c) => ofOwn(c, `${others}бійців`, context), tail);
  return agreeing(['один', ...other], head, tail);
}
const ofOwn = (c: Case, many: string, context: Context): string =>
  c !== 'nom' ? `своїх ${many}` : isYou(context) ? `ваших ${many}` : `${many} суперника`;
/** "одного зі своїх бійців". */
const oneOf = (head: Noun, many: (c: Case) => string, tail: (c: Case) => string): Noun => ({
  ...head,
  ...inEveryCase((c) => `${adjective('один', head.gender, c, true)} з ${many(c)}${tail(c)}`),
});

/** Several, in the genitive: "ворожих бійців у зоні Медузи". */
export function manyOf(all: Group, context: Context): string {
  const head = member(all.of, context);
  const adjectives = { yourFighters: 'ваших ', friendlyFighters: 'дружніх ', opposingFighters: isYou(context) ? 'ворожих ' : 'ваших ' };
  const kind = typeof all.of === 'string' && all.of in adjectives ? adjectives[all.of as keyof typeof adjectives] : '';
  return `${kind}${all.where?.some(isTheOthers) ? 'інших ' : ''}${(head.plural ?? head).gen}${(all.where ?? []).map((by) => pluralFilter(by, context)).join('')}`;
}
function pluralFilter(by: Filter, context: Context): string {
  switch (by.is) {
    case 'adjacentTo':
      return `, суміжних ${withWhom(by.who, context)}${END}`;
    case 'movedThrough':
      return `, через яких ${passed(context)}${END}`;
    default:
      return filter(by, FIGHTER, 'gen', context);
  }
}

/** Whom the speaker acts upon. */
export function who(who: Who, context: Context, brief = false): Noun {
  if (typeof who === 'object' && 'one' in who) return group('один', who.one, context);
  if (typeof who === 'object' && 'each' in who) return group('кожен', who.each, context);
  return fighter(who, context, brief, true);
}

/** The same after a verb: "його", "йому", where it is clear who that is. */
export function whom(whom: Who, context: Context): { acc: string; dat: string } {
  const noun = who(whom, context);
  return isAbout(whom, context) ? pronoun(noun) : noun;
}

function spaceFilter(by: SpaceFilter, c: Case, context: Context): string {
  switch (by.is) {
    case 'empty':
    case 'picked':
      return '';
    case 'adjacentTo':
      return `, ${adjective('суміжний', 'f', c)} ${withWhom(by.who, context)}${END}`;
    case 'inZoneOf':
      return ` ${inZone(by.who, context)}`;
    case 'adjacentToPicked':
      return `, ${adjective('суміжний', 'f', c)} з вибраною${END}`;
    case 'withToken':
      return ` з ${token(context).ins}`;
    case 'withoutToken':
      return ` без ${token(context).gen}`;
  }
}
export function spaces(where: Spaces, context: Context): Noun {
  const is = (word: SpaceFilter['is']) => where.some((by) => by.is === word);
  const before = [is('picked') ? 'цей' : 'будь-який', ...(is('empty') ? ['незайнятий'] : [])];
  return agreeing(before, SPACE, (c) => where.map((by) => spaceFilter(by, c, context)).join(''));
}
